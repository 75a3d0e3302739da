import type { Span } from '../../content/text/span.ts';
import { samplesOf } from '../../content/text/write-text.ts';
import { keptParts } from '../kit/kept-words.ts';
import { element, type Html } from './element.ts';
import { escapeHtml } from './escape-html.ts';
import type { RichText } from './text/field-text.ts';

const allowedSchemes = /^(?:https?:|mailto:)/i;

const keptHtml = (html: Html): Html => element('span', { class: 'kept' }, html);

/**
 * Renders words; parts such as phone numbers and amounts stay on one line. A text that is nothing else has its
 * line to itself.
 */
export function wordsWithKept(text: string, isWhole: boolean): Html {
  const parts = keptParts(text);
  if (isWhole && parts.length === 1) return escapeHtml(text);
  return parts
    .map(({ text: own, isKept }) => (isKept ? keptHtml(escapeHtml(own)) : escapeHtml(own)))
    .join('');
}

/** Returns whether lines under or through the text would stop at an inner element. */
const isLined = ({ isCode, isStruck, href }: Span): boolean =>
  isCode === true || isStruck === true || href !== undefined;

function spanHtml(span: Span, isWhole: boolean): Html {
  if (span.isGap)
    return element('span', { class: 'gap', more: { 'data-gap': span.text } }, escapeHtml(span.text));
  const words = isLined(span) ? escapeHtml(span.text) : wordsWithKept(span.text, isWhole);
  let html = words.replaceAll('\n', '<br>');
  if (span.isCode) html = element('code', {}, html);
  if (span.isStruck) html = element('s', {}, html);
  if (span.isEmphasis) html = element('em', {}, html);
  if (span.isStrong) html = element('strong', {}, html);
  const href = span.href?.trim();
  if (href !== undefined && allowedSchemes.test(href)) html = element('a', { more: { href } }, html);
  const [part] = isLined(span) && !isWhole ? keptParts(span.text) : [];
  return part?.isKept && part.text === span.text ? keptHtml(html) : html;
}

/** Marks sample text for the editor; it prints like any other text. */
export function sampleHtml(slot: string, html: Html): Html {
  return element('span', { class: 'sample', more: { 'data-sample': slot } }, html);
}

/** Renders inline marks as HTML. Links with schemes other than http, https and mailto become plain text. */
export function richHtml(text: RichText): Html {
  return samplesOf(text)
    .map(({ sample, spans }) => {
      const html = spans.map((span) => spanHtml(span, text.length === 1)).join('');
      return sample === undefined ? html : sampleHtml(sample, html);
    })
    .join('');
}
