import type { Attribute } from './canonical-node.ts';
import { cleanStyle } from './clean-style.ts';
import { cleanText } from './clean-text.ts';
import { safeLink, safePictureSource } from './safe-addresses.ts';
import { svgAttribute } from './svg-attributes.ts';

/** Attributes written first, in this order; the others follow by name. */
const leading = ['class', 'data-id', 'data-name'];

const languageTag = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8}){0,8}$/;
const length = /^\d{1,5}(?:\.\d{1,4})?(?:%|px|mm|cm|in|pt|em|rem)?$/;
const count = /^[1-9]\d{0,2}$/;
const dataName = /^data-[a-z][a-z0-9-]{0,40}$/;
const classToken = /^[A-Za-z_-][A-Za-z0-9_:./-]{0,63}$/;
const idPattern = /^[A-Za-z0-9._-]{1,64}$/;

type Rule = (value: string) => string | null;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : null;

const words: Rule = (value) => (value.trim() === '' ? null : value);

/** Classes reserved for the kit's structure are allowed only on the article and its pages. */
const cleanClass: Rule = (value) => {
  const tokens = value
    .split(/\s+/)
    .filter((token) => classToken.test(token) && !/^(?:doc|page)$/.test(token));
  return tokens.length === 0 ? null : [...new Set(tokens)].slice(0, 40).join(' ');
};

/** Rules for every element. */
const everywhere: Readonly<Record<string, Rule>> = {
  class: cleanClass,
  style: (value) => cleanStyle(value) || null,
  lang: matching(languageTag),
  dir: matching(/^(?:ltr|rtl|auto)$/),
  title: words,
  role: matching(/^[a-z]{1,30}$/),
  'aria-label': words,
  'aria-hidden': matching(/^(?:true|false)$/),
  'data-id': matching(idPattern),
};

const cell: Readonly<Record<string, Rule>> = {
  colspan: matching(count),
  rowspan: matching(count),
  scope: matching(/^(?:row|col|rowgroup|colgroup)$/),
  width: matching(length),
};

/** Rules for specific elements. */
const ofElement: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  a: { href: safeLink },
  img: { src: safePictureSource, alt: (value) => value, width: matching(length), height: matching(length) },
  ol: {
    start: matching(/^-?\d{1,6}$/),
    type: matching(/^[1aAiI]$/),
    reversed: (value) => (value === '' || value === 'reversed' ? 'reversed' : null),
  },
  li: { value: matching(/^-?\d{1,6}$/) },
  td: cell,
  th: { ...cell, abbr: words },
  col: { span: matching(count), width: matching(length) },
  colgroup: { span: matching(count) },
  time: { datetime: matching(/^[0-9TZ:.+ -]{1,40}$/) },
  data: { value: matching(/^[\w .,+-]{1,80}$/) },
};

function cleanHtmlAttribute(elementName: string, name: string, value: string): string | null {
  const own = ofElement[elementName];
  const rule =
    (own && Object.hasOwn(own, name) ? own[name] : undefined) ??
    (Object.hasOwn(everywhere, name) ? everywhere[name] : undefined);
  if (rule) return rule(value);
  return dataName.test(name) ? value : null;
}

function rank(name: string): number {
  const index = leading.indexOf(name);
  return index < 0 ? leading.length : index;
}

/** Sorts attributes in canonical order. */
export function inCanonicalOrder(attributes: readonly Attribute[]): readonly Attribute[] {
  return attributes.toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/**
 * Returns the allowed attributes of an element, with safe values, in canonical order. `svgScope` is set for
 * an SVG element: the prefix for its own ids.
 */
export function cleanAttributes(
  elementName: string,
  attributes: Readonly<Record<string, string>>,
  svgScope?: string,
): readonly Attribute[] {
  const kept = new Map<string, string>();
  for (const [rawName, rawValue] of Object.entries(attributes)) {
    const name = rawName.toLowerCase();
    const value = cleanText(rawValue);
    const svg = svgScope === undefined ? null : svgAttribute(elementName, name, value, svgScope);
    if (svg) {
      if (!kept.has(svg[0])) kept.set(svg[0], svg[1]);
      continue;
    }
    const plain = cleanHtmlAttribute(svgScope === undefined ? elementName : 'svg', name, value);
    if (plain !== null && !kept.has(name)) kept.set(name, plain);
  }
  if (elementName === 'a' && kept.has('href')) kept.set('rel', 'noopener');
  return inCanonicalOrder([...kept]);
}
