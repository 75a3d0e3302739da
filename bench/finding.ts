import { parseArgs } from 'node:util';
import { judgedPrompts, measureShelf, shelfSets } from './finding/measure-shelf.ts';

/*
 * Measures what prompts that need writing get of the shelf of topics and templates, against the judgments in
 * data/composer/shelf-*.tsv.
 *
 *   --list SET   prints every prompt of a set (dev, held, lifelike-dev or lifelike-held) with what its page is made of
 */

const { values: wanted } = parseArgs({ options: { list: { type: 'string' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number, of: number): string => `${of === 0 ? 100 : Math.round((100 * part) / of)} %`;

for (const set of shelfSets) {
  const rows = measureShelf(judgedPrompts(set));
  for (const isEnglish of [true, false]) {
    const some = rows.filter(({ language }) => (language === 'en') === isEnglish);
    const known = some.filter(({ right, near }) => right.length + near.length > 0);
    const count = (how: (typeof rows)[number]['how'], of = some): number =>
      of.filter((row) => row.how === how).length;
    const gaps = some.reduce((sum, row) => sum + row.gaps, 0);
    if (some.length === 0) continue;
    say(
      `${set}, ${isEnglish ? 'English' : 'other languages'}: ${some.length} prompts, on the shelf for ${percent(known.length, some.length)}; of these right ${percent(count('right', known), known.length)}, near ${percent(count('near', known), known.length)}, none ${percent(count('none', known), known.length)}; wrong for ${percent(count('wrong'), some.length)} of all; ${(gaps / some.length).toFixed(2)} placeholders a page, ${percent(some.filter((row) => row.gaps > 2).length, some.length)} of the pages with more than two`,
    );
  }
  if (wanted.list === set)
    for (const { prompt, how, from, gaps } of rows)
      say(`${how}\t${from ?? '-'}\t${gaps}\t${prompt.replaceAll('\n', '⏎')}`);
}
