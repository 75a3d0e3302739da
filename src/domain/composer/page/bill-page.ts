import type { PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts } from '../facts/facts.ts';
import { typedKindName } from './find-kind.ts';
import { kindTitle } from './headline.ts';
import type { KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages } from './page-request.ts';
import { escaped, upperFirst } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

type Invoice = PageOf<'invoice'>;

/** The parts of a bill, however they were read. */
export interface BillDraft
  extends Pick<
    Invoice,
    | 'issued'
    | 'due'
    | 'currency'
    | 'lines'
    | 'discounts'
    | 'taxes'
    | 'withheld'
    | 'inclusive'
    | 'paid'
    | 'reference'
  > {
  readonly number: string | undefined;
  /** Whether the due date is the end of an offer's validity. */
  readonly isValidity: boolean;
  readonly from: { readonly name: string | null; readonly lines: readonly string[] };
  readonly to: { readonly name: string | null; readonly lines: readonly string[] };
  readonly subject: string;
  readonly payment: Invoice['payment'];
}

/** Returns the name of the bill as typed, 'Estimate', or the usual one. */
export function billHeading(facts: Facts, written: ReaderLanguage): string {
  const { kind, kindText, language } = facts;
  const typed = kind && kindText && written === language ? typedKindName(kindText, kind, language) : null;
  return typed ? upperFirst(escaped(typed.toLowerCase())) : kindTitle({ ...facts, kindText: null }, written);
}

const isInvoice = (kind: KindId | null): boolean => kind === 'invoice' || kind === null;

/** Returns the page of a bill; what only some kinds need is a gap on those. */
export function billPage(facts: Facts, written: ReaderLanguage, draft: BillDraft): Invoice {
  const { kind, kindText, language } = facts;
  const { labels } = pageWordsOf(written);
  const isCredit = kindText !== null && hasWordOf(kindText, pageWordsOf(language).bill.credit);
  const {
    number,
    isValidity,
    from,
    to,
    subject,
    payment,
    due,
    reference,
    discounts,
    taxes,
    withheld,
    inclusive,
    paid,
  } = draft;
  return {
    layout: 'invoice',
    title: billHeading(facts, written),
    // Only invoices need a number.
    number: number ?? (isInvoice(kind) ? `[[${labels.number}]]` : ''),
    issued: draft.issued,
    ...(due !== undefined && { due }),
    ...(isValidity && { dueLabel: labels.validUntil }),
    from: { name: from.name ?? `[[${labels.name}]]`, lines: [...from.lines] },
    to: { name: to.name ?? `[[${labels.to}]]`, lines: [...to.lines] },
    ...(reference && { reference }),
    ...(subject && { subject }),
    currency: draft.currency,
    lines: draft.lines,
    ...(withheld?.length && { withheld }),
    ...(discounts?.length && { discounts }),
    ...(taxes?.length && { taxes }),
    ...(inclusive && { inclusive }),
    ...(paid?.length && { paid }),
    // Nothing is due of what is paid.
    ...((kind === 'quote' || (kind === 'receipt' && !paid?.length)) && { amountLabel: labels.total }),
    payment:
      payment.length > 0
        ? payment
        : isInvoice(kind) && !isCredit
          ? [{ label: labels.bank, value: `[[${labels.bank}]]` }]
          : [],
  };
}

/** The header has space for one short term. */
const longestTerm = 22;

/** Returns a bill with its remarks, under the name of whom it is for. */
export function withRemarks(
  page: Invoice,
  { terms, notes, name }: { terms: readonly string[]; notes: readonly string[]; name: string },
): BuiltPages {
  const [only, ...others] = terms;
  const short = only !== undefined && others.length === 0 && only.length <= longestTerm ? only : null;
  const remarks = [...(short === null ? terms : []), ...notes].map((text) =>
    /[.!?…。！？؟:]$/u.test(text) ? text : `${text}.`,
  );
  return {
    title: name ? `${page.title} ${name}` : page.title,
    pages: [
      {
        ...page,
        ...(short !== null && { terms: short }),
        ...(remarks.length > 0 && { note: remarks.join(' ') }),
      },
    ],
  };
}
