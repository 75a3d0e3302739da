import type { PageOf } from '../../content/document-content.ts';
import type { Phrase } from '../facts/facts.ts';
import { isoOf } from './iso-of.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { escaped, upperFirst } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

type Invoice = PageOf<'invoice'>;

interface BillTerms {
  readonly number: string | undefined;
  readonly due: Invoice['due'];
  readonly taxes: NonNullable<Invoice['taxes']>;
  readonly isInclusive: boolean;
  readonly discounts: NonNullable<Invoice['discounts']>;
  readonly paid: NonNullable<Invoice['paid']>;
}

const percentIn = (text: string): number | null => {
  const found = text.match(/(?:^|[^\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?%/);
  return found?.[1] && text.split('%').length === 2 ? Number(found[1].replace(',', '.')) : null;
};

const amountIn = ({ value }: Phrase): number | null =>
  value?.kind === 'money' && value.isCertain ? value.amount : null;

/** The only whole number in a text. */
const numberIn = (text: string): number | null => {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 && numbers[0].length < 5 ? Number(numbers[0]) : null;
};

/** Words of a term without its number: '20% VAT' is 'VAT'. */
const labelOf = (text: string, usual: string): string => {
  const words = text
    .replaceAll(/\d+(?:[.,]\d+)? ?%?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > 1 && words.length < 30 ? upperFirst(escaped(words)) : usual;
};

/** Taxes, discounts, payments and the day of payment among the details of a bill. What can't be read stays a detail. */
export function billTerms({ facts, ledger, written, today }: PageRequest): BillTerms {
  const { bill, labels } = pageWordsOf(facts.language);
  const words = pageWordsOf(written).bill;
  const firstOf = (list: string): string => upperFirst(list.split(',')[0]?.trim() ?? '');
  const terms = {
    number: undefined as string | undefined,
    due: undefined as Invoice['due'],
    taxes: [] as { label: string; percent: number }[],
    isInclusive: false,
    discounts: [] as { label: string; percent?: number; amount?: number }[],
    paid: [] as { label: string; amount: number }[],
  };
  for (const detail of facts.details) {
    const { text } = detail;
    const percent = percentIn(text);
    const amount = amountIn(detail);
    if (hasWordOf(text, bill.tax) && percent !== null) {
      terms.taxes.push({
        label:
          firstOf(words.tax).toUpperCase().length <= 4
            ? firstOf(words.tax).toUpperCase()
            : firstOf(words.tax),
        percent,
      });
      terms.isInclusive ||= hasWordOf(text, bill.including);
    } else if (hasWordOf(text, bill.discount) && (percent !== null || amount !== null))
      terms.discounts.push({
        label: labelOf(text, firstOf(words.discount)),
        ...(percent !== null ? { percent } : { amount: amount ?? 0 }),
      });
    else if (hasWordOf(text, bill.paid) && amount !== null && !hasWordOf(text, bill.due))
      terms.paid.push({ label: labelOf(text.replaceAll(/[$€£¥]/g, ''), labels.amount), amount });
    else if (terms.due === undefined && hasWordOf(text, bill.due)) {
      const iso = isoOf(detail, today, true);
      const days = hasWordOf(text, bill.days) || /\bnet\b/i.test(text) ? numberIn(text) : null;
      const due = iso ?? days;
      if (due === null) continue;
      terms.due = due;
    } else if (
      terms.number === undefined &&
      hasWordOf(text, bill.number) &&
      /\d/.test(text) &&
      text.length < 30
    )
      terms.number = escaped(text.split(/\s+/).at(-1) ?? text);
    else continue;
    ledger.use(detail);
  }
  return terms;
}
