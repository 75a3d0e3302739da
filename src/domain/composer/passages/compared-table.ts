import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { phraseEnd } from '../page/word-list.ts';
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
const fewestOptions = 2;

const mostOptionWords = 4;

/** Returns the options on both sides of 'or' in the words before the list: 'bus' and 'car' of 'bus or car for a family'. */
function optionsIn(opening: string, language: ReaderLanguage): readonly string[] {
  const { comparing, bill } = pageWordsOf(language);
  const tokens = tokenize(opening).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const verb = phraseEnd(tokens, 0, comparing?.verbs ?? '');
  const marks = [comparing?.or, comparing?.versus, ...(verb > 0 ? [bill.and] : [])]
    .filter(Boolean)
    .join(', ');
  const at = tokens.findIndex((_, index) => index > verb && phraseEnd(tokens, index, marks) > index);
  if (at < 0) return [];
  const behind = tokens.slice(phraseEnd(tokens, at, marks));
  const end = behind.findIndex(({ folded }) => !saysSomething(folded, language));
  const sides = [tokens.slice(verb, at), end < 0 ? behind : behind.slice(0, end)];
  if (sides.some(({ length }) => length === 0 || length > mostOptionWords)) return [];
  return sides.map((side) => upperFirst(escaped(opening.slice(side[0]?.start, side.at(-1)?.end))));
}

/** Returns the table that a prompt asks for, with a gap for each aspect of each option. */
export function openTable(
  { aspects, head }: ReadAspects,
  text: string,
  language: ReaderLanguage,
): Block | null {
  const options = optionsIn(text.slice(0, head), language);
  if (options.length < fewestOptions) return null;
  const rows = aspects.map(({ name }) => {
    const label = upperFirst(escaped(name));
    return [`**${label}**`, ...options.map(() => `[[${label}]]`)];
  });
  return { type: 'table', table: { head: ['', ...options], rows } };
}

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
  // What is said of other options says nothing of these.
  if (named.length < fewestOptions) return null;
  const rows = read.aspects.map(({ name }, at) => {
    const from = answers[at]?.from.find(({ document }) => document === main);
    const row = from && table.rows.find(([title = '']) => title.replaceAll('**', '').trim() === from.heading);
    const label = upperFirst(escaped(name));
    return [
      `**${label}**`,
      ...named.map((column) => (row ? factsAsSamples(row[column.at] ?? '', language) : `[[${label}]]`)),
    ];
  });
  const found = rows.filter((row) => !row[1]?.startsWith('[[')).length;
  if (found < rows.length * leastRows) return null;
  return { type: 'table', table: { head: ['', ...named.map(({ name }) => name)], rows } };
}
