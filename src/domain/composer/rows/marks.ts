import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import type { Range } from '../facts/text-clauses.ts';

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
  headline: Range | null,
  language: ReaderLanguage,
): Mark[] {
  const isHeaded = ({ start, end }: Range): boolean =>
    headline !== null && start < headline.end && end > headline.start;
  const cut = others.flatMap((mark): Mark[] => {
    if (!headline || !isHeaded(mark)) return [mark];
    return [
      { ...mark, end: headline.start },
      { ...mark, start: headline.end },
    ].flatMap((part) => {
      const inner = part.end > part.start ? withoutSmallEnds(text, part.start, part.end, language) : null;
      return inner ? [{ ...part, ...inner }] : [];
    });
  });
  const isFree = headline !== null && rows.every((row) => !isHeaded(row));
  return [
    ...rows.map((row): Mark => ({ label: 'row', row, start: row.start, end: row.end })),
    ...cut,
    ...(headline && isFree ? [{ ...headline, label: 'headline' } as const] : []),
  ].sort((a, b) => a.start - b.start);
}
