import type { PhrasingContent } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { toMarkdown } from 'mdast-util-to-markdown';
import { hasTooManyMarks, joinAlike, parseText } from './inline-text.ts';
import { placeholderName, placeholderToMarkdown } from './placeholder-syntax.ts';
import { raisedToMarkdown } from './raised-syntax.ts';
import { sampleEnd, sampleStart, sampleToMarkdown } from './sample-syntax.ts';
import type { Span } from './span.ts';

/**
 * Writes spans as the text of a field, with as few escapes as possible. The result is canonical: the same
 * spans always give the same text, and parsing it returns the spans.
 */
export function writeText(spans: readonly Span[]): string {
  const tidy = tidySpans(spans);
  const bare = samplesOf(tidy)
    .map(({ sample, spans: inside }) => inSample(sample, inside, inside.map(bareSpan).join('')))
    .join('');
  if (isSame(parseText(bare), tidy)) {
    remember(bare);
    return bare;
  }
  // With too many marks the parser treats everything as plain text, including escapes.
  if (hasTooManyMarks(bare)) return tidy.map(({ text }) => text).join('');
  const escaped = withoutBlockEscapes(
    toMarkdown(
      { type: 'paragraph', children: nodesOf(tidy) },
      {
        extensions: [gfmStrikethroughToMarkdown(), placeholderToMarkdown, raisedToMarkdown, sampleToMarkdown],
        handlers: { break: () => '\n' },
      },
    ),
  );
  if (isSame(parseText(escaped), tidy)) return escaped;
  // Some marks can't be expressed in Markdown, such as italics for half a word next to a quotation mark.
  return tidy.map((span) => (span.isGap ? bareSpan(span) : escapeAll(span.text))).join('');
}

/** Escapes words so that they are parsed as plain text. */
export function plainToText(words: string): string {
  return writeText([{ text: words }]);
}

/** Returns the canonical form of a text: equal texts are equal strings. */
export function canonicalText(text: string): string {
  if (known.has(text)) return text;
  const canonical = writeText(parseText(text));
  remember(canonical);
  return canonical;
}

/** Cache of canonical texts, because texts are re-read at each boundary and parsing is slow. */
const known = new Set<string>();
const mostKnown = 5_000;
const longestKnown = 500;

function remember(text: string): void {
  if (text.length > longestKnown) return;
  if (known.size >= mostKnown) known.clear();
  known.add(text);
}

function escapeAll(text: string): string {
  return text.replace(/[\\`*_[\]<>&~^!#{}]/g, '\\$&');
}

/** A field's text never starts a block, so no block escapes are needed. */
function withoutBlockEscapes(markdown: string): string {
  return markdown.replace(/\n$/, '');
}

function bareSpan(span: Span): string {
  if (span.isGap) return `[[${placeholderName(span.text)}]]`;
  const mark = `${span.isStruck ? '~~' : ''}${span.isStrong ? '**' : ''}${span.isEmphasis ? '*' : ''}`;
  const words = span.isCode ? `\`${span.text}\`` : span.text;
  const marked = `${mark}${words}${Array.from(mark).reverse().join('')}`;
  return span.href === undefined ? marked : `[${marked}](${span.href})`;
}

/** Normalizes spans as parsing would: no blank lines, no surrounding space, no empty spans. */
function tidySpans(spans: readonly Span[]): readonly Span[] {
  const cleaned = spans
    .map((span) => ({
      ...(span.isGap ? { text: placeholderName(span.text), isGap: true } : clean(span)),
      ...(span.sample !== undefined && { sample: span.sample }),
    }))
    .filter(({ text }) => text !== '');
  const words = cleaned.map(({ text }) => text).join('');
  const start = words.length - words.trimStart().length;
  const end = words.trimEnd().length;
  let offset = 0;
  const trimmed = cleaned.flatMap((span) => {
    const from = offset;
    offset += span.text.length;
    const text = span.text.slice(Math.max(0, start - from), Math.max(0, end - from));
    return text === '' ? [] : [{ ...span, text }];
  });
  return joinAlike(trimmed);
}

function clean(span: Span): Span {
  const { text, isStrong, isEmphasis, isCode, isStruck, href } = span;
  return {
    text: (isCode ? text.replace(/\s+/g, ' ') : tidyBreaks(text)).replace(/\0/g, ''),
    ...(isStrong && { isStrong }),
    ...(isEmphasis && { isEmphasis }),
    ...(isCode && { isCode }),
    ...(isStruck && { isStruck }),
    ...(href !== undefined && { href }),
  };
}

/**
 * Removes space around line breaks, but keeps it at both ends, where it may separate words from the
 * neighbors.
 */
function tidyBreaks(text: string): string {
  if (!/[\n\r]/.test(text)) return text;
  const lines = text.split(/\r\n?|\n/);
  const inner = lines.map((words, at) => {
    const start = at === 0 ? words : words.trimStart();
    return at === lines.length - 1 ? start : start.trimEnd();
  });
  return inner.filter((words, at) => words !== '' || at === 0 || at === inner.length - 1).join('\n');
}

const marksOf = ({ isStrong, isEmphasis, isCode, isStruck, isGap, href, sample }: Span): string =>
  `${Number(isStrong ?? 0)}${Number(isEmphasis ?? 0)}${Number(isCode ?? 0)}${Number(isStruck ?? 0)}${Number(isGap ?? 0)}${sample ?? '-'} ${href ?? ''}`;

function isSame(a: readonly Span[], b: readonly Span[]): boolean {
  return (
    a.length === b.length &&
    a.every((span, at) => {
      const other = b[at];
      return other !== undefined && span.text === other.text && marksOf(span) === marksOf(other);
    })
  );
}

type Level = 'href' | 'isStruck' | 'isStrong' | 'isEmphasis';
const levels: readonly Level[] = ['href', 'isStruck', 'isStrong', 'isEmphasis'];

/** Groups adjacent spans of the same sample text, or of none. */
export function samplesOf(
  spans: readonly Span[],
): { readonly sample: string | undefined; readonly spans: Span[] }[] {
  const groups: { sample: string | undefined; spans: Span[] }[] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last && last.sample === span.sample) last.spans.push(span);
    else groups.push({ sample: span.sample, spans: [span] });
  }
  return groups;
}

function inSample(sample: string | undefined, spans: readonly Span[], written: string): string {
  if (sample === undefined) return written;
  return `${sampleStart(sample, spans[0]?.text ?? '')}${written}${sampleEnd}`;
}

/** Converts spans to Markdown nodes. Neighbors with a common mark share one node. */
export function nodesOf(spans: readonly Span[]): PhrasingContent[] {
  return samplesOf(spans).flatMap(({ sample, spans: inside }): PhrasingContent[] => {
    const nodes = markedNodes(inside);
    if (sample === undefined) return nodes;
    const start = sampleStart(sample, inside[0]?.text ?? '');
    return [{ type: 'sampleMark', value: start }, ...nodes, { type: 'sampleMark', value: sampleEnd }];
  });
}

function markedNodes(spans: readonly Span[], depth = 0): PhrasingContent[] {
  const level = levels[depth];
  if (level === undefined) return spans.flatMap(leaf);
  const groups: { value: Span[Level]; spans: Span[] }[] = [];
  for (const span of spans) {
    const last = groups.at(-1);
    if (last && last.value === span[level]) last.spans.push(span);
    else groups.push({ value: span[level], spans: [span] });
  }
  return groups.flatMap(({ value, spans: group }): PhrasingContent[] => {
    const children = markedNodes(group, depth + 1);
    if (!value) return children;
    if (level === 'href') return [{ type: 'link', url: String(value), children }];
    return [{ type: nodeTypes[level], children }];
  });
}

const nodeTypes = { isStruck: 'delete', isStrong: 'strong', isEmphasis: 'emphasis' } as const;

function leaf(span: Span): PhrasingContent[] {
  if (span.isGap) return [{ type: 'placeholder', value: span.text }];
  if (span.isCode) return [{ type: 'inlineCode', value: span.text }];
  return span.text
    .split('\n')
    .flatMap((words, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(words === '' ? [] : [{ type: 'text' as const, value: words }]),
    ]);
}
