import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { outside, type Range } from '../facts/text-clauses.ts';

/** Words with a label, a row, or the words that head the page. */
export interface Mark extends Range {
  readonly label: OuterLabel | 'row' | 'headline';
  readonly row?: ReadRow;
  readonly confidence?: number;
}

/** Returns the marks of a reading, without the words that head the page. */
export function marksOf(
  text: string,
  { rows, others }: RowReading,
  headline: readonly Range[],
  language: ReaderLanguage,
): Mark[] {
  const isHeaded = ({ start, end }: Range): boolean =>
    headline.some((range) => start < range.end && end > range.start);
  const cut = others.flatMap((mark): Mark[] => {
    if (!isHeaded(mark)) return [mark];
    return outside(mark, headline).flatMap((part) => {
      const inner = withoutSmallEnds(text, part.start, part.end, language);
      return inner ? [{ ...mark, ...inner }] : [];
    });
  });
  const isFree = rows.every((row) => !isHeaded(row));
  return [
    ...rows.map((row): Mark => ({ label: 'row', row, start: row.start, end: row.end })),
    ...cut,
    ...(isFree ? headline.map((range): Mark => ({ ...range, label: 'headline' })) : []),
  ].sort((a, b) => a.start - b.start);
}
