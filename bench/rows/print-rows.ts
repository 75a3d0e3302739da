import type { ReaderLanguage } from '../../src/domain/reader/languages.ts';
import { readerLanguages } from '../../src/domain/reader/languages.ts';
import type { RowReading } from '../../src/domain/rows/read-rows.ts';
import { ratios, type Tally } from '../reader/measure.ts';
import { goldReading, measureRows, rowCurve } from './measure-rows.ts';
import { readRowExamples } from './read-row-examples.ts';
import { scoreRowBills } from './score-row-bills.ts';
import { scoreRowPages } from './score-row-pages.ts';
import { timeRows } from './time-rows.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

function line(name: string, tally: Tally): string {
  const { precision, recall, f1 } = ratios(tally);
  return `${name.padEnd(14)} ${percent(precision)} ${percent(recall)} ${percent(f1)} ${String(tally.there).padStart(6)}`;
}

const told = ({ rows, others }: RowReading): string =>
  [
    ...rows.map(({ parts }) => `    [${parts.map(({ label, text }) => `{${label}|${text}}`).join(' ')}]`),
    `    ${others.map(({ label, text }) => `{${label}|${text}}`).join(' ')}`,
  ].join('\n');

/** Prints how well rows are read on held-out domains, and what their pages show of them: `npm run bench -- reader --set rows`. */
export function printRows(options: { readonly errors: boolean; readonly curve: boolean }): void {
  const print = (text = ''): void => void process.stdout.write(`${text}\n`);
  const { examples, faults } = readRowExamples(new URL('../../data/rows/', import.meta.url));
  for (const { origin, reason } of faults) print(`Left out ${origin}: ${reason}`);
  const heldOut = examples.filter(({ isHeldOut }) => isHeldOut).length;
  print(`${examples.length} prompts with rows; ${heldOut} of them are held out by their domains.`);
  const part = (name: string, isMeasured: (language: ReaderLanguage) => boolean, isFull: boolean): void => {
    const scores = measureRows(examples, isMeasured, (example, found) => {
      if (options.errors && isFull)
        print(
          `\n${example.origin} ${example.text}\n  there:\n${told(goldReading(example))}\n  found:\n${told(found)}`,
        );
    });
    if (scores.all.there === 0) return;
    if (isFull) {
      print(`\nlabel          precision  recall      F1  there`);
      for (const [label, tally] of [...scores.byLabel].sort((a, b) => b[1].there - a[1].there))
        print(line(label, tally));
    }
    print(line(`${name}: all`, scores.all));
    print(line(`${name}: rows`, scores.rows));
    print(
      `${name}: all rows right in ${scores.prompts.right} of ${scores.prompts.all} prompts (${percent(scores.prompts.right / Math.max(1, scores.prompts.all)).trim()})`,
    );
  };
  part('all', () => true, true);
  print();
  part('English', (language) => language === 'en', false);
  part('others', (language) => language !== 'en', false);
  for (const own of readerLanguages) if (own !== 'en') part(own, (language) => language === own, false);
  const pages = scoreRowPages(examples);
  print(
    `\nPages other than bills: ${pages.kept.right} of ${pages.kept.all} rows stand together, all of them in ${pages.prompts.right} of ${pages.prompts.all} prompts`,
  );
  const bills = scoreRowBills(examples);
  print(`Bills: ${[...bills].map(([check, { right, all }]) => `${check} ${right} of ${all}`).join(', ')}`);
  print('\nTimes of the processor');
  for (const { name, processorMs, limit } of timeRows())
    print(`${name.padEnd(26)} ${processorMs.toFixed(1).padStart(6)} ms (at most ${limit})`);
  if (!options.curve) return;
  print('\nLearning curve');
  for (const { share, f1, prompts } of rowCurve(examples))
    print(`${percent(share)} of the data: F1 ${percent(f1)}, all rows right ${percent(prompts)}`);
}
