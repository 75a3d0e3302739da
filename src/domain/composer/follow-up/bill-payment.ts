import { pageWordsOf } from '../page/lexicon/index.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { tell } from '../speech/saying.ts';
import { addNote } from './add-note.ts';
import type { BillRequest } from './bill-request.ts';
import { quoted } from './name-part.ts';
import { readerLanguageOf } from './part-terms.ts';
import { insertOperation, setOperation, unitOf } from './place-operations.ts';
import { type Request, type Step, spansOf, unquoted } from './request.ts';
import { verbOf } from './settle-reading.ts';

/** Returns where the payee begins in 'please pay to Marlow Joinery, account 1234 5678'. */
function payee({ request, hits }: BillRequest): number | undefined {
  const pay = hits.find(({ names }) => names.includes('pay'));
  if (!pay) return undefined;
  let from = pay.end;
  for (const { names, start, end } of hits)
    if (
      start >= from &&
      names.every((name) => name === 'filler') &&
      request.text.slice(from, start).trim() === ''
    )
      from = end;
  return from;
}

const bankCode = /\b(?:IBAN|BIC|SWIFT)\b/u;

/** Returns whether a request tells a way to pay, rather than something about that part of the page. */
function saysHow(request: Request): boolean {
  const { text, reading, languages } = request;
  const isTold = reading.intent === 'value' || reading.intent === 'add';
  return (
    isTold &&
    spansOf(request, 'new', 'item', 'detail').length > 0 &&
    verbOf(text, languages) === undefined &&
    !/[\d?？؟]/u.test(text)
  );
}

/** 'Put our bank details on it: …', 'include the account number 4471 9902'. */
export function changePayment(of: BillRequest): Step | null {
  const { request, bill, hits, names } = of;
  const { text, content } = request;
  const page = unitOf(content, bill.unit);
  if (!page || !('layout' in page) || page.layout !== 'invoice') return null;
  const [named] = hits.filter((hit) => hit.names.includes('part:payment'));
  const atCode = text.search(bankCode);
  const isAccount = /(?:\d[ -]?){6}/.test(text);
  if ((!named && atCode < 0) || (names.has('pay') && !isAccount) || names.has('part:due')) return null;
  const colon = text.indexOf(':');
  const from = colon >= 0 ? colon + 1 : (payee(of) ?? (atCode >= 0 ? atCode : (named?.start ?? 0)));
  const value = unquoted(text.slice(from));
  if (value === '') return null;
  // A way to pay isn't an account: 'we accept payment by card'.
  if (!/(?:\d[ -]?){4}/.test(value) && colon < 0)
    return saysHow(request) ? (addNote(request, text.trim()) ?? null) : null;
  const entries = page.payment;
  const open = entries.findIndex((entry) => /^\[\[.*\]\]$/.test(entry.value));
  const alike = entries.findIndex((entry) => bankCode.test(entry.value) || bankCode.test(entry.label));
  const at = open >= 0 ? open : alike;
  const known = entries[at];
  const label = known?.label ?? pageWordsOf(readerLanguageOf(content.language)).labels.bank;
  const entry = { label, value: upperFirst(value) };
  return {
    operations: [
      known
        ? setOperation(content, bill.unit, ['payment', at], entry)
        : insertOperation(content, bill.unit, ['payment'], entry),
    ],
    said: tell('isNow', { part: quoted(label), value: quoted(entry.value) }),
  };
}
