import type { ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import type { SheetEntry, SheetPart } from '../sheet/sheet.ts';
import { cellsOf } from './row-cells.ts';
import type { ColumnRole } from './row-columns.ts';
import type { LineRun, RowRun } from './row-runs.ts';
import type { Told } from './sides.ts';

type Run = RowRun | LineRun;

const ofEntry: readonly ColumnRole[] = ['date', 'time', 'name', 'person', 'place', 'dur', 'note'];
/** Columns that say when. */
const keys = 2;
const mostly = 0.5;

const isDated = (rows: readonly ReadRow[]): boolean =>
  rows.filter(({ parts }) => parts.some(({ label }) => label === 'date' || label === 'time')).length >=
  rows.length * mostly;

const isOf =
  (...roles: readonly RowRole[]) =>
  ({ label }: ReadRow['parts'][number]): boolean =>
    roles.includes(label);

/** Returns rows in which years that were read as the start of the next row, without a name, stand with the row before. */
function withOwnYears(rows: readonly ReadRow[]): ReadRow[] {
  const whole: ReadRow[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    const isHalf =
      before?.parts.some(isOf('name')) === true &&
      !before.parts.some(isOf('date', 'time')) &&
      row.parts.slice(0, 1).some(isOf('date', 'time')) &&
      !row.parts.some(isOf('name', 'person'));
    if (!before || !isHalf) {
      whole.push(row);
      continue;
    }
    const cut = row.parts.findIndex((part) => !isOf('date', 'time', 'dur', 'note')(part));
    const [own, rest] = cut < 0 ? [row.parts, []] : [row.parts.slice(0, cut), row.parts.slice(cut)];
    const start = rest[0]?.start;
    whole[whole.length - 1] = {
      ...before,
      end: start === undefined ? row.end : (own.at(-1)?.end ?? row.end),
      parts: [...before.parts, ...own],
    };
    if (start !== undefined) whole.push({ ...row, start, parts: rest });
  }
  return whole;
}

/** Returns the posts, schools and skills of a CV: what has years as entries, everything else as lists. */
export function cvParts(runs: readonly Run[], { text, language }: Told): SheetPart[] {
  // Beside groups with names of their own, the others have their usual ones.
  const isDivided = runs.some((run) => run.type === 'run' && run.group !== null);
  return runs.flatMap((run): SheetPart[] => {
    if (run.type === 'lines' || run.rows.length === 0) return [];
    const { group } = run;
    const rows = withOwnYears(run.rows);
    const cells = rows.map((row) => {
      const all = cellsOf(text, row, ofEntry, language);
      const of = (role: ColumnRole): string => trimEndOf(all[ofEntry.indexOf(role)] ?? '', ' ,;');
      return { of, all };
    });
    if (!isDated(rows))
      return [
        {
          type: 'list',
          title: group,
          items: cells.map(({ all }) =>
            [...all.slice(keys), ...all.slice(0, keys)].filter(Boolean).join(', '),
          ),
        },
      ];
    const { experience, education, study } = pageWordsOf(language).cv;
    const isSchool = cells.every(({ all }) => hasWordOf(all.join(' '), study));
    const usual = (isSchool ? education : experience).split(',')[0] ?? null;
    const title = group ?? (isDivided ? usual : null);
    const items = cells.map(({ of }): SheetEntry => {
      const [name = '', ...others] = ['name', 'person', 'place', 'dur', 'note']
        .map((role) => of(role as ColumnRole))
        .filter(Boolean);
      const isPlaced = of('place') !== '' && of('name') !== '';
      return {
        title: isPlaced ? `${name}, ${of('place')}` : name,
        when: [of('date'), of('time')].filter(Boolean).join(', '),
        text: others.filter((words) => !isPlaced || words !== of('place')).join(', '),
      };
    });
    return [{ type: 'entries', title, items }];
  });
}
