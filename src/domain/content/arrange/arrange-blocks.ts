import type { Block, BlockType } from '../blocks/blocks.ts';
import { type BlockShape, showAs } from '../show-as/show-as.ts';

export interface ArrangedBlocks {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Blocks that can lead a page, with the name of that arrangement. */
const leading: Partial<Record<BlockType, string>> = {
  figures: 'Figures first',
  chart: 'Chart first',
  picture: 'Picture first',
  quote: 'Quote first',
  facts: 'Facts first',
  timeline: 'Timeline first',
  table: 'Table first',
};

/** A heading of the highest level on the page with the blocks below it; the first section may lack one. */
interface Section {
  readonly heading: Extract<Block, { type: 'heading' }> | null;
  readonly blocks: readonly Block[];
}

function sectionsOf(blocks: readonly Block[]): readonly Section[] {
  const top = Math.min(...blocks.map((block) => (block.type === 'heading' ? block.level : 9)));
  const sections: { heading: Section['heading']; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === top) sections.push({ heading: block, blocks: [] });
    else if (sections.length === 0) sections.push({ heading: null, blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

const flat = (sections: readonly Section[]): Block[] =>
  sections.flatMap(({ heading, blocks }) => [...(heading ? [heading] : []), ...blocks]);

/** Moves the most striking block to the top, with its heading if it is all of its section. */
function emphasized(blocks: readonly Block[]): ArrangedBlocks | null {
  const sections = sectionsOf(blocks);
  for (const [type, name] of Object.entries(leading)) {
    const at = sections.findIndex((section) => section.blocks.some((block) => block.type === type));
    const section = sections[at];
    if (!section) continue;
    const index = section.blocks.findIndex((block) => block.type === type);
    if (at === 0 && index === 0) continue;
    const others = sections.toSpliced(at, 1);
    const found = section.blocks[index];
    if (!found) continue;
    if (section.blocks.length === 1) return { name, blocks: flat([section, ...others]) };
    // A heading inside the section describes what follows it, so only blocks above one can leave.
    if (section.blocks[index - 1]?.type === 'heading') continue;
    const rest = { ...section, blocks: section.blocks.toSpliced(index, 1) };
    return { name, blocks: [found, ...flat(sections.with(at, rest))] };
  }
  return null;
}

const lengthOf = (blocks: readonly Block[]): number => JSON.stringify(blocks).length;

/** In characters of JSON: more text makes a card or column too tall. */
const most = { card: 700, column: 1_600 };

const canBeInside = (block: Block): boolean =>
  block.type === 'paragraph' || (block.type === 'list' && block.items.every((item) => !item.blocks));

/** Returns consecutive sections that satisfy `isFit`, at least two, with what is before and after them. */
function runOf(
  sections: readonly Section[],
  isFit: (section: Section) => boolean,
): { before: readonly Section[]; run: readonly Section[]; after: readonly Section[] } | null {
  const from = sections.findIndex((section) => section.heading !== null && isFit(section));
  if (from < 0) return null;
  const length = sections.slice(from).findIndex((section) => section.heading === null || !isFit(section));
  const to = length < 0 ? sections.length : from + length;
  if (to - from < 2) return null;
  return { before: sections.slice(0, from), run: sections.slice(from, to), after: sections.slice(to) };
}

function asCards(blocks: readonly Block[]): ArrangedBlocks | null {
  const found = runOf(
    sectionsOf(blocks),
    (section) =>
      section.blocks.length > 0 && section.blocks.every(canBeInside) && lengthOf(section.blocks) <= most.card,
  );
  if (!found || found.run.length > 6) return null;
  const items = found.run.map(({ heading, blocks: inside }) => ({
    title: heading?.text ?? '',
    ...(heading?.icon !== undefined && { icon: heading.icon }),
    blocks: [...inside],
  }));
  return {
    name: 'As cards',
    blocks: [...flat(found.before), { type: 'cards', items }, ...flat(found.after)],
  };
}

function asColumns(blocks: readonly Block[]): ArrangedBlocks | null {
  const found = runOf(
    sectionsOf(blocks),
    (section) =>
      section.blocks.length > 0 &&
      section.blocks.every(canBeInside) &&
      lengthOf(section.blocks) <= most.column,
  );
  if (!found) return null;
  const [first, second, third, ...others] = found.run;
  if (!first || !second) return null;
  const run = third && others.length === 0 ? [first, second, third] : [first, second];
  const rest = found.run.slice(run.length);
  const columns = run.map((section) => flat([section]));
  return {
    name: 'In columns',
    blocks: [...flat(found.before), { type: 'columns', columns }, ...flat([...rest, ...found.after])],
  };
}

/** Puts cards and columns back into sections below one another. */
function inSequence(blocks: readonly Block[]): ArrangedBlocks | null {
  if (!blocks.some(({ type }) => type === 'cards' || type === 'columns')) return null;
  const levels = blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : []));
  const level = Math.min(4, Math.min(...levels, 2) + (levels.length > 0 ? 1 : 0)) as 2 | 3 | 4;
  return {
    name: 'In sections',
    blocks: blocks.flatMap((block): Block[] => {
      if (block.type === 'columns') return block.columns.flat();
      if (block.type !== 'cards') return [block];
      return block.items.flatMap(({ title, icon, blocks: inside }): Block[] => [
        { type: 'heading', level, text: title, ...(icon !== undefined && { icon }) },
        ...inside,
      ]);
    }),
  };
}

/** The shapes that change a block's appearance most, by its type; the first that can hold it is used. */
const otherShapes: Partial<Record<BlockType, readonly BlockShape[]>> = {
  list: ['cards', 'steps'],
  steps: ['cards', 'numbered-list'],
  definitions: ['cards', 'list'],
  facts: ['cards', 'definitions'],
  timeline: ['steps', 'definitions'],
  figures: ['table'],
  chart: ['table'],
  table: ['chart', 'figures'],
};

const shapeNames: Record<BlockShape, string> = {
  list: 'As a list',
  'numbered-list': 'As a numbered list',
  steps: 'As steps',
  timeline: 'As a timeline',
  definitions: 'As definitions',
  facts: 'As facts',
  cards: 'As cards',
  figures: 'As figures',
  table: 'As a table',
  chart: 'As a chart',
};

/** Longest entry that still looks like one on a card. */
const longestEntry = 260;

const isCardSized = (block: Block): boolean =>
  block.type !== 'cards' ||
  (block.items.length <= 8 && block.items.every(({ blocks }) => lengthOf(blocks) <= longestEntry));

/** Converts all blocks of one type, each type in turn. */
function* converted(blocks: readonly Block[], language: string): Generator<ArrangedBlocks> {
  for (const [type, shapes] of Object.entries(otherShapes)) {
    if (!blocks.some((block) => block.type === type)) continue;
    for (const shape of shapes) {
      const next = blocks.map((block) => {
        if (block.type !== type) return block;
        const value = showAs(block, language).find(({ as }) => as === shape)?.value;
        return value && isCardSized(value) ? value : block;
      });
      if (next.every((block, at) => block === blocks[at])) continue;
      yield { name: shapeNames[shape], blocks: next };
      break;
    }
  }
}

/** Yields other arrangements of running text, the most different ones first. */
export function* arrangeBlocks(blocks: readonly Block[], language: string): Generator<ArrangedBlocks> {
  for (const arrange of [emphasized, asCards, inSequence, asColumns]) {
    const found = arrange(blocks);
    if (found) yield found;
  }
  yield* converted(blocks, language);
}
