import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { isOneWord } from '../templates/word-forms.ts';
import { passageWords } from './lexicon/index.ts';
import type { PartGuide } from './lexicon/passage-words.ts';
import type { PassageIndex } from './passage-index.ts';

/** Returns what to fill in: the first of a part is a gap, the others are sample text to replace. */
const open = (words: string, at: number): string => (at === 0 ? `[[${words}]]` : `{{${words}}}`);

/** Splits a line into its label and what to fill in. */
function labeled(line: string): { readonly label: string; readonly said: string } {
  const at = line.indexOf(': ');
  return { label: line.slice(0, at), said: line.slice(at + 2) };
}

const cells = (line: string): string[] => line.split(' | ');

function blockOf({ shape, lines }: PartGuide): Block {
  const said = lines.map(labeled);
  switch (shape) {
    case 'table': {
      const [head = '', ...rows] = lines;
      return {
        type: 'table',
        table: {
          head: cells(head),
          rows: rows.map((row, at) => cells(row).map((cell, column) => open(cell, at + column))),
        },
      } as Block;
    }
    case 'steps':
      return {
        type: 'steps',
        items: said.map(({ label, said: what }, at) => ({ title: label, text: open(what, at) })),
      } as Block;
    default:
      return {
        type: 'list',
        items: said.map(({ label, said: what }, at) => ({
          text: `**${label}:** ${open(what, at)}`,
          ...(shape === 'checks' && { checked: false }),
        })),
      } as Block;
  }
}

/** Returns what belongs in a part that the library knows nothing of, a gap and sample text; null in languages without guides. */
export function guidePart(name: string, index: PassageIndex, language: ReaderLanguage): Block | null {
  const guides = passageWords[language]?.parts ?? [];
  const isNamed = ({ names }: PartGuide, word: string): boolean =>
    index.stemsOf(names).some((stem) => index.stemsOf(word).includes(stem)) ||
    names.split(' ').some((other) => isOneWord(other, word));
  // The last word of a name says most: 'next steps', 'business model'.
  const named = tokenize(name)
    .toReversed()
    .flatMap(({ folded }) => guides.find((guide) => isNamed(guide, folded)) ?? []);
  const guide = named[0] ?? guides.at(-1);
  return guide ? blockOf(guide) : null;
}
