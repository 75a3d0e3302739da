import type { Block } from '../../content/blocks/blocks.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { lettersIn } from '../templates/fill-template.ts';
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
  readonly from: readonly {
    readonly document: IndexedDocument;
    readonly heading: string;
    readonly section: string;
  }[];
}

const mostItems = 7;
const mostBlocks = 3;
/** Passages that are read for an aspect. */
const mostRead = 6;

/** Shorter passages say nothing without the rest of their document. */
const fewestCharacters = 60;

interface ReadPassage extends Passage {
  readonly document: IndexedDocument;
}

/** Returns the first blocks and items of a longer section. */
const shortened = (blocks: readonly Block[]): Block[] =>
  blocks.slice(0, mostBlocks).map((block): Block => {
    if (block.type === 'list') return { ...block, items: block.items.slice(0, mostItems) };
    if (block.type === 'table')
      return { ...block, table: { ...block.table, rows: block.table.rows.slice(0, mostItems) } };
    return block;
  });

/** Returns what the library says of each aspect; no passage is used twice. */
export function answerAspects(
  asked: Asked,
  index: PassageIndex,
  shelf: TemplateShelf,
  language: ReaderLanguage,
): readonly AnsweredAspect[] {
  const taken = new Set<string>();
  const keyOf = ({ document, heading }: ReadPassage): string => `${document.head.name} ${heading}`;
  const read = ({ passage: { document, at } }: WeighedPassage): ReadPassage[] => {
    const template = shelf.read(document.head.name);
    const passage = template && passagesOf(template.content)[at];
    return passage && lettersIn(passage.blocks) >= fewestCharacters ? [{ ...passage, document }] : [];
  };
  const found = findPassages(asked, index).map((each) => {
    const top = each[0]?.chance ?? 1;
    return {
      top,
      passages: each.slice(0, mostRead).flatMap(read),
    };
  });
  // The likeliest answers are given first, so that no aspect takes what another one needs.
  const best = new Map<number, ReadPassage>();
  for (const [at, { passages }] of [...found.entries()].sort(([, one], [, other]) => other.top - one.top)) {
    const free = passages.find((each) => !taken.has(keyOf(each)));
    if (!free) continue;
    best.set(at, free);
    taken.add(keyOf(free));
  }
  return found.map((_, at): AnsweredAspect => {
    const own = best.get(at);
    return own
      ? { blocks: blocksAsSamples(shortened(own.blocks), language), from: [own] }
      : { blocks: [], from: [] };
  });
}
