import { isDocumentFormat } from './formats.ts';
import { type RunningTemplate, runningAttribute, writeRunning } from './running/running-template.ts';
import type { Attribute } from './sanitise/canonical-node.ts';
import { attributeOf, element } from './sanitise/canonical-node.ts';
import { cleanAttributes, inCanonicalOrder } from './sanitise/clean-attributes.ts';
import { formatTokens } from './sanitise/clean-style.ts';

/** Document-wide settings from the article element; each has a default. */
export interface DocumentFacts {
  readonly title: string;
  readonly language: string;
  readonly format: string;
  readonly orientation: string;
  readonly direction: string;
  readonly theme: string;
  readonly tokens: Iterable<readonly [name: string, value: string]>;
  readonly running?: RunningTemplate | null;
}

const oneOf = (value: string, choices: readonly [string, ...string[]]): string =>
  choices.includes(value) ? value : choices[0];

/** Returns the sanitized value of one attribute, or undefined if nothing valid is left. */
export function cleanValue(elementName: string, name: string, value: string): string | undefined {
  return attributeOf(element(elementName, cleanAttributes(elementName, { [name]: value }), []), name);
}

/**
 * Returns the article's attributes in canonical order; invalid ones default to English, A4, portrait, Swiss,
 * light.
 */
export function articleAttributes(facts: DocumentFacts): readonly Attribute[] {
  const title = cleanValue('article', 'data-title', facts.title);
  const tokens = formatTokens(facts.tokens);
  const attributes: Attribute[] = [
    ['class', 'doc'],
    ['lang', cleanValue('article', 'lang', facts.language) ?? 'en'],
    ['data-format', isDocumentFormat(facts.format) ? facts.format : 'a4'],
    ['data-orientation', oneOf(facts.orientation, ['portrait', 'landscape'])],
    ['data-direction', /^[a-z][a-z0-9-]{0,40}$/.test(facts.direction) ? facts.direction : 'swiss'],
    ['data-theme', oneOf(facts.theme, ['light', 'dark'])],
  ];
  if (title) attributes.push(['data-title', title]);
  const lines = writeRunning(facts.running ?? null);
  if (lines !== '') attributes.push([runningAttribute, lines]);
  if (tokens !== '') attributes.push(['style', tokens]);
  return inCanonicalOrder(attributes);
}

/** Returns a page's attributes in canonical order; its class always starts with `page`. */
export function pageAttributes(attributes: Readonly<Record<string, string>>): readonly Attribute[] {
  const cleaned = cleanAttributes('section', attributes).filter(([name]) => name !== 'class');
  const extra = cleanValue('section', 'class', attributes.class ?? '');
  return inCanonicalOrder([['class', extra === undefined ? 'page' : `page ${extra}`], ...cleaned]);
}
