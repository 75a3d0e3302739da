import { pageWordsOf } from '../composer/page/lexicon/index.ts';
import { phraseEnd } from '../composer/page/word-list.ts';
import type { ReaderLanguage } from '../reader/languages.ts';
import type { Token } from '../reader/tokenize.ts';

/** Word lists that say what a number or a name is. The order is baked into the weights. */
const listsOf = (language: ReaderLanguage): readonly string[] => {
  const { bill } = pageWordsOf(language);
  return [
    bill.total,
    bill.tax,
    bill.discount,
    bill.deposit,
    bill.paid,
    bill.unpaid,
    bill.due,
    bill.valid,
    bill.to,
    bill.from,
    bill.client,
    bill.seller,
    bill.dated,
    bill.bank,
    bill.number,
    bill.named,
    bill.street,
    bill.at,
    bill.each,
    bill.and,
    bill.free,
    bill.flat,
    bill.including,
    bill.excluding ?? '',
    bill.costs ?? '',
    bill.condition,
    bill.about,
    [bill.days, bill.weeks, bill.months].join(', '),
    bill.withheld ?? '',
    bill.numbers.replaceAll('/', ', '),
  ];
};

/** Returns the lists that each token is a word of, as bits. */
export function termsAt(tokens: readonly Token[], language: ReaderLanguage): Uint32Array {
  const terms = new Uint32Array(tokens.length);
  const lists = listsOf(language);
  for (let at = 0; at < tokens.length; at++)
    for (const [bit, list] of lists.entries()) {
      const end = phraseEnd(tokens, at, list);
      for (let inside = at; inside < end; inside++) terms[inside] = (terms[inside] ?? 0) | (1 << bit);
    }
  return terms;
}
