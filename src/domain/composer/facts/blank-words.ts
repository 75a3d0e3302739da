import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { findKind } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { saysSomething } from './small-words.ts';

/** Labels of words about the page; 'blank' among them says that it is to be filled in. */
const aboutPage: ReadonlySet<Label> = new Set<Label>(['cmd', 'kind', 'note', 'look', 'format']);

/** The part of a span that is left without words for a blank form at its ends. */
interface Rest {
  readonly has: boolean;
  /** Relative to the span; null if nothing is left. */
  readonly range: { readonly start: number; readonly end: number } | null;
}

function withoutBlankEnds(text: string, language: ReaderLanguage): Rest {
  const { blank } = pageWordsOf(language);
  const tokens = tokenize(text);
  const isBlank = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const end = phraseEnd(tokens, at, blank);
    isBlank.fill(true, at, end);
  }
  if (!isBlank.includes(true)) return { has: false, range: { start: 0, end: text.length } };
  const isOwn = (_: unknown, at: number): boolean =>
    !isBlank[at] && saysSomething(tokens[at]?.text ?? '', language);
  const first = tokens.findIndex(isOwn);
  const last = tokens.findLastIndex(isOwn);
  const [start, end] = [tokens[first]?.start, tokens[last]?.end];
  return { has: true, range: start === undefined || end === undefined ? null : { start, end } };
}

/** Maximum length (in characters) of a prompt whose only span may be its kind: 'modelo de factura en blanco'. */
const longestName = 60;

/**
 * Finds words that ask for a form to fill in: 'blank', 'à compléter', 'zum Ausfüllen'. They are instructions: a phrase
 * of nothing else is never the subject, and they aren't part of a name.
 */
export function withBlankWords(
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): { readonly spans: readonly ReadSpan[]; readonly isBlank: boolean } {
  let isBlank = false;
  // The kind read in 'modelo de factura' may be only the word for a form.
  const hasKind = spans.some(
    ({ label, text }) => label === 'kind' && withoutBlankEnds(text, language).range !== null,
  );
  const settled = spans.flatMap((span): readonly ReadSpan[] => {
    const { has, range } = withoutBlankEnds(span.text, language);
    if (!has) return [span];
    const text = range ? span.text.slice(range.start, range.end) : '';
    const isName = !hasKind && span.text.length <= longestName && findKind([text], language) !== null;
    // Inside a phrase, the word may be part of the subject: 'how to fill in a tax return'.
    const isAtEnd = range === null || text.length < span.text.length;
    if (!isAtEnd) return [span];
    // 'sign template for the pool': the word belongs to the kind before it.
    const followsKind = spans.some(({ label, end }) => label === 'kind' && span.start - end === 1);
    const isAsked = aboutPage.has(span.label) || range === null || isName || range.end < span.text.length;
    if (!isAsked && !followsKind) return [span];
    isBlank = true;
    if (range === null)
      return [aboutPage.has(span.label) && span.label !== 'kind' ? span : { ...span, label: 'note' }];
    const part = (label: Label, from: number, to: number): ReadSpan => {
      const words = span.text.slice(from, to);
      const start = span.start + from + words.length - words.trimStart().length;
      const instruction = label === 'note' ? 1 : span.instruction;
      return { ...span, label, instruction, text: words.trim(), start, end: start + words.trim().length };
    };
    // What is cut off is marked, or it would be read as unlabeled text.
    return [
      part('note', 0, range.start),
      part(isName ? 'kind' : span.label, range.start, range.end),
      part('note', range.end, span.text.length),
    ].filter(({ text: words }) => words !== '');
  });
  return { spans: settled, isBlank };
}
