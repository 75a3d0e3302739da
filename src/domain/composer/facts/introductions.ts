import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { outsideOf } from './adjust-spans.ts';
import { saysSomething } from './small-words.ts';
import { overlaps, type Range, textClauses } from './text-clauses.ts';

const people: ReadonlySet<Label> = new Set<Label>(['name', 'from', 'to']);
const mostNameWords = 4;

/** Returns whether the words after an introduction are a name: capitalized, or read as a person. */
function isName(
  words: readonly Token[],
  spans: readonly ReadSpan[],
  range: Range,
  language: ReaderLanguage,
): boolean {
  const said = words.filter(({ folded }) => saysSomething(folded, language));
  if (said.length === 0 || words.length > mostNameWords) return false;
  // One capitalized word may be a noun or a nationality: 'ich bin Lehrer'.
  const isCapitalized = said.length > 1 && said.every(({ text }) => /^\p{Lu}/u.test(text));
  return isCapitalized || spans.some((span) => people.has(span.label) && overlaps(span, range));
}

/** In 'my name is Priya Shah', the writer of a letter gives the sender. The words before the name aren't printed. */
export function withIntroductions(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const { introduces } = pageWordsOf(language);
  for (const { start, end } of textClauses(text, language)) {
    const tokens = tokenize(text, start, end);
    const at = phraseEnd(tokens, 0, introduces);
    const [first] = tokens.slice(at);
    if (at === 0 || !first) continue;
    const name = { start: first.start, end };
    if (!isName(tokens.slice(at), spans, name, language)) continue;
    const part = (label: Label, from: number, to: number): ReadSpan => ({
      label,
      start: from,
      end: to,
      text: text.slice(from, to),
      confidence: 1,
      instruction: 0,
    });
    const lead = part('cmd', start, text.slice(0, first.start).trimEnd().length);
    const others = spans
      .flatMap((span) => outsideOf(text, span, [{ start, end }], language))
      // A name that the reader took for the sender is somebody else's if the writer gives their own.
      .map((span) => (span.label === 'from' ? { ...span, label: 'to' as const } : span));
    return [...others, lead, part('from', name.start, name.end)].sort((a, b) => a.start - b.start);
  }
  return spans;
}
