import { pageWordsOf } from '../page/lexicon/index.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import { isNumbered, rowWords } from './row-cells.ts';
import type { LineRun, RowRun } from './row-runs.ts';
import type { Told } from './sides.ts';

type Run = RowRun | LineRun;

const mostly = 0.5;
const fewestStepWords = 4;
const sentence = /[^.!?。！？]{1,400}[.!?。！？]?/gu;

const isMeasured = ({ rows }: RowRun): boolean =>
  rows.filter(({ parts }) => parts.some(({ label }) => label === 'qty')).length >= rows.length * mostly;

/** Returns an ingredient with its amount first: '2 cups of flour, sifted'. */
function ingredient(text: string, row: RowRun['rows'][number]): string {
  const amount = row.parts.filter(({ label }) => label === 'qty' || label === 'unit');
  const [first] = amount;
  const name = row.parts.find(({ label }) => label === 'name');
  if (!first || !name || first.start < name.start) return rowWords(text, row);
  const rest = row.parts.filter((part) => !amount.includes(part) && part !== name);
  return [`${amount.map((part) => part.text).join(' ')} ${name.text}`, ...rest.map((part) => part.text)].join(
    ', ',
  );
}

const stepsIn = (line: string): string[] =>
  [...line.matchAll(sentence)].map(([words]) => words.replace(/[.。]$/u, '').trim()).filter(Boolean);

/** Returns a recipe: its ingredients as lists, and its method as steps; null if nothing in it is measured. */
export function recipeParts(runs: readonly Run[], told: Told): SheetPart[] | null {
  const { text, language } = told;
  const { ingredients, method } = pageWordsOf(language).labels;
  const groups = runs.filter((run): run is RowRun => run.type === 'run' && run.rows.length > 0);
  const first = groups.findIndex(isMeasured);
  if (first < 0) return null;
  const measured = groups.filter((run, at) => at === first || isMeasured(run));
  const others = groups.filter((run) => !measured.includes(run));
  const done = others.filter(({ rows }) => rows.some((row) => isNumbered(text, row)) || others.length === 1);
  const lines = runs.flatMap((run) => (run.type === 'lines' ? run.lines : []));
  const isStep = (line: string): boolean => line.split(/\s+/).length >= fewestStepWords;
  const spoken = done.length > 0 ? [] : lines.filter(isStep).flatMap(stepsIn);
  const rest = done.length > 0 ? lines : lines.filter((line) => !isStep(line));
  const asList = ({ group, rows }: RowRun, at: number): SheetPart => ({
    type: 'list',
    title: group ?? (at === 0 ? ingredients : null),
    items: rows.map((row) => ingredient(text, row)),
  });
  return [
    ...[...measured, ...others.filter((run) => !done.includes(run))].map(asList),
    ...done.map(
      ({ group, rows }): SheetPart => ({
        type: 'steps',
        title: group ?? method,
        items: rows.map((row) => rowWords(text, row)),
      }),
    ),
    ...(spoken.length > 0 ? [{ type: 'steps', title: method, items: spoken } as const] : []),
    ...(rest.length > 0 ? [{ type: 'points', items: rest, isRemark: true } as const] : []),
  ];
}
