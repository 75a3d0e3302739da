import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, tokenize } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { phraseEnd } from '../page/word-list.ts';
import { figuresIn } from './bill-figures.ts';

interface CountedRow {
  readonly row: ReadRow;
  /** Whether a number of the row isn't understood, so that its amount isn't known. */
  readonly isOpen: boolean;
}

/** Roles whose numbers may be the quantity of a rate: '2h planting' may be all of a name. */
const wordy: ReadonlySet<RowRole> = new Set<RowRole>(['name', 'note']);
const timed: ReadonlySet<RowRole> = new Set<RowRole>(['time', 'dur']);

/** Returns a duration as a quantity and its unit: '7h'; null if it is more than a number and a unit. */
function asQuantity(
  text: string,
  part: Labeled<RowRole>,
  language: ReaderLanguage,
): readonly Labeled<RowRole>[] | null {
  const [figure, ...others] = figuresIn(text, part, language, 'count');
  if (!figure?.isSure || others.length > 0 || text.slice(part.start, figure.start).trim() !== '') return null;
  const behind = text.slice(figure.end, part.end);
  const unit = behind.trim();
  const { hourUnits, bill } = pageWordsOf(language);
  const units = [hourUnits, bill.days, bill.weeks, bill.months].filter(Boolean).join(', ');
  const tokens = tokenize(fold(unit));
  if (unit === '' || phraseEnd(tokens, 0, units) !== tokens.length) return null;
  const start = figure.end + behind.indexOf(unit);
  return [
    { ...part, label: 'qty', start: part.start, end: figure.end, text: text.slice(part.start, figure.end) },
    { ...part, label: 'unit', start, end: start + unit.length, text: unit },
  ];
}

/** Returns a row of a bill with its duration as its quantity, if it has a rate and no other: '7h planting @ 90'. */
export function withCountedTime(text: string, row: ReadRow, language: ReaderLanguage): CountedRow {
  const hasRate = row.parts.some(({ label }) => label === 'rate');
  const times = row.parts.filter(
    (part) => timed.has(part.label) && figuresIn(text, part, language, 'count').length > 0,
  );
  const [only, ...others] = times;
  const isCounted = row.parts.some(({ label }) => label === 'qty' || label === 'unit');
  if (hasRate && !only && !isCounted)
    return {
      row,
      isOpen: row.parts.some(
        (part) => wordy.has(part.label) && figuresIn(text, part, language, 'count').length > 0,
      ),
    };
  if (!hasRate || !only) return { row, isOpen: false };
  const counted = others.length === 0 && !isCounted ? asQuantity(text, only, language) : null;
  if (!counted) return { row, isOpen: true };
  return {
    row: { ...row, parts: row.parts.flatMap((part) => (part === only ? counted : [part])) },
    isOpen: false,
  };
}
