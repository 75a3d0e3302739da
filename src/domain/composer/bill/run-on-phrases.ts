import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { BillCodes } from '../facts/bill-codes.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import type { BillPhrase } from './bill-of-rows.ts';

/** From this number of codes on, a phrase says several things without a mark between them. */
const fewestCodes = 2;

type Cut = Range & Pick<BillPhrase, 'label' | 'name' | 'words'>;

/** Returns the dates in a range that a word for the day of a bill leads to: 'date 9 March 2026'. */
function datesIn(text: string, range: Range, language: ReaderLanguage): Cut[] {
  const { dated } = pageWordsOf(language).bill;
  return valuesIn(text.slice(range.start, range.end), language).flatMap((value): Cut[] => {
    const start = range.start + value.start;
    const lead = /(\p{L}{1,20})[ :]{1,3}$/u.exec(text.slice(range.start, start));
    if (value.kind !== 'date' || !lead || !isWordOf(fold(lead[1] ?? ''), dated)) return [];
    const words = text.slice(start, range.start + value.end);
    return [
      { label: 'date', name: null, words, start: range.start + lead.index, end: range.start + value.end },
    ];
  });
}

/** Returns the phrases of a bill; one that tells its number, its day and an account in a row is several. */
export function runOnApart(
  text: string,
  phrases: readonly BillPhrase[],
  { number, bank }: BillCodes,
  language: ReaderLanguage,
): readonly BillPhrase[] {
  const codes = [
    ...(number ? [{ ...number, role: 'no' as const }] : []),
    ...bank.map((code) => ({ ...code, role: 'account' as const })),
  ];
  return phrases.flatMap((phrase): readonly BillPhrase[] => {
    const at = text.indexOf(phrase.text);
    const range = { start: at, end: at + phrase.text.length };
    const own = codes.filter(({ start, end }) => start >= range.start && end <= range.end);
    if (at < 0 || own.length < fewestCodes) return [phrase];
    const cuts = [
      ...own.map(
        ({ role, label, value, start, end }): Cut => ({ label: role, name: label, words: value, start, end }),
      ),
      ...datesIn(text, range, language),
    ].sort((a, b) => a.start - b.start);
    const starts = [range.start, ...cuts.map(({ end }) => end)];
    const rests = starts.flatMap((start, index): BillPhrase[] => {
      const gap = text.slice(start, cuts[index]?.start ?? range.end);
      const words = trimEndOf(gap.trim(), ' ,;:');
      if (!/\p{L}/u.test(words)) return [];
      const label = /\d/.test(words) && hasWordOf(words, pageWordsOf(language).bill.days) ? 'due' : null;
      return [{ label, name: null, text: words, words, start, end: start + gap.length }];
    });
    return [...cuts.map((cut): BillPhrase => ({ ...cut, text: cut.words })), ...rests];
  });
}
