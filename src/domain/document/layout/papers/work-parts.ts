import type { DraftBlock } from '../../draft.ts';
import { contentBlockHtml } from '../content-block.ts';
import type { FlowBlock, IdentifiedBlock } from '../flow-block.ts';
import { inGroups } from '../in-groups.ts';
import { element, type Html, richElement } from '../markup.ts';
import { briefsBlock, type Paper, partsHtml, sectionBlock } from './paper.ts';
import { isBrief, lengthOf, type PaperSection, sectionLength } from './sections.ts';
import { isTimed, timeTableHtml } from './times.ts';

const mostInRow = 3;
const mostOfFew = 4;
const fewWords = 120;
/** Meeting notes up to this many characters each are laid out side by side. */
const longestNote = 420;

/** A topic with its notes. */
interface Note {
  readonly id: string;
  readonly heading: IdentifiedBlock | undefined;
  readonly parts: readonly IdentifiedBlock[];
}

const isBoldParagraph = ({ block }: IdentifiedBlock): boolean =>
  block.type === 'paragraph' && block.text.spans[0]?.isStrong === true;

/** Parses notes under level-3 headings or in paragraphs that start in bold; null for other text. */
function notesOf({ parts }: PaperSection): readonly Note[] | null {
  const notes: (Omit<Note, 'parts'> & { parts: IdentifiedBlock[] })[] = [];
  const hasHeadings = parts.some(({ block }) => block.type === 'heading');
  for (const part of parts) {
    const { id, block } = part;
    if (block.type === 'heading') notes.push({ id, heading: part, parts: [] });
    else if (!hasHeadings && isBoldParagraph(part)) notes.push({ id, heading: undefined, parts: [part] });
    else if (notes.length === 0) return null;
    else notes.at(-1)?.parts.push(part);
  }
  const areShort = notes.every(
    (note) => note.parts.reduce((sum, { block }) => sum + lengthOf(block), 0) <= longestNote,
  );
  return notes.length > 1 && areShort ? notes : null;
}

function noteHtml({ id, heading, parts }: Note, { words }: Paper): Html {
  const { block } = heading ?? {};
  return element(
    'section',
    { class: 'note-part flow', id: `${id}.note` },
    block?.type === 'heading' && richElement('h3', { class: 'note-title', id }, block.text),
    ...partsHtml(parts, words),
  );
}

const isNumbered = ({ block }: IdentifiedBlock): boolean =>
  block.type === 'list' &&
  block.ordered === true &&
  block.items.every(({ checked }) => checked === undefined);

const hasTimes = ({ block }: IdentifiedBlock): boolean => block.type === 'table' && isTimed(block.table);

function partHtml({ id, block }: IdentifiedBlock, { words }: Paper): Html {
  return block.type === 'table' && isTimed(block.table)
    ? timeTableHtml(block.table, id)
    : contentBlockHtml(block, id, words);
}

function longBlock(section: PaperSection, paper: Paper): DraftBlock {
  const notes = notesOf(section);
  if (notes) {
    const grid = element(
      'div',
      { class: 'notes', more: { 'data-count': String(notes.length) } },
      ...notes.map((note) => noteHtml(note, paper)),
    );
    return sectionBlock(section, paper.words, { className: 'has-notes', body: [grid] });
  }
  const className = section.parts.some(hasTimes)
    ? 'has-times'
    : section.parts.some(isNumbered)
      ? 'is-numbered'
      : 'is-text';
  return sectionBlock(section, paper.words, {
    className,
    body: section.parts.map((part) => partHtml(part, paper)),
  });
}

const closes = ({ block: { type } }: IdentifiedBlock): boolean =>
  ['paragraph', 'callout', 'definitions', 'divider', 'signatures', 'action', 'contact', 'qr'].includes(type);
const isBody = ({ block: { type } }: IdentifiedBlock): boolean =>
  ['table', 'list', 'timeline', 'steps'].includes(type);

/** Separates the content after the last list or table, which belongs to the whole paper. */
export function withTail(sections: readonly PaperSection[]): {
  readonly sections: readonly PaperSection[];
  readonly tail: readonly IdentifiedBlock[];
} {
  const last = sections.at(-1);
  const end = (last?.parts.findLastIndex(isBody) ?? -1) + 1;
  const rest = last?.parts.slice(end) ?? [];
  if (!last || end === 0 || rest.length === 0 || !rest.every(closes)) {
    const ends = last?.parts.findIndex(({ block }) => block.type === 'signatures') ?? -1;
    return last && ends > 0
      ? {
          sections: [...sections.slice(0, -1), { ...last, parts: last.parts.slice(0, ends) }],
          tail: last.parts.slice(ends),
        }
      : { sections, tail: [] };
  }
  return {
    sections: [...sections.slice(0, -1), { ...last, parts: last.parts.slice(0, end) }],
    tail: rest.filter(({ block }) => block.type !== 'divider'),
  };
}

export const tailBlocks = (
  tail: readonly IdentifiedBlock[],
  { pageId, words }: Paper,
): readonly DraftBlock[] =>
  tail.length === 0
    ? []
    : [sectionBlock({ id: `${pageId}.tail`, title: null, parts: tail }, words, { className: 'is-tail' })];

const keeps = (type: FlowBlock['type']): boolean =>
  type === 'list' || type === 'paragraph' || type === 'definitions';

const standsAlone = (section: PaperSection): boolean =>
  !isBrief(section) ||
  section.parts.some(isNumbered) ||
  notesOf(section) !== null ||
  !section.parts.every(({ block }) => keeps(block.type));

/** Returns sections in order: long ones over the full width, consecutive short ones side by side. */
export function sectionBlocks(sections: readonly PaperSection[], paper: Paper): readonly DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let beside: PaperSection[] = [];
  const flush = (): void => {
    const areFew = beside.every((each) => sectionLength(each) <= fewWords);
    for (const row of inGroups(beside, areFew ? mostOfFew : mostInRow)) {
      const [only] = row;
      blocks.push(
        row.length === 1 && only
          ? sectionBlock(only, paper.words, { className: 'is-short' })
          : briefsBlock(row, paper.words),
      );
    }
    beside = [];
  };
  for (const section of sections) {
    if (standsAlone(section)) {
      flush();
      blocks.push(longBlock(section, paper));
    } else beside.push(section);
  }
  flush();
  return blocks;
}
