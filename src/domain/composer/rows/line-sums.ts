import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { figuresIn } from '../bill/bill-figures.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { LineRun, RowRun } from './row-runs.ts';
import type { Told } from './sides.ts';

type Part = Labeled<RowRole>;

/** An amount of money with what stands around its number: '£', '4', ''. */
interface Money {
  readonly before: string;
  readonly value: number;
  readonly behind: string;
  readonly hasCents: boolean;
}

const shape = /^([^\d\s]{0,4}\s?)(\d[\d.,’']{0,14})(\s?\S{0,4})$/u;
/** 'p' and '¢' are parts of the currency of the others. */
const cents = /\p{Ll}|¢/u;

function moneyOf(text: string, part: Part, language: ReaderLanguage): Money | null {
  const [, before = '', number = '', behind = ''] = shape.exec(part.text) ?? [];
  const [figure, ...others] = figuresIn(text, part, language, 'money');
  const value = figure?.values[0];
  const isPlain = number !== '' && others.length === 0 && figure?.isSure && !cents.test(behind);
  return isPlain && value !== undefined
    ? { before, value, behind, hasCents: /[.,]\d{2}$/.test(number) }
    : null;
}

const decimals = 100;
const written = (value: number, { before, behind, hasCents }: Money, language: ReaderLanguage): string => {
  const isWhole = Number.isInteger(Math.round(value * decimals) / decimals) && !hasCents;
  const digits = isWhole ? 0 : 2;
  const number = Math.abs(value).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  });
  return `${value < 0 && !/[-−–]/u.test(before) ? '-' : ''}${before}${number}${behind}`;
};

/** Returns a row with the price of its quantity, if it tells only the price of one. */
function withLineSum(text: string, row: ReadRow, language: ReaderLanguage): ReadRow {
  const of = (role: RowRole): Part[] => row.parts.filter(({ label }) => label === role);
  const [[qty, ...more], [rate, ...rates]] = [of('qty'), of('rate')];
  if (!qty || !rate || more.length + rates.length + of('amount').length > 0) return row;
  // '6 GB' of a plan at £8 isn't a number of plans.
  const between = row.parts.slice(row.parts.indexOf(qty) + 1, row.parts.indexOf(rate));
  if (rate.start < qty.end || between.some(({ label }) => label !== 'unit' && label !== 'name')) return row;
  const [count, ...others] = figuresIn(text, qty, language, 'count');
  const money = moneyOf(text, rate, language);
  const times = count?.values[0];
  if (!money || times === undefined || !count?.isSure || others.length > 0) return row;
  const end = row.parts.at(-1)?.end ?? row.end;
  const sum = written(Math.round(times * money.value * decimals) / decimals, money, language);
  const amount: Part = { label: 'amount', text: sum, start: end, end, confidence: 1 };
  return { ...row, parts: [...row.parts, amount] };
}

const fewestRows = 2;

/** Returns the sum of the prices of rows; null if not all of them tell one in the same currency. */
function sumOfRows(text: string, rows: readonly ReadRow[], language: ReaderLanguage): string | null {
  const amounts = rows.map((row): Money | null => {
    const [amount, ...others] = row.parts.filter(({ label }) => label === 'amount');
    if (!amount || others.length > 0 || /[-−–(]/u.test(amount.text)) return null;
    const isAdded = amount.start === amount.end;
    const money = isAdded
      ? moneyOf(amount.text, { ...amount, start: 0, end: amount.text.length }, language)
      : moneyOf(text, amount, language);
    return money;
  });
  const [first] = amounts;
  if (!first || amounts.length < fewestRows) return null;
  const known = amounts.flatMap((amount) =>
    amount && amount.before === first.before && amount.behind === first.behind ? [amount] : [],
  );
  if (known.length < amounts.length) return null;
  const sum = known.reduce((total, { value }) => total + Math.round(value * decimals), 0) / decimals;
  return written(sum, { ...first, hasCents: known.some(({ hasCents }) => hasCents) }, language);
}

/** Returns runs with the price of each row that tells how many and how much for one, and with their sum if it is asked for. */
export function withLineSums(
  runs: readonly (RowRun | LineRun)[],
  { text, language, kind }: Told,
  isSummed: boolean,
): (RowRun | LineRun)[] {
  if (kind === 'menu') return [...runs];
  const { total } = pageWordsOf(language).labels;
  const isTold = runs.some((run) => run.type === 'run' && run.sums.length > 0);
  return runs.map((run) => {
    if (run.type === 'lines') return run;
    const rows = run.rows.map((row) => withLineSum(text, row, language));
    const sum = isSummed && !isTold ? sumOfRows(text, rows, language) : null;
    return { ...run, rows, ...(sum !== null && { sums: [{ label: total, value: sum }] }) };
  });
}
