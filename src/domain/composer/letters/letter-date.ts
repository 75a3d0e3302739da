import { blankRanges } from '../../text/blank-ranges.ts';
import type { Facts } from '../facts/facts.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { behind, letterTokens } from './letter-tokens.ts';

export interface DatedText {
  /** The date as typed; null if the prompt has no date. */
  readonly date: string | null;
  /** The prompt with spaces instead of its date, so that positions stay. */
  readonly text: string;
}

/** Returns the date of a letter, if the prompt names it as such: 'dated 5 January', 'letter dated …', but no 'moving date'. */
export function datedText(
  text: string,
  { dates, kindText, language }: Pick<Facts, 'dates' | 'kindText' | 'language'>,
): DatedText {
  const names = pageWordsOf(language).bill.dated.split(', ');
  // 'Le' and 'of' stand before every date.
  const dated = names.filter((name) => !/^\p{Script=Latin}{1,3}$/u.test(name)).join(', ');
  for (const { start, end, text: date } of dates) {
    const before = letterTokens(text, 0, start);
    const at = before.findLastIndex((_, index) => behind(before, index, dated) === before.length);
    const first = before[at];
    if (!first) continue;
    const lead = text.slice(0, first.start).trimEnd();
    // The word for the date may be read as a part of the kind: 'letter dated'.
    const ofKind = kindText !== null && text.slice(0, start).trimEnd().endsWith(kindText);
    const isOwn =
      lead === '' || /[^\p{L}\p{N}]$/u.test(lead) || ofKind || (kindText !== null && lead.endsWith(kindText));
    if (isOwn) return { date, text: blankRanges(text, [{ start: first.start, end }]) };
  }
  return { date: null, text };
}
