import type { DraftBlock } from '../../draft.ts';
import { isNarrow } from '../../formats.ts';
import { element, type Html } from '../markup.ts';
import { groupBlocks } from './grouped.ts';
import { type Paper, type PaperLayout, partsHtml, sectionBlock, titleHtml } from './paper.ts';
import { headBlock, openingOf } from './paper-head.ts';
import { type PaperSection, sectionsOf, unfolded } from './sections.ts';
import { pairsHtml, slotsHtml } from './slots.ts';
import { isGrid, isTimed } from './times.ts';
import { sectionBlocks, tailBlocks, withTail } from './work-parts.ts';

const linesPerColumn = 44;
/** Parts of a program with more entries use the full width. */
const mostBeside = 12;

interface Part {
  readonly section: PaperSection;
  /** Its blocks as program entries; null if it has none. */
  readonly html: readonly Html[] | null;
  readonly entries: number;
}

function partOf(section: PaperSection, paper: Paper): Part {
  let entries = 0;
  let isProgram = false;
  const html = section.parts.map((part) => {
    const slots = slotsHtml(part) ?? pairsHtml(part);
    if (slots === null) return partsHtml([part], paper.words)[0] ?? '';
    isProgram = true;
    const { block } = part;
    entries += block.type === 'table' ? block.table.rows.length : 'items' in block ? block.items.length : 1;
    return slots;
  });
  return { section, html: isProgram ? html : null, entries };
}

/** Returns a part of a program with its title. */
const partHtml = ({ section, html }: Part): Html =>
  element(
    'section',
    { class: 'program-part', id: `${section.id}.part` },
    titleHtml(section, 'course-title'),
    element('div', { class: 'program-body flow' }, ...(html ?? [])),
  );

function programBlocks(run: readonly Part[], paper: Paper): readonly DraftBlock[] {
  const { format, orientation } = paper.frame.look;
  const canStandBeside = run.length > 1 && run.every(({ entries }) => entries <= mostBeside);
  if (canStandBeside && !isNarrow(format, orientation)) {
    return groupBlocks({
      groups: run,
      heights: run.map(({ entries }) => entries * 2.2 + 3),
      columns: 2,
      linesPerColumn,
      className: 'parts',
      name: paper.words.labels.sections,
      idOf: ({ section }) => section.id,
      htmlOf: partHtml,
    });
  }
  return run.map(({ section, html }) =>
    sectionBlock(section, paper.words, { className: 'is-program-part', ...(html && { body: html }) }),
  );
}

/** Lays out a program: times in a separate column, parts of an evening side by side, notes at the bottom. */
export function layOutProgram(paper: Paper, subject = 'festival'): PaperLayout | null {
  const all = sectionsOf(unfolded(paper.blocks));
  const parts = all.map((section) => partOf(section, paper));
  const [first] = parts;
  const hasTimes = (section: PaperSection): boolean =>
    section.parts.some(({ block }) => block.type === 'table' && isTimed(block.table));
  const isOpening = first?.section.title === null && first.html === null && !hasTimes(first.section);
  const { facts, rest } = openingOf(isOpening ? first.section.parts : []);
  const { sections, tail } = withTail(isOpening ? all.slice(1) : all);
  const shown = sections.map((section) => partOf(section, paper));
  const hasGrid = sections.some(({ parts: own }) =>
    own.some(({ block }) => block.type === 'table' && isTimed(block.table) && isGrid(block.table)),
  );
  if (!shown.some(({ html }) => html !== null) && !sections.some(hasTimes)) return null;
  const blocks: DraftBlock[] = [];
  let run: Part[] = [];
  let others: PaperSection[] = [];
  const flush = (): void => {
    if (run.length > 0) blocks.push(...programBlocks(run, paper));
    if (others.length > 0) blocks.push(...sectionBlocks(others, paper));
    run = [];
    others = [];
  };
  for (const part of shown) {
    const isPart = part.html !== null;
    if (isPart ? others.length > 0 : run.length > 0) flush();
    if (isPart) run.push(part);
    else others.push(part.section);
  }
  flush();
  const opening = { id: `${paper.pageId}.opening`, title: null, parts: rest };
  return {
    classNames: ['is-program', ...(hasGrid ? ['is-timetable', 'is-plain-head'] : [])],
    hasLead: paper.lead !== undefined,
    blocks: [
      headBlock(paper, facts, hasGrid ? 'calendar' : subject, !hasGrid),
      ...(rest.length > 0 ? [sectionBlock(opening, paper.words, { className: 'is-opening' })] : []),
      ...blocks,
      ...tailBlocks(tail, paper),
    ],
  };
}
