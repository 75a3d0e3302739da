import type { IdentifiedBlock } from '../flow-block.ts';
import { layOutProgram } from './lay-out-program.ts';
import { type Paper, type PaperLayout, sectionBlock } from './paper.ts';
import { headBlock, openingOf } from './paper-head.ts';
import { sectionLength, sectionsOf, unfolded } from './sections.ts';
import { slotsHtml } from './slots.ts';
import { sectionBlocks, tailBlocks, withTail } from './work-parts.ts';

/** Below this many characters, the head fills the remaining space with a field. */
const fewWords = 300;

const isByTheClock = (part: IdentifiedBlock): boolean =>
  part.block.type !== 'table' && slotsHtml(part) !== null;

/** Lays out minutes and agendas: details, numbered decisions and times first, then notes side by side. */
export function layOutMinutes(paper: Paper): PaperLayout | null {
  const all = sectionsOf(unfolded(paper.blocks));
  const [first] = all;
  const opening: readonly IdentifiedBlock[] = first?.title === null ? first.parts : [];
  const { facts, rest } = openingOf(opening);
  const { sections, tail } = withTail(first?.title === null ? all.slice(1) : all);
  if (sections.length === 0) return null;
  // An agenda by the clock is a program.
  if (sections.every(({ parts }) => parts.some(isByTheClock))) return layOutProgram(paper, 'meeting');
  const isSparse = all.reduce((sum, section) => sum + sectionLength(section), 0) < fewWords;
  const particulars = { id: `${paper.pageId}.opening`, title: null, parts: rest };
  return {
    classNames: isSparse ? ['is-minutes'] : ['is-minutes', 'is-plain-head'],
    hasLead: paper.lead !== undefined,
    blocks: [
      headBlock(paper, facts, 'meeting', facts === null),
      ...(rest.length > 0 ? [sectionBlock(particulars, paper.words, { className: 'is-opening' })] : []),
      ...sectionBlocks(sections, paper),
      ...tailBlocks(tail, paper),
    ],
  };
}
