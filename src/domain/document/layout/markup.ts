import type { Fact, Gap, RichText } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { type Attributes, type Child, element, type Html } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import { richHtml, sampleHtml } from './rich-text.ts';

export { type Attributes, element, type Html } from './element.ts';

const placeholder = /\[\[([^[\]\n]{1,120})\]\]/;

const sample = /\{\{(?:([a-z\d]{0,12}): ?)?([^{}]{1,2000})\}\}/;

function plainHtml(text: string): Html {
  if (!text.includes('{{')) return withGaps(text);
  const [before = '', slot = '', words, ...after] = text.split(sample);
  if (words === undefined) return withGaps(text);
  const rest = text.slice(before.length).replace(sample, '');
  return `${withGaps(before)}${sampleHtml(slot, withGaps(words))}${after.length > 0 ? plainHtml(rest) : ''}`;
}

function withGaps(text: string): Html {
  if (!text.includes('[[')) return escapeHtml(text);
  return text
    .split(placeholder)
    .map((part, at) => (at % 2 === 1 ? gapHtml(part) : escapeHtml(part)))
    .join('');
}

function gapHtml(name: string, id?: string): Html {
  return element('span', { class: 'gap', id, more: { 'data-gap': name } }, escapeHtml(name));
}

/** An element with plain text, in which `[[Your address]]` is a placeholder. */
export function textElement(tag: string, attributes: Attributes, text: string): Html {
  return element(tag, attributes, plainHtml(text));
}

/** A block of a page: one root element with id and human name. */
export function block(
  tag: string,
  attributes: Attributes & { readonly id: string; readonly name: string },
  ...children: readonly Child[]
): DraftBlock {
  return { id: attributes.id, html: element(tag, attributes, ...children) };
}

export function isGap(fact: Fact): fact is Gap {
  return typeof fact === 'object' && 'placeholder' in fact;
}

const isRich = (fact: Fact): fact is RichText => Array.isArray(fact);

/** What a fact reads as: its text, or the name of what is missing. */
export function factText(fact: Fact): string {
  if (isRich(fact)) return fact.map((span) => span.text).join('');
  return isGap(fact) ? fact.placeholder : fact;
}

/** A fact as an addressable span; a missing one is a visible gap. */
export function factHtml(fact: Fact, id: string): Html {
  if (isGap(fact)) return gapHtml(fact.placeholder, id);
  return isRich(fact) ? element('span', { id }, richHtml(fact)) : textElement('span', { id }, fact);
}
