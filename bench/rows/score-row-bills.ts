import { billTotals, minorDigits } from '../../src/domain/content/derive/bill-totals.ts';
import { makePage } from '../composer/make-pages.ts';
import type { RowExample } from './read-row-examples.ts';
import { billKinds, plain } from './score-row-pages.ts';

/** Reads a number however it is grouped. */
export function numberIn(text: string): number | null {
  const digits = /\d[\d.,’' \u00a0]*/u
    .exec(text)?.[0]
    .replaceAll(/[’' \u00a0]/gu, '')
    .replace(/[.,]+$/, '');
  if (!digits) return null;
  const cents = /[.,](\d{1,2})$/.exec(digits);
  const whole = (cents ? digits.slice(0, -cents[0].length) : digits).replaceAll(/[.,]/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}

/** Scores the bills of held-out prompts: their lines, totals, parties and numbers. */
export function scoreRowBills(
  examples: readonly RowExample[],
): ReadonlyMap<string, { right: number; all: number }> {
  const scores = new Map<string, { right: number; all: number }>();
  const count = (check: string, isRight: boolean): void => {
    const score = scores.get(check) ?? { right: 0, all: 0 };
    scores.set(check, { right: score.right + (isRight ? 1 : 0), all: score.all + 1 });
  };
  for (const { text, pieces, kind, isHeldOut } of examples) {
    if (!isHeldOut || !billKinds.test(kind)) continue;
    const rows = new Set(pieces.flatMap(({ row }) => (row >= 0 ? [row] : []))).size;
    const fees = pieces.filter(({ label }) => label === 'fee').length;
    const page = makePage(text).content?.pages[0];
    if (rows === 0 || page?.layout !== 'invoice') continue;
    count('number of lines', page.lines.length === rows + fees);
    const { isPriced, ...totals } = billTotals(page);
    const made = [totals.totalMinor, totals.dueMinor, totals.subtotalMinor].map(
      (minor) => minor / 10 ** minorDigits(page.currency),
    );
    const stated = pieces.flatMap((piece) =>
      piece.label === 'total' ? (numberIn(piece.text) ?? []) : [],
    )[0];
    if (stated !== undefined) {
      const isRight = isPriced && made.some((amount) => Math.abs(amount - stated) < 0.006);
      count('total right', isRight);
      count('no wrong total', isRight || !isPriced);
    }
    for (const party of ['from', 'to'] as const) {
      const name = pieces.find(({ label }) => label === party);
      const printed = plain([page[party].name, ...page[party].lines].join(' '));
      if (name) count(party, printed.includes(plain(name.text)));
    }
    const number = pieces.find(({ label }) => label === 'no');
    if (number) count('number', plain(page.number ?? '').includes(plain(number.text)));
  }
  return scores;
}
