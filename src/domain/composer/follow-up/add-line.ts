import type { BillLine } from '../../content/blocks/bill.ts';
import type { Block } from '../../content/blocks/blocks.ts';
import type { Page } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { billText } from '../facts/bill-numerals.ts';
import { billSpans } from '../facts/bill-spans.ts';
import { fold } from '../lexicon/fold.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import { insertOperation } from './place-operations.ts';
import { type Request, refuse, type Step, spansOf, unquoted } from './request.ts';
import { certainNumber, isOtherCurrency } from './values.ts';

export const has = (request: Request, text: string, kind: string): boolean =>
  partTerms(fold(text), request.languages).some(({ names }) => names.includes(`part:${kind}`));

/** Returns whether a page or block may change. A page is editable only if it is selected as a whole. */
export function isIn({ targetIds }: Request, page: Page, block?: Block): boolean {
  if (targetIds.length === 0 || targetIds.includes(page.id ?? '')) return true;
  return block?.id !== undefined && targetIds.includes(block.id);
}

export interface BillPlace {
  readonly currency: string;
  readonly unit: string;
  readonly path: readonly string[];
}

export function billIn(request: Request): BillPlace | undefined {
  for (const page of request.content.pages) {
    if (page.layout === 'invoice' && page.id && isIn(request, page))
      return { unit: page.id, path: [], currency: page.currency };
    for (const block of blocksOf(page))
      if (block.type === 'bill' && block.id && isIn(request, page, block))
        return { unit: block.id, path: ['bill'], currency: block.bill.currency };
  }
  return undefined;
}

/** Returns whether words only name a kind of part, or carry no meaning. */
const isKind = ({ languages }: Request, words: string): boolean => {
  const folded = fold(words);
  const rest = partTerms(folded, languages).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    folded,
  );
  return !/[\p{L}\p{N}]/u.test(rest);
};

export function addLine(request: Request, { unit, path, currency }: BillPlace): Step | undefined {
  const { content } = request;
  const language = request.languages[0] ?? 'en';
  const [item] = spansOf(request, 'item', 'detail');
  const [price] = spansOf(request, 'money', 'rate', 'new');
  const [quantity] = spansOf(request, 'qty');
  const [measure] = spansOf(request, 'unit');
  // 'Also bill 3 hours of retouching': the verb is no item.
  const holdsPrice = request.reading.values.some(
    ({ kind, start, end }) => kind === 'money' && item && start >= item.start && end <= item.end,
  );
  const isTyped = !item || holdsPrice || isKind(request, item.text);
  const typed = isTyped ? typedLine(request, { unit, path, currency }) : undefined;
  if (typed || !item) return typed;
  // 'No tax applies here' is no line.
  const isTerm = ['tax', 'discount', 'due', 'payment'].some((kind) => has(request, request.text, kind));
  if (isTerm && !price && !quantity)
    return refuse(
      `${quoted(request.text)} names no amount, percentage, date or number of days that I could put on the bill.`,
    );
  const rate = price && certainNumber(price.text, language);
  if (price && isOtherCurrency(price.text, language, currency))
    return refuse(`${quoted(price.text)} isn't in ${currency}, the currency of the bill.`);
  if (price && rate === undefined) return refuse(`${quoted(price.text)} isn't an amount I can be sure of.`);
  const count = quantity ? certainNumber(quantity.text, language) : 1;
  if (count === undefined)
    return refuse(`${quoted(quantity?.text ?? '')} isn't a quantity I can be sure of. Write it in digits.`);
  const line: BillLine = {
    description: upperFirst(unquoted(item.text)),
    quantity: count,
    ...(measure && { unit: measure.text }),
    rate: rate ?? null,
  };
  const total = rate === undefined ? 'It has no price yet.' : 'The total is computed anew.';
  return {
    operations: [insertOperation(content, unit, [...path, 'lines'], line)],
    said: `Added the line ${quoted(line.description)}. ${total}`,
  };
}

/** Parses a line whose parts the reader didn't label, with the rules for the lines of a new bill. */
function typedLine(request: Request, { unit, path, currency }: BillPlace): Step | undefined {
  const { content } = request;
  const language = request.languages[0] ?? 'en';
  const text = request.text;
  // The verb and the target precede the line.
  const verbs = partTerms(fold(text), request.languages).filter(
    ({ names }) =>
      names.includes('add') || names.includes('filler') || names.some((name) => name.startsWith('part:')),
  );
  // Whatever the verb is, it precedes the quantity: 'bill 3 hours of proofreading at $40'.
  const [first, last] = request.reading.values;
  const isCounted = first?.kind === 'quantity' && last?.kind === 'money';
  const before = isCounted ? [{ start: 0, end: first.start }] : verbs;
  const spans = before.map(({ start, end }) => ({
    label: 'cmd' as const,
    text: text.slice(start, end),
    start,
    end,
    confidence: 1,
    instruction: 1,
  }));
  const { lines } = billSpans(billText(text, language, request.reading.values, spans), spans, [], []);
  const [typed] = lines;
  if (!typed || lines.length > 1 || typed.rate === null) return undefined;
  const price = request.reading.values.find(({ kind }) => kind === 'money');
  if (currency && price && isOtherCurrency(price.text, language, currency))
    return refuse(`${quoted(price.text)} isn't in ${currency}, the currency of the bill.`);
  if (typed.words === '') return undefined;
  const line: BillLine = {
    description: upperFirst(typed.words),
    quantity: typed.quantity,
    ...(typed.unit && { unit: typed.unit }),
    rate: typed.rate,
  };
  return {
    operations: [insertOperation(content, unit, [...path, 'lines'], line)],
    said: `Added the line ${quoted(line.description)}. The total is computed anew.`,
  };
}
