import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { placeholderFromMarkdown, placeholderSyntax } from './placeholder-syntax.ts';
import { raisedFromMarkdown, raisedSyntax } from './raised-syntax.ts';
import { sampleEnd, sampleFromMarkdown, sampleSyntax, slotOfMark } from './sample-syntax.ts';
import type { Span } from './span.ts';

/** Disabled, so that a text is always a single paragraph: '# ' and '1. ' are plain characters. */
const blockConstructs = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/** Most texts contain none of these, so they need no parser. */
const mayBeMarked = /[\\`*_[\]<>&~^]|\{\{|\}\}/;

/** Trims each line and removes empty ones. */
function tidyLines(text: string): string {
  if (!/[\n\r]/.test(text)) return text.trim();
  return text
    .split(/\r\n?|\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .join('\n');
}

/**
 * Matching Markdown marks takes superlinear time, so texts with more marks than this are treated as plain.
 */
const mostMarks = 1_000;
const markRuns = /[*_`~]+|[[<]/g;

export function hasTooManyMarks(text: string): boolean {
  let count = 0;
  for (const [run] of text.matchAll(markRuns)) {
    count += run.length;
    if (count > mostMarks) return true;
  }
  return false;
}

/**
 * Parses the text of a field: inline Markdown with `[[placeholders]]` and `{{sample text}}`, where `\n` is a
 * line break. Other Markdown syntax is plain text; images and HTML are reduced to their words.
 */
export function parseText(text: string): readonly Span[] {
  const tidy = tidyLines(text);
  if (tidy === '') return [];
  if (!mayBeMarked.test(tidy) || hasTooManyMarks(tidy)) return [{ text: tidy }];
  const tree = fromMarkdown(tidy, {
    extensions: [
      { disable: { null: blockConstructs } },
      gfmStrikethrough({ singleTilde: false }),
      placeholderSyntax,
      raisedSyntax,
      sampleSyntax,
    ],
    mdastExtensions: [
      gfmStrikethroughFromMarkdown(),
      placeholderFromMarkdown,
      raisedFromMarkdown,
      sampleFromMarkdown,
    ],
  });
  return tree.children.flatMap((node) => (node.type === 'paragraph' ? spansOf(node.children) : []));
}

/** Converts parsed inline content to spans. Merges adjacent spans with the same marks. */
export function spansOf(nodes: readonly PhrasingContent[]): readonly Span[] {
  return joinAlike(withSamples(nodes.flatMap((node) => spansOfNode(node, {}))));
}

type Marks = Omit<Span, 'text'>;

/** Marks the spans between `{{` and `}}`. An unmatched mark is plain text. */
function withSamples(parts: readonly (Span | SampleMark)[]): readonly Span[] {
  const spans: Span[] = [];
  let start: { readonly at: number; readonly mark: string } | undefined;
  const asText = ({ mark, ...marks }: SampleMark): Span => ({ ...marks, text: mark });
  for (const part of parts) {
    if (!('mark' in part)) {
      spans.push(part);
    } else if (part.mark !== sampleEnd) {
      start = { at: spans.length, mark: part.mark };
      spans.push(asText(part));
    } else if (start && spans.slice(start.at + 1).some(({ text }) => text.trim() !== '')) {
      const sample = slotOfMark(start.mark);
      const inside = spans.splice(start.at).slice(1);
      spans.push(...inside.map((span) => ({ ...span, sample })));
      start = undefined;
    } else {
      spans.push(asText(part));
    }
  }
  return spans;
}

interface SampleMark extends Marks {
  readonly mark: string;
}

function spansOfNode(node: PhrasingContent, marks: Marks): readonly (Span | SampleMark)[] {
  const within = (children: readonly PhrasingContent[], more: Marks): readonly (Span | SampleMark)[] =>
    children.flatMap((child) => spansOfNode(child, { ...marks, ...more }));
  switch (node.type) {
    case 'text':
      return [{ ...marks, text: node.value }];
    case 'inlineCode':
      return [{ ...marks, text: node.value, isCode: true }];
    case 'placeholder':
      return [{ text: node.value, isGap: true }];
    case 'sampleMark':
      return [{ ...marks, mark: node.value }];
    case 'break':
      return [{ ...marks, text: '\n' }];
    case 'strong':
      return within(node.children, { isStrong: true });
    case 'emphasis':
      return within(node.children, { isEmphasis: true });
    case 'delete':
      return within(node.children, { isStruck: true });
    case 'link':
      return within(node.children, isSafe(node.url) ? { href: node.url } : {});
    case 'image':
      return node.alt ? [{ ...marks, text: node.alt }] : [];
    case 'linkReference':
      return within(node.children, {});
    default:
      return [];
  }
}

const isSafe = (url: string): boolean => /^(?:https?|mailto|tel):/i.test(url);

/** Merges adjacent spans with the same marks, and removes empty ones. */
export function joinAlike(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.text === '') continue;
    if (last && hasSameMarks(last, span))
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}

const markNames = ['isStrong', 'isEmphasis', 'isCode', 'isStruck', 'href'] as const;

function hasSameMarks(a: Span, b: Span): boolean {
  return !a.isGap && !b.isGap && a.sample === b.sample && markNames.every((name) => a[name] === b[name]);
}

/** Returns the text without its marks; a placeholder is replaced by its name. */
export function plainText(text: string): string {
  return parseText(text)
    .map((span) => span.text)
    .join('');
}
