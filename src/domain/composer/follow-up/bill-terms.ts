import { dayNumber, dueDate } from '../../content/derive/due-date.ts';
import type { PageOf } from '../../content/document-content.ts';
import { readSpan } from '../../content/lenient/read-date.ts';
import { withoutQuoted } from '../../text/quoted-text.ts';
import { fold } from '../lexicon/fold.ts';
import type { TermHit } from '../lexicon/term-finder.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { tell } from '../speech/saying.ts';
import { speak } from '../speech/speak.ts';
import { catalogLanguage } from '../speech/spoken-language.ts';
import { billIn, countedAddition } from './add-line.ts';
import { changePayment } from './bill-payment.ts';
import { changeQuantity, linesNamed } from './bill-quantity.ts';
import type { BillRequest } from './bill-request.ts';
import { quoted } from './name-part.ts';
import { withDigits } from './number-words.ts';
import { partTerms, readerLanguageOf } from './part-terms.ts';
import { valueAt } from './parts.ts';
import { insertOperation, setOperation, unitOf } from './place-operations.ts';
import { type Request, refuse, type Step, spansOf } from './request.ts';
import { verbOf } from './settle-reading.ts';
import { certainNumber, isOtherCurrency, isoFrom } from './values.ts';

/** Longer texts are sentences for the page. */
const longestTerm = 140;

function percentIn(text: string, hits: readonly TermHit[]): number | undefined {
  const folded = fold(text);
  const found = [...folded.matchAll(/\d{1,2}(?:[.,]\d{1,3})?/g)].find((number) => {
    const end = number.index + number[0].length;
    const rest = folded.slice(end);
    const next = hits.find(({ start }) => start >= end && folded.slice(end, start).trim() === '');
    return /^\s?%/.test(rest) || next?.names.includes('percent') === true;
  });
  return found && Number(found[0].replace(',', '.'));
}

const unlabeled = new Set(['filler', 'add', 'and', 'percent']);

/** Returns the words for a tax or a discount as typed: 'an early payment discount' → 'Early payment discount'. */
function labelAt({ text, languages }: Request, hit: TermHit): string {
  const folded = fold(text);
  let start = hit.start;
  while (start > 0 && /[\p{L} -]/u.test(folded.charAt(start - 1))) start -= 1;
  for (const other of partTerms(folded.slice(0, hit.start), languages))
    if (other.end > start && other.names.some((name) => unlabeled.has(name))) start = other.end;
  const words = text.slice(start, hit.end).trim();
  return words === '' || words.split(/\s+/).length > 4 ? text.slice(hit.start, hit.end) : words;
}

const listAt = ({ request, bill }: BillRequest, name: string): readonly { readonly label: string }[] =>
  (valueAt(unitOf(request.content, bill.unit), [...bill.path, name]) as { label: string }[] | undefined) ??
  [];

/** Sets the only entry of a list, or one with the same label; otherwise adds one. */
function setEntry(of: BillRequest, name: string, label: string, value: object, said: string): Step {
  const { request, bill } = of;
  const list = listAt(of, name);
  const same = list.findIndex((each) => fold(each.label).startsWith(fold(label)) || fold(label) === name);
  const known = list[same];
  const path = [...bill.path, name];
  const entry = { label: known?.label ?? upperFirst(label), ...value };
  return {
    operations: [
      known
        ? setOperation(request.content, bill.unit, [...path, same], entry)
        : insertOperation(request.content, bill.unit, path, entry),
    ],
    said: tell('onBill', { entry: quoted(`${entry.label} ${said}`) }),
  };
}

/** 'Five percent discount on the shelves'. */
function lineDiscount(of: BillRequest, term: TermHit, label: string, percent: number): Step | undefined {
  const { request, bill } = of;
  const [only, ...others] = linesNamed(of, request.text.slice(term.end));
  if (!only || others.length > 0) return undefined;
  const path = [...bill.path, 'lines', only.at, 'discount'];
  return {
    operations: [setOperation(request.content, bill.unit, path, percent)],
    said: tell('onBill', { entry: quoted(`${only.line.description}: ${upperFirst(label)} ${percent} %`) }),
  };
}

/** '15 % off', 'a discount of $50'. */
function discount(of: BillRequest): Step | null {
  const { request, bill, hits, names, percent } = of;
  const [money, ...more] = request.reading.values.filter(({ kind }) => kind === 'money');
  const term = hits.find((hit) => hit.names.includes('part:discount'));
  const counts = request.reading.values.filter(
    (value) => value.kind === 'quantity' && value.amount !== percent,
  );
  const isPrice = counts.length > 0 || more.length > 0;
  if ((!term && !names.has('deduct')) || isPrice || (percent === undefined && !money)) return null;
  const label = term
    ? labelAt(request, term)
    : speak(catalogLanguage(readerLanguageOf(request.content.language)), tell('discount'));
  if (percent !== undefined)
    return (
      (term && lineDiscount(of, term, label, percent)) ??
      setEntry(of, 'discounts', label, { percent }, `${percent} %`)
    );
  const language = request.languages[0] ?? 'en';
  const text = money?.text ?? '';
  const amount = certainNumber(text, language);
  if (amount === undefined) return refuse(tell('unsureAmount', { text: quoted(text) }));
  if (isOtherCurrency(text, language, bill.currency))
    return refuse(tell('otherCurrency', { text: quoted(text), currency: bill.currency }));
  return setEntry(of, 'discounts', label, { amount }, text);
}

/** 'Add VAT at 21 percent', 'remove the tax'. */
function tax(of: BillRequest): Step | null {
  const { request, bill, hits, percent } = of;
  const term = hits.find((hit) => hit.names.includes('part:tax'));
  if (!term) return null;
  if (percent !== undefined) {
    const list = listAt(of, 'taxes');
    const label = labelAt(request, term);
    const [only, ...others] = list;
    const isOnly = only && others.length === 0 && verbOf(request.text, request.languages) !== 'add';
    return setEntry(of, 'taxes', isOnly ? only.label : label, { percent }, `${percent} %`);
  }
  if (verbOf(request.text, request.languages) !== 'remove' && request.reading.intent !== 'remove')
    return null;
  if (listAt(of, 'taxes').length === 0) return refuse(tell('noTax'));
  const path = [...bill.path, 'taxes'];
  return {
    operations: [setOperation(request.content, bill.unit, path, [])],
    said: tell('taxRemoved'),
  };
}

/** Returns the numbers of days that a text names, in order: '21 days to 2 weeks' → 21, 14. */
const spansIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d{1,4} ?-?\p{L}+/gu)].flatMap(([span]) => readSpan(span) ?? []);

/** 'Payment is due on 15 January', '45 days to pay', 'two weeks instead of 21 days'. */
function due({ request, bill, names, percent }: BillRequest): Step | null {
  const page = unitOf(request.content, bill.unit);
  if (!page || !('layout' in page) || page.layout !== 'invoice' || percent !== undefined) return null;
  const { values } = request.reading;
  if (values.some(({ kind }) => kind === 'money')) return null;
  const isNamed = ['part:due', 'part:payment', 'pay'].some((name) => names.has(name));
  const spans = spansIn(withDigits(request.text, request.languages));
  const set = (value: string | number): Step => ({
    operations: [setOperation(request.content, bill.unit, ['due'], value)],
    said:
      typeof value === 'number'
        ? tell('dueInDays', { count: value })
        : tell('dueOn', { date: { day: value } }),
  });
  const now = daysOf(page);
  const [first, second, third] = spans;
  if (first !== undefined && second !== undefined && third === undefined && first !== second) {
    if (first === now) return set(second);
    if (second === now) return set(first);
  }
  const dates = values.filter((value) => value.kind === 'date');
  const day = dates[0]?.kind === 'date' ? isoFrom(dates[0], page.issued) : undefined;
  if (isNamed && dates.length === 1 && day) return set(day);
  return isNamed && dates.length === 0 && first !== undefined && second === undefined ? set(first) : null;
}

function daysOf({ issued, due: at }: PageOf<'invoice'>): number | undefined {
  const day = dueDate(issued, at);
  return day === null ? undefined : dayNumber(day) - dayNumber(issued);
}

/** A code, as bills are numbered: '2026-014', 'R7', '10442'. */
const code = /(?<![\p{L}\p{N}/-])(?=[\p{L}/-]{0,20}\d)[\p{L}\p{N}]{1,20}(?:[-/][\p{L}\p{N}]{1,20}){0,4}/gu;

/** 'No. 90', 'Nr. 90', 'n° 90', '#90'. */
const markedCode = /(?:(?<!\p{L})(?:no\.|nr\.?|n[°º.])|№|#)\s?([\p{L}\p{N}/-]{0,20}\d[\p{L}\p{N}/-]{0,20})/iu;

/** 'The invoice number should read 2026-118'. */
function number({ request, bill, names }: BillRequest): Step | null {
  const page = unitOf(request.content, bill.unit);
  const others = ['part:tax', 'part:payment', 'part:contact', 'part:row', 'part:page', 'part:item'];
  const marked = markedCode.exec(request.text)?.[1];
  const isNamed = names.has('part:number') || marked !== undefined;
  if (!page || !('layout' in page) || !isNamed || others.some((name) => names.has(name))) return null;
  const set = (value: string): Step => ({
    operations: [setOperation(request.content, bill.unit, ['number'], value)],
    said: tell('numberSet', { number: quoted(value) }),
  });
  if (marked !== undefined) return set(marked);
  const { values } = request.reading;
  const codes = [...request.text.matchAll(code)].filter(
    (found) =>
      /[-/\p{L}]|\d{4}/u.test(found[0]) &&
      values.every((value) => value.kind === 'date' || value.end <= found.index || value.start > found.index),
  );
  const [only, ...more] = codes;
  return only && more.length === 0 ? set(only[0]) : null;
}

/**
 * Changes what a bill says besides its lines, told by the kind of what is named and its typed value, however the
 * sentence is built. Returns null for other requests.
 */
export function changeBillTerms(request: Request): Step | null {
  const bill = billIn(request);
  if (!bill || request.text.length > longestTerm) return null;
  const verb = verbOf(request.text, request.languages);
  if (verb === 'rename') return null;
  const plain = withoutQuoted(request.text);
  const hits = partTerms(fold(plain), request.languages);
  const names = new Set(hits.flatMap((hit) => hit.names));
  const of: BillRequest = { request, bill, hits, names, percent: percentIn(plain, hits) };
  if (verb === 'remove') return tax(of);
  // 'We don't charge VAT'.
  if (request.reading.intent === 'remove' && names.has('part:tax')) return tax(of);
  // 'Move the due date to 20 December'.
  if (verb === 'reorder') return due(of);
  const isKnown = (words: string): boolean => linesNamed(of, words).length > 0;
  const line = verb === 'value' ? undefined : countedAddition(request, bill, isKnown);
  if (line) return line;
  const isReplaced = spansOf(request, 'old').length > 0;
  const found = discount(of) ?? tax(of) ?? due(of);
  return found ?? (isReplaced ? null : (changePayment(of) ?? number(of) ?? changeQuantity(of)));
}
