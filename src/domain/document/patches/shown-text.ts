import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { Span } from '../../content/text/span.ts';

type Marks = Omit<Span, 'text'>;

const marksOf: Readonly<Record<string, Marks>> = {
  strong: { isStrong: true },
  b: { isStrong: true },
  em: { isEmphasis: true },
  i: { isEmphasis: true },
  code: { isCode: true },
  s: { isStruck: true },
  del: { isStruck: true },
};

const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs.class ?? '').split(/\s+/).includes(name);

function marksIn(element: Element): Marks {
  const { name, attribs } = element;
  if (name === 'a') return attribs.href === undefined ? {} : { href: attribs.href };
  if (hasClass(element, 'gap')) return { isGap: true };
  if (hasClass(element, 'sample')) return { sample: attribs['data-sample'] ?? '' };
  return marksOf[name] ?? {};
}

/** Drawings within a text, such as icons, are not part of it. */
const isDrawn = ({ name, attribs }: Element): boolean => name === 'svg' || 'data-icon' in attribs;

function* spansIn(nodes: readonly ChildNode[], marks: Marks): Generator<Span> {
  for (const node of nodes) {
    if (isText(node)) yield { text: node.data.replace(/\s+/g, ' '), ...marks };
    else if (isTag(node) && node.name === 'br') yield { text: '\n', ...marks };
    else if (isTag(node) && !isDrawn(node)) yield* spansIn(node.children, { ...marks, ...marksIn(node) });
  }
}

const sameMarks = (a: Span, b: Span): boolean =>
  JSON.stringify({ ...a, text: '' }) === JSON.stringify({ ...b, text: '' });

/** Joins neighboring spans with the same marks. */
function joined(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last && !span.isGap && sameMarks(last, span))
      out[out.length - 1] = { ...span, text: last.text + span.text };
    else if (span.text !== '') out.push(span);
  }
  return out;
}

/** Returns the text that an element shows, with its inline marks. */
export function shownSpans(element: Element): readonly Span[] {
  return joined([...spansIn(element.children, hasClass(element, 'gap') ? { isGap: true } : {})]);
}

/** Returns the text of an element as plain characters, for fields without marks such as code. */
export function shownCharacters(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return '';
      return node.name === 'br' ? '\n' : shownCharacters(node.children);
    })
    .join('');
}

export const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Returns the spans between two character offsets. */
function cut(spans: readonly Span[], from: number, to: number): readonly Span[] {
  let at = 0;
  return spans.flatMap((span) => {
    const start = at;
    at += span.text.length;
    const text = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** Replaces the characters between two offsets with other spans. */
export function spliced(
  spans: readonly Span[],
  [from, to]: readonly [from: number, to: number],
  inserted: readonly Span[],
): readonly Span[] {
  return [...cut(spans, 0, from), ...inserted, ...cut(spans, to, Number.POSITIVE_INFINITY)];
}

/**
 * Applies a change made where a text is shown without its marks: replaces only the part between the common
 * prefix and suffix, so marks elsewhere are kept.
 */
export function withChangedWords(spans: readonly Span[], after: readonly Span[]): readonly Span[] {
  const before = wordsOf(spans);
  const words = wordsOf(after);
  let start = 0;
  while (start < before.length && before[start] === words[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, words.length) - start;
  while (end < most && before.at(-1 - end) === words.at(-1 - end)) end += 1;
  return spliced(spans, [start, before.length - end], cut(after, start, words.length - end));
}
