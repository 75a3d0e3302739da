import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { kindNameLength } from '../page/find-kind.ts';
import { unprinted } from './leftover-phrases.ts';
import { saysSomething, withoutSmallEnds } from './small-words.ts';
import { overlaps, type Range, textClauses } from './text-clauses.ts';

/** Returns the span without the part of its end that overlaps a separately read range. */
export function outsideOf(
  text: string,
  span: ReadSpan,
  parts: readonly Range[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const touching = parts.filter((part) => overlaps(part, span));
  const [part, ...others] = touching;
  if (!part) return [span];
  if (others.length > 0 || part.start <= span.start) return [];
  const words = trimEndOf(text.slice(span.start, part.start), ' ,;:.，；：、');
  return saysSomething(words, language) ? [{ ...span, text: words, end: span.start + words.length }] : [];
}

/** 'minutes allotment committee' asks for minutes; the remaining words are the subject. */
export function withKindsCut(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  return spans.flatMap((span) => {
    const length = span.label === 'kind' ? kindNameLength(span.text, language) : null;
    if (length === null) return [span];
    const end = span.start + length;
    const behind = withoutSmallEnds(text, end, span.end, language);
    const kind = { ...span, end, text: text.slice(span.start, end) };
    if (!behind) return [kind];
    const subject: ReadSpan = {
      ...span,
      ...behind,
      label: 'subject',
      text: text.slice(behind.start, behind.end),
    };
    return [kind, subject];
  });
}

/** 'Tom Reilly, electrician' in a CV is a name and a profession. */
export function nameApart(text: string, span: ReadSpan, language: ReaderLanguage): readonly ReadSpan[] {
  const [name, ...others] = textClauses(text, language).filter((clause) => overlaps(clause, span));
  const [second, last] = [others[0], others.at(-1)];
  if (!name || !second || !last || unprinted.has(span.label)) return [span];
  const cut = (label: Label, start: number, end: number): ReadSpan => ({
    ...span,
    label,
    start,
    end,
    text: text.slice(start, end),
  });
  return [
    cut(span.label, span.start, Math.min(span.end, name.end)),
    cut('detail', second.start, Math.min(span.end, last.end)),
  ];
}
