import type { DraftBlock } from '../../draft.ts';
import { isNarrow } from '../../formats.ts';
import type { FlowBlock, IdentifiedBlock } from '../flow-block.ts';
import { block, element, type Html } from '../markup.ts';
import { balanced } from './balance.ts';
import { groupBlocks as inColumns } from './grouped.ts';
import { type Paper, type PaperLayout, partsHtml, sectionBlock, titleHtml } from './paper.ts';
import { headBlock, openingOf } from './paper-head.ts';
import { type PaperSection, sectionsOf, unfolded } from './sections.ts';

/** Characters of an item that fit on a line with three columns; and characters per line by column count. */
const longestOfThree = 30;
const charactersPerLine = { one: 80, two: 42, three: 27 } as const;
/** Lines per column of a page; longer lists use rows, which can break across pages. */
const linesPerColumn = { list: 44, seating: 34 };
const fewItems = 9;

const isList = ({ block: each }: IdentifiedBlock): boolean => each.type === 'list';
const hasList = ({ parts }: PaperSection): boolean => parts.some(isList);

const itemsOf = (parts: readonly IdentifiedBlock[]): readonly string[] =>
  parts.flatMap(({ block: each }: { block: FlowBlock }) =>
    each.type === 'list' ? each.items.map(({ text }) => text.plain) : [],
  );

/** Separates the content after the last list, which belongs to the whole paper. */
function withTail(sections: readonly PaperSection[]): {
  groups: readonly PaperSection[];
  tail: readonly IdentifiedBlock[];
} {
  const last = sections.at(-1);
  if (!last || !hasList(last)) return { groups: sections, tail: [] };
  const end = last.parts.findLastIndex(isList) + 1;
  return {
    groups: [...sections.slice(0, -1), { ...last, parts: last.parts.slice(0, end) }],
    tail: last.parts.slice(end),
  };
}

function columnCount(groups: readonly PaperSection[], { frame }: Paper): 1 | 2 | 3 {
  const items = groups.flatMap(({ parts }) => itemsOf(parts));
  const { format, orientation } = frame.look;
  if (isNarrow(format, orientation) || (items.length <= fewItems && groups.length < 2)) return 1;
  const short = items.filter(({ length }) => length <= longestOfThree).length;
  const isShort = short >= items.length * 0.8;
  if (groups.length === 2) return 2;
  if (!isShort || groups.length === 1) return 2;
  // Four equal groups would leave most of two columns empty.
  const fill = fillOf(groups, 3);
  return fill < leastFill && fillOf(groups, 2) > fill ? 2 : 3;
}

/** Minimum share of three columns that their groups fill. */
const leastFill = 0.75;

/** Returns the share of the columns' area that groups fill, from 0 to 1. */
function fillOf(groups: readonly PaperSection[], columns: 2 | 3): number {
  const perLine = charactersPerLine[columns === 2 ? 'two' : 'three'];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const heights = groups.map((group) => heightOf(group, perLine));
  const tallest = Math.max(...balanced(heights, heights, columns).map(sum));
  return tallest > 0 ? sum(heights) / (columns * tallest) : 1;
}

const groupHtml = (section: PaperSection, { words }: Paper): Html =>
  element(
    'section',
    { class: 'check-group', id: `${section.id}.group` },
    titleHtml(section, 'brief-title'),
    element('div', { class: 'group-body flow' }, ...partsHtml(section.parts, words)),
  );

function heightOf({ parts, title }: PaperSection, perLine: number): number {
  const lines = itemsOf(parts).map(({ length }) => Math.max(1, Math.ceil(length / perLine)) + 0.35);
  return lines.reduce((sum, each) => sum + each, title ? 2.6 : 0);
}

function groupBlocks(
  groups: readonly PaperSection[],
  columns: 1 | 2 | 3,
  paper: Paper,
  isSeating: boolean,
): readonly DraftBlock[] {
  const { words } = paper;
  const perLine = charactersPerLine[columns === 1 ? 'one' : columns === 2 ? 'two' : 'three'];
  const heights = groups.map((group) => heightOf(group, perLine));
  const place = { class: 'passage paper-columns check-columns', name: words.labels.points };
  const style = `--cols:${columns}`;
  const [only] = groups;
  if (groups.length === 1 && only) {
    return [
      block(
        'section',
        {
          ...place,
          id: `${only.id}.passage`,
          style,
          class: columns > 1 ? 'passage check-list is-wide' : 'passage check-list',
        },
        titleHtml(only),
        element('div', { class: 'passage-body flow' }, ...partsHtml(only.parts, words)),
      ),
    ];
  }
  return inColumns({
    groups,
    heights,
    columns,
    linesPerColumn: isSeating ? linesPerColumn.seating : linesPerColumn.list,
    className: 'check-columns',
    name: words.labels.points,
    idOf: ({ id }) => id,
    htmlOf: (group) => groupHtml(group, paper),
  });
}

/** Lays out groups of checkboxes in columns that are all visible at once; or of names by table. */
export function layOutChecklist(paper: Paper, ...more: readonly 'is-seating'[]): PaperLayout | null {
  const all = sectionsOf(unfolded(paper.blocks), 3);
  const [first] = all;
  const hasOpening = first?.title === null && !hasList(first);
  const { facts, rest } = openingOf(hasOpening ? (first?.parts ?? []) : []);
  const { groups, tail } = withTail(hasOpening ? all.slice(1) : all);
  if (!groups.some(hasList)) return null;
  // Parts without a list stay in place and separate the groups.
  const runs: DraftBlock[] = [];
  let run: PaperSection[] = [];
  const columns = columnCount(groups.filter(hasList), paper);
  const flush = (): void => {
    if (run.length > 0) runs.push(...groupBlocks(run, columns, paper, more.length > 0));
    run = [];
  };
  for (const group of groups) {
    if (hasList(group)) run.push(group);
    else {
      flush();
      runs.push(sectionBlock(group, paper.words));
    }
  }
  flush();
  const passage = (
    parts: readonly IdentifiedBlock[],
    name: string,
    className: string,
  ): readonly DraftBlock[] =>
    parts.length === 0
      ? []
      : [sectionBlock({ id: `${paper.pageId}.${name}`, title: null, parts }, paper.words, { className })];
  return {
    classNames: ['is-checklist', ...more],
    hasLead: paper.lead !== undefined,
    blocks: [
      headBlock(paper, facts, more.length > 0 ? 'dinner table' : 'list'),
      ...passage(rest, 'opening', 'is-opening'),
      ...runs,
      ...passage(tail, 'tail', 'is-tail'),
    ],
  };
}
