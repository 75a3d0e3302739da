import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import type { AnsweredAspect } from './answer-aspects.ts';
import { factsAsSamples } from './as-samples.ts';
import type { PassageIndex } from './passage-index.ts';
import type { ReadAspects } from './read-aspects.ts';
import type { Asked } from './weigh-passages.ts';

interface ComparedAspects {
  readonly read: ReadAspects;
  readonly answers: readonly AnsweredAspect[];
  readonly asked: Asked;
  readonly index: PassageIndex;
  readonly shelf: TemplateShelf;
  readonly language: ReaderLanguage;
}

/** Share of the aspects that must be rows of the same comparison. */
const leastRows = 0.5;

/**
 * Returns the table of a comparison with a row for each aspect that the prompt names, and with the columns of the
 * options that it names; null if no comparison of the library answers half of them.
 */
export function comparedTable({
  read,
  answers,
  asked,
  index,
  shelf,
  language,
}: ComparedAspects): Block | null {
  const documents = answers.flatMap(({ from }) => from.slice(0, 1).map(({ document }) => document));
  const compared = documents.filter(({ head }) => head.kind === 'comparison');
  const [main] = [...new Set(compared)].sort(
    (one, other) =>
      compared.filter((each) => each === other).length - compared.filter((each) => each === one).length,
  );
  const page = main && shelf.read(main.head.name)?.content.pages[0];
  const table =
    page && 'blocks' in page ? page.blocks.find((block) => block.type === 'table')?.table : undefined;
  if (!main || !table?.head) return null;
  const options = table.head.map((name, at) => ({ name, at })).slice(1);
  const named = options.filter(({ name }) =>
    index.stemsOf(name).some((stem) => asked.subject.includes(stem)),
  );
  const columns = named.length > 1 ? named : options;
  const rows = read.aspects.map(({ name }, at) => {
    const from = answers[at]?.from.find(({ document }) => document === main);
    const row = from && table.rows.find(([title = '']) => title.replaceAll('**', '').trim() === from.heading);
    const label = upperFirst(escaped(name));
    return [
      `**${label}**`,
      ...columns.map((column) => (row ? factsAsSamples(row[column.at] ?? '', language) : `[[${label}]]`)),
    ];
  });
  const found = rows.filter((row) => !row[1]?.startsWith('[[')).length;
  if (found < rows.length * leastRows) return null;
  return { type: 'table', table: { head: ['', ...columns.map(({ name }) => name)], rows } };
}
