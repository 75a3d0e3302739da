import { type HeadlineTally, measureHeadlines } from './measure-headlines.ts';
import { type HeadlineExample, readEdited, readTitled } from './read-headline-examples.ts';

/** Prints how well pages of held-out domains are headed: `npm run bench -- reader --set headlines`. */
export function printHeadlines({ errors }: { readonly errors: boolean }): void {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const titled = readTitled().filter(({ isHeldOut }) => isHeldOut);
  const edited = readEdited().filter(({ isHeldOut }) => isHeldOut);
  const sets: readonly (readonly [string, readonly HeadlineExample[]])[] = [
    ['data/rows, lifelike', titled.filter(({ isLifelike }) => isLifelike)],
    ['data/rows, others', titled.filter(({ isLifelike }) => !isLifelike)],
    ['data/headlines', edited],
  ];
  const columns: readonly (keyof HeadlineTally)[] = ['right', 'turned', 'best', 'exact', 'bare', 'reached'];
  print(`${''.padEnd(20)} prompts ${columns.map((name) => name.padStart(9)).join('')}`);
  for (const [name, examples] of sets) {
    const misses: string[] = [];
    const tally = measureHeadlines(examples, ({ prompt, printed }, chosen) => {
      misses.push(`  ${chosen} <- ${printed.join(' | ')} <- ${prompt.slice(0, 100).replaceAll('\n', '⏎')}`);
    });
    const shares = columns.map(
      (column) => `${((100 * tally[column]) / Math.max(tally.all, 1)).toFixed(1)} %`,
    );
    print(
      `${name.padEnd(20)} ${String(tally.all).padStart(7)} ${shares.map((share) => share.padStart(9)).join('')}`,
    );
    if (errors) for (const miss of misses) print(miss);
  }
  print(
    'Right: an accepted headline; turned: the same, with its parts in any order; best: the first of them; exact: letter for letter.',
  );
  print(
    'Bare: only the kind, although an editor says more; reached: an accepted one is among the candidates.',
  );
}
