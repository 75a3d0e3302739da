import { markedReader, markedRows } from './marked-prompts.ts';
import { scorePrinted } from './score-printed.ts';

/**
 * Prints what the pages of held-out lifelike prompts print of what is said to their writer, and what they leave out:
 * `npm run bench -- reader --set asides`.
 */
export function printAsides(): void {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const [name, prompts] of [
    ['data/rows', markedRows()],
    ['data/reader', markedReader()],
  ] as const) {
    const heldOut = prompts.filter(({ isHeldOut, isLifelike }) => isHeldOut && isLifelike);
    const { unprinted, prompts: pages, told } = scorePrinted(heldOut);
    print(
      `${name}: ${unprinted.printed} of ${unprinted.all} commands, wishes and asides are printed, ` +
        `on ${pages.printing} of ${pages.all} pages; ${told.lost} of ${told.all} told phrases are not`,
    );
  }
}
