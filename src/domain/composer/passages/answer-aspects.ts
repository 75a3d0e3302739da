import type { Block, ListItem } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import { blocksAsSamples } from './as-samples.ts';
import { findPassages } from './find-passages.ts';
import type { IndexedDocument, PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf } from './passages-of.ts';
import type { Asked, WeighedPassage } from './weigh-passages.ts';

/** What the library says of an aspect; empty if nothing fits. */
export interface AnsweredAspect {
  readonly blocks: readonly Block[];
  /** Headings of the passages, which the rest of their document doesn't repeat. */
  readonly from: readonly { readonly document: IndexedDocument; readonly heading: string }[];
}

/** Items or questions that answer the same aspect. */
const mostJoined = 3;
/** Others are nearly as likely as the best one. */
const nearly = 0.85;
const mostItems = 7;
const mostBlocks = 3;

interface ReadPassage extends Passage {
  readonly document: IndexedDocument;
}

/** Returns the blocks of passages side by side: named items as a list, questions with their answers. */
function joined(passages: readonly ReadPassage[]): Block[] {
  const items = passages.map(({ heading, blocks }): ListItem => {
    const [first] = blocks;
    const text = first?.type === 'paragraph' ? first.text : '';
    return { text: `**${heading.replace(/[.:]$/, '')}** ${text}` };
  });
  return [{ type: 'list', items }];
}

/** Returns the first blocks and items of a longer section. */
const shortened = (blocks: readonly Block[]): Block[] =>
  blocks.slice(0, mostBlocks).map((block): Block => {
    if (block.type === 'list') return { ...block, items: block.items.slice(0, mostItems) };
    if (block.type === 'table')
      return { ...block, table: { ...block.table, rows: block.table.rows.slice(0, mostItems) } };
    return block;
  });

function answer(
  found: readonly WeighedPassage[],
  taken: Set<string>,
  shelf: TemplateShelf,
  language: ReaderLanguage,
): AnsweredAspect {
  const read = ({ passage: { document, at } }: WeighedPassage): ReadPassage[] => {
    const template = shelf.read(document.head.name);
    const passage = template && passagesOf(template.content)[at];
    return passage ? [{ ...passage, document }] : [];
  };
  const isFree = ({ document, heading }: ReadPassage): boolean =>
    !taken.has(`${document.head.name} ${heading}`);
  const [best] = found.flatMap(read).filter(isFree);
  if (!best) return { blocks: [], from: [] };
  const isShort = ({ blocks: [first, ...others] }: Passage): boolean =>
    first?.type === 'paragraph' && others.length === 0;
  const top = found[0]?.chance ?? 1;
  const fellows = isShort(best)
    ? found
        .filter(({ chance, passage }) => chance >= top * nearly && passage.document === best.document)
        .flatMap(read)
        .filter((each) => isFree(each) && isShort(each) && (each.section === '') === (best.section === ''))
        .slice(0, mostJoined)
    : [best];
  const used = fellows.length > 1 ? fellows : [best];
  for (const { document, heading } of used) taken.add(`${document.head.name} ${heading}`);
  const blocks = used.length > 1 ? joined(used) : shortened(best.blocks);
  return { blocks: blocksAsSamples(blocks, language), from: used };
}

/** Returns what the library says of each aspect; no passage is used twice. */
export function answerAspects(
  asked: Asked,
  index: PassageIndex,
  shelf: TemplateShelf,
  language: ReaderLanguage,
): readonly AnsweredAspect[] {
  const taken = new Set<string>();
  return findPassages(asked, index).map((found) => answer(found, taken, shelf, language));
}
