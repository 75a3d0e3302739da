import type { BillLine } from '../../content/blocks/bill.ts';
import { fold } from '../lexicon/fold.ts';
import { tell } from '../speech/saying.ts';
import type { BillRequest } from './bill-request.ts';
import { quoted } from './name-part.ts';
import { withDigits } from './number-words.ts';
import { valueAt } from './parts.ts';
import { setOperation, unitOf } from './place-operations.ts';
import type { Step } from './request.ts';
import { isSameWord } from './same-word.ts';
import { verbOf } from './settle-reading.ts';

/** Returns the lines of a bill that a text names by a word. */
export function linesNamed(
  { request, bill }: BillRequest,
  text: string,
): readonly { line: BillLine; at: number }[] {
  const lines = valueAt(unitOf(request.content, bill.unit), [...bill.path, 'lines']) as readonly BillLine[];
  const words = wordsIn(text);
  return lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) =>
      wordsIn(line.description).some((each) => words.some((word) => isSameWord(each, word))),
    );
}

const wordsIn = (text: string): readonly string[] => fold(text).match(/\p{L}{3,40}/gu) ?? [];

/** Returns the only line that a request counts anew, with its count: 'five banners', 'the quantity of banners is 5'. */
function counted(
  of: BillRequest,
): { readonly line: BillLine; readonly at: number; readonly count: number } | undefined {
  const text = withDigits(of.request.text, of.request.languages);
  if (of.names.has('quantity')) {
    const [count, ...more] = text.match(/(?<![\p{L}\d.,])\d{1,6}(?![\d.,%])/gu) ?? [];
    const [only, ...others] = linesNamed(of, text);
    return count !== undefined && more.length === 0 && only && others.length === 0
      ? { ...only, count: Number(count) }
      : undefined;
  }
  const found = [...text.matchAll(/(?<![\d.,])(\d{1,6})\s+(\p{L}{3,40})/gu)].flatMap(
    ([, count = '', word = '']) => {
      const [only, ...others] = linesNamed(of, word);
      return only && others.length === 0 ? [{ ...only, count: Number(count) }] : [];
    },
  );
  return found.length === 1 ? found[0] : undefined;
}

/** 'They ordered five banners, not two': the quantity of the only line with this word. */
export function changeQuantity(of: BillRequest): Step | null {
  const { request, bill, percent } = of;
  const { text, languages, content } = request;
  const isPriced = request.reading.values.some(({ kind }) => kind === 'money');
  if (isPriced || percent !== undefined || verbOf(text, languages) !== undefined) return null;
  const found = counted(of);
  if (!found || found.count === found.line.quantity) return null;
  const path = [...bill.path, 'lines', found.at, 'quantity'];
  return {
    operations: [setOperation(content, bill.unit, path, found.count)],
    said: tell('quantitySet', { line: quoted(found.line.description), quantity: found.count }),
  };
}
