import type { BillLine } from '../../content/blocks/bill.ts';
import type { Block } from '../../content/blocks/blocks.ts';
import type { Page } from '../../content/document-content.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { formatMoney } from '../../document/layout/format-money.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import { billText } from '../facts/bill-numerals.ts';
import { billSpans } from '../facts/bill-spans.ts';
import { saysSomething } from '../facts/small-words.ts';
import { fold } from '../lexicon/fold.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { tell } from '../speech/saying.ts';
import { quoted } from './name-part.ts';
import { withOneInDigits } from './number-words.ts';
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

export function addLine(asked: Request, { unit, path, currency }: BillPlace): Step | undefined {
  const request = withCurrency(withOne(asked), currency);
  const language = request.languages[0] ?? 'en';
  const [item] = spansOf(request, 'item', 'detail');
  const [price] = spansOf(request, 'money', 'rate', 'new');
  const [quantity] = spansOf(request, 'qty');
  const [measure] = spansOf(request, 'unit');
  // 'Also bill 3 hours of retouching': the verb isn't an item.
  const holdsValue = request.reading.values.some(
    ({ kind, start, end }) =>
      (kind === 'money' || kind === 'quantity') && item && start >= item.start && end <= item.end,
  );
  const counted = item && countedLine(request, item, currency);
  if (counted) return insertLine(request, { unit, path, currency }, counted);
  const isTyped = !item || holdsValue || isKind(request, item.text);
  const typed = isTyped ? typedLine(request, { unit, path, currency }) : undefined;
  if (typed || !item) return typed;
  // 'No tax applies here' isn't a line.
  const isTerm = ['tax', 'discount', 'due', 'payment'].some((kind) => has(request, request.text, kind));
  if (isTerm && !price && !quantity) return refuse(tell('noTerm', { text: quoted(request.text) }));
  const rate = price && certainNumber(price.text, language);
  if (price && isOtherCurrency(price.text, language, currency))
    return refuse(tell('otherCurrency', { text: quoted(price.text), currency }));
  if (price && rate === undefined) return refuse(tell('unsureAmount', { text: quoted(price.text) }));
  const count = quantity ? certainNumber(quantity.text, language) : 1;
  if (count === undefined) return refuse(tell('unsureQuantity', { text: quoted(quantity?.text ?? '') }));
  const line: BillLine = {
    description: upperFirst(unquoted(item.text)),
    quantity: count,
    ...(measure && { unit: measure.text }),
    rate: rate ?? null,
  };
  return insertLine(request, { unit, path, currency }, line);
}

/**
 * 'One hour of advice at £110 as well': a line told by its typed values, with words between its quantity and its price.
 * @param isKnown whether words name a line of the bill
 */
export function countedAddition(
  asked: Request,
  bill: BillPlace,
  isKnown: (words: string) => boolean,
): Step | undefined {
  const request = withOne({ ...asked, reading: { ...asked.reading, spans: [] } });
  const [count, price, ...others] = request.reading.values;
  if (count?.kind !== 'quantity' || price?.kind !== 'money' || others.length > 0) return undefined;
  const { language } = request.reading;
  const words = request.text
    .slice(count.end, price.start)
    .split(/\s+/)
    .filter((word) => saysSomething(word, language));
  return words.length > 0 && !isKnown(words.join(' ')) ? typedLine(request, bill) : undefined;
}

function insertLine({ content }: Request, { unit, path }: BillPlace, line: BillLine): Step {
  const said = { line: quoted(line.description) };
  return {
    operations: [insertOperation(content, unit, [...path, 'lines'], line)],
    said: tell(line.rate === null ? 'addedLineUnpriced' : 'addedLine', said),
  };
}

/** 'Sanding, 3 hours at £28': what is billed precedes its count and price. */
function countedLine(request: Request, item: ReadSpan, currency: string): BillLine | undefined {
  const { text, reading } = request;
  const [count, price, ...others] = reading.values;
  if (count?.kind !== 'quantity' || price?.kind !== 'money' || others.length > 0) return undefined;
  if (item.end > count.start || !count.isCertain || !price.isCertain) return undefined;
  if (isOtherCurrency(price.text, request.languages[0] ?? 'en', currency)) return undefined;
  // Words between count and price say what is counted.
  if (saysSomething(text.slice(count.end, price.start).trim(), reading.language)) return undefined;
  return {
    description: upperFirst(unquoted(item.text)),
    quantity: count.amount,
    unit: count.unit,
    rate: price.amount,
  };
}

/** 'Sanding, 3 hours at 28' on a bill: a number without a currency at the end is a price in that of the bill. */
function withCurrency(request: Request, currency: string): Request {
  const { text, reading } = request;
  const [, word = '', number = ''] =
    /([\p{L}@]{1,40})\s+(\d{1,7}(?:[.,]\d{1,2})?)[.!]?\s*$/u.exec(text) ?? [];
  // 'Room 12' has a number and no price.
  if (number === '' || (word !== '@' && saysSomething(word, reading.language))) return request;
  if (reading.values.some(({ kind }) => kind === 'money')) return request;
  const at = text.lastIndexOf(number);
  const { symbol } = formatMoney(0, currency, request.content.language);
  const priced = `${text.slice(0, at)}${symbol}${number}`;
  const values = valuesIn(priced, request.languages[0] ?? 'en');
  return { ...request, text: priced, reading: { ...reading, values } };
}

/** 'One hour of consulting': reads 'one' as a count if the reader labeled no item. */
function withOne(request: Request): Request {
  const { languages, reading } = request;
  if (spansOf(request, 'item').length > 0) return request;
  const text = withOneInDigits(request.text, languages);
  if (text === request.text) return request;
  const values = valuesIn(text, languages[0] ?? 'en');
  return { ...request, text, reading: { ...reading, spans: [], values } };
}

/** Drops what joined the words to a price: 'assembly at'. */
export function withoutSmallEnd(text: string, language: ReaderLanguage): string {
  const words = text.split(/\s+/);
  while (words.length > 0 && !saysSomething(words.at(-1) ?? '', language)) words.pop();
  return words.join(' ');
}

/** Parses a line whose parts the reader didn't label, with the rules for the lines of a new bill. */
function typedLine(request: Request, { unit, path, currency }: BillPlace): Step | undefined {
  const language = request.languages[0] ?? 'en';
  const { text, reading } = request;
  const hits = partTerms(fold(text), request.languages).filter(
    ({ names }) =>
      names.includes('add') || names.includes('filler') || names.some((name) => name.startsWith('part:')),
  );
  const [first, last = first] = reading.values;
  // Whatever the verb is, it precedes the quantity: 'bill 3 hours of proofreading at $40'.
  const isCounted = first?.kind === 'quantity' && last?.kind === 'money';
  let start = isCounted ? first.start : 0;
  for (const hit of isCounted ? [] : hits)
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, hit.start))) start = Math.max(start, hit.end);
  const before = [{ start: 0, end: start }, ...hits.filter((hit) => hit.start >= (last?.end ?? text.length))];
  const spans = before.map(({ start, end }) => ({
    label: 'cmd' as const,
    text: text.slice(start, end),
    start,
    end,
    confidence: 1,
    instruction: 1,
  }));
  const { lines } = billSpans(billText(text, language, reading.values, spans), spans, [], []);
  const [typed] = lines;
  if (!typed || lines.length > 1 || typed.rate === null) return undefined;
  const price = reading.values.find(({ kind }) => kind === 'money');
  if (currency && price && isOtherCurrency(price.text, language, currency))
    return refuse(tell('otherCurrency', { text: quoted(price.text), currency }));
  const words = withoutSmallEnd(typed.words, reading.language);
  if (words === '') return undefined;
  const line: BillLine = {
    description: upperFirst(words),
    quantity: typed.quantity,
    ...(typed.unit && { unit: typed.unit }),
    rate: typed.rate,
  };
  return insertLine(request, { unit, path, currency }, line);
}
