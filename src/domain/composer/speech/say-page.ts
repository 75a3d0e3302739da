import { billTotals } from '../../content/derive/bill-totals.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import { formatMoney } from '../../document/layout/format-money.ts';
import { counted, enumerate } from './enumerate.ts';
import { gapsOf, samplesOf } from './texts-of.ts';

export interface SaidPage {
  readonly content: DocumentContent;
  /** Name of the document: 'invoice', 'birthday invitation'. */
  readonly kind: string;
  /** Title of the template used, if any. */
  readonly template: string | null;
  /** Title of the topic used, if any. */
  readonly topic?: string | null;
  /** One sentence for each thing that couldn't be done. */
  readonly notes: readonly string[];
}

const isName = (word: string): boolean => /^[A-ZÄÖÜ]{2}/.test(word);
const small = (kind: string): string =>
  isName(kind) ? kind : kind.replace(/^./u, (letter) => letter.toLowerCase());

/** Returns whether a kind takes 'are', such as 'minutes' and 'house rules', but not 'analysis'. */
const isPlural = (kind: string): boolean => /[^siu]s$/.test(kind);

/** Returns one sentence about what will be made. */
export const sayBefore = ({ content, kind }: SaidPage): string =>
  `Making your ${small(kind)}: ${content.title}.`;

function billWords({ pages: [first] }: DocumentContent): string {
  if (first?.layout !== 'invoice') return '';
  const totals = billTotals(first);
  const total = totals.isPriced ? `, ${formatMoney(totals.dueMinor, first.currency, 'en').full} to pay` : '';
  const due = typeof first.due === 'string' ? `, due on ${formatDate(first.due, 'en')}` : '';
  return ` ${counted(first.lines.length, 'line')}${total}${due}.`;
}

/** Returns what is on the page, what is missing, and what needs a model. */
export function sayAfter({ content, kind, template, topic, notes }: SaidPage): string {
  const gaps = gapsOf(content);
  const samples = samplesOf(content);
  const isDeck = content.look.format.startsWith('slides');
  const size = isDeck && content.pages.length > 1 ? ` with ${counted(content.pages.length, 'slide')}` : '';
  const sentences = [
    `Your ${small(kind)} ${isPlural(kind) ? 'are' : 'is'} ready${size}.${billWords(content)}`,
    template ? `Its text comes from the template “${template}”.` : '',
    topic ? `Its text comes from Octavo’s library on “${topic}”.` : '',
    samples > 0
      ? `${counted(samples, 'sample text')} in it ${samples === 1 ? 'is an example' : 'are examples'} for you to replace.`
      : '',
    gaps.length > 0
      ? `I left ${counted(gaps.length, 'gap')} for you: ${enumerate(
          gaps
            .slice(0, 4)
            .map((gap) => gap.toLowerCase())
            .concat(gaps.length > 4 ? [`${gaps.length - 4} more`] : []),
        )}.`
      : '',
    ...notes,
  ];
  return sentences.filter(Boolean).join(' ');
}
