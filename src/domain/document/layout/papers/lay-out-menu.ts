import type { DraftBlock } from '../../draft.ts';
import { isNarrow } from '../../formats.ts';
import { contentBlockHtml } from '../content-block.ts';
import type { IdentifiedBlock } from '../flow-block.ts';
import { inGroups } from '../in-groups.ts';
import { block, element, type Html, richElement } from '../markup.ts';
import { groupBlocks } from './grouped.ts';
import { type MenuItem, type MenuPart, menuParts } from './menu-items.ts';
import { briefsBlock, type Paper, type PaperLayout, sectionBlock, titleHtml } from './paper.ts';
import { headBlock, openingOf } from './paper-head.ts';
import { isBrief, lengthOf, type PaperSection, sectionsOf, unfolded } from './sections.ts';

/** Lines of dishes and notes per column of a page. */
const linesPerColumn = 54;
const dishesTogether = 3;
const charactersPerLine = 34;
/** Maximum dishes of a menu card without prices, as for a wedding. */
const mostOnCard = 18;

interface Course {
  readonly section: PaperSection;
  readonly parts: readonly MenuPart[];
}

function itemHtml({ id, name, note, prices }: MenuItem): Html {
  return element(
    'li',
    { class: 'menu-item', id },
    element(
      'span',
      { class: 'menu-line' },
      richElement('span', { class: 'menu-name', id: `${id}.1` }, name),
      prices.length > 0 && element('span', { class: 'menu-dots', more: { 'aria-hidden': 'true' } }),
      ...prices.map((price) => richElement('span', { class: 'menu-price', id: price.id }, price.text)),
    ),
    note && richElement('span', { class: 'menu-note', id: `${id}.note` }, note),
  );
}

function partHtml(part: MenuPart, { words }: Paper): Html {
  if (part.type === 'block') return contentBlockHtml(part.part.block, part.part.id, words);
  const { id, heads, items } = part;
  const shown = heads.some(({ plain }) => plain.trim() !== '');
  return element(
    'div',
    { class: 'menu-prices', style: `--prices:${Math.max(1, heads.length)}`, id },
    shown &&
      element(
        'p',
        { class: 'menu-heads' },
        ...heads.map((head, at) =>
          richElement('span', { class: 'menu-price', id: `${id}.0.${at + 2}` }, head),
        ),
      ),
    element('ul', { class: 'menu-items' }, ...items.map(itemHtml)),
  );
}

const isPriced = ({ parts }: Course): boolean => parts.some(({ type }) => type === 'items');

/** Returns whether a course has no prices: lists and lines of text. */
const isPlain = ({ section, parts }: Course): boolean =>
  section.title !== null &&
  parts.length > 0 &&
  parts.every(
    (part) => part.type === 'block' && ['list', 'paragraph', 'definitions'].includes(part.part.block.type),
  );

function heightOf({ section, parts }: Course): number {
  const lines = parts.map((part) => {
    if (part.type === 'block') return Math.ceil(lengthOf(part.part.block) / charactersPerLine) + 1;
    return part.items.reduce(
      (sum, { name, note }) =>
        sum +
        Math.ceil(name.plain.length / charactersPerLine) +
        (note ? Math.ceil(note.plain.length / (charactersPerLine * 1.2)) : 0) +
        0.6,
      0,
    );
  });
  return lines.reduce((sum, each) => sum + each, section.title ? 3 : 0);
}

const courseHtml = ({ section, parts }: Course, paper: Paper): Html =>
  element(
    'section',
    { class: 'course', id: `${section.id}.course` },
    titleHtml(section, 'course-title'),
    element('div', { class: 'course-body flow' }, ...parts.map((part) => partHtml(part, paper))),
  );

/** Separates the content after the last price, which belongs to the whole menu. */
function withTail(courses: readonly Course[]): {
  courses: readonly Course[];
  tail: readonly IdentifiedBlock[];
} {
  const last = courses.at(-1);
  if (!last) return { courses, tail: [] };
  const divider = last.parts.findIndex((part) => part.type === 'block' && part.part.block.type === 'divider');
  const lastDish = last.parts.findLastIndex(
    (part) => part.type === 'items' || (part.part.block.type === 'list' && !courses.some(isPriced)),
  );
  const end = divider > lastDish ? divider : lastDish + 1;
  const rest = last.parts
    .slice(end)
    .flatMap((part) => (part.type === 'block' && part.part.block.type !== 'divider' ? [part.part] : []));
  if (end === 0 || rest.length === 0) return { courses, tail: [] };
  return { courses: [...courses.slice(0, -1), { ...last, parts: last.parts.slice(0, end) }], tail: rest };
}

/** Splits a course into pieces of a few dishes, between which a page can break. */
function piecesOf({ section, parts }: Course): readonly Course[] {
  const pieces: MenuPart[][] = [[]];
  for (const part of parts) {
    if (part.type === 'block') pieces.at(-1)?.push(part);
    else {
      for (let at = 0; at < part.items.length; at += dishesTogether) {
        const items = part.items.slice(at, at + dishesTogether);
        const piece: MenuPart =
          at === 0 ? { ...part, items } : { ...part, id: `${part.id}.from${at + 1}`, heads: [], items };
        if (at === 0) pieces.at(-1)?.push(piece);
        else pieces.push([piece]);
      }
    }
  }
  return pieces.map((own, at) => ({
    section: at === 0 ? section : { ...section, id: `${section.id}.piece${at + 1}`, title: null },
    parts: own,
  }));
}

/** Lays out courses side by side over several pages, in rows of a few dishes each. */
function longBlocks(run: readonly Course[], columns: number, paper: Paper): readonly DraftBlock[] {
  return inGroups(run, columns).flatMap((row) => {
    const pieces = row.map(piecesOf);
    const most = Math.max(...pieces.map(({ length }) => length));
    return Array.from({ length: most }, (_, at) =>
      block(
        'section',
        {
          class: at === 0 ? 'passage paper-columns courses' : 'passage paper-columns courses is-continued',
          id: `${row[0]?.section.id ?? ''}.row${at + 1}`,
          name: paper.words.labels.sections,
          style: `--cols:${columns}`,
        },
        ...pieces.map((own) => {
          const piece = own[at];
          return element('div', { class: 'paper-column' }, piece && courseHtml(piece, paper));
        }),
      ),
    );
  });
}

function runBlocks(run: readonly Course[], paper: Paper): readonly DraftBlock[] {
  const { format, orientation } = paper.frame.look;
  const isOne = run.length === 1 || isNarrow(format, orientation);
  const columns = isOne ? 1 : orientation === 'landscape' && run.length > 2 ? 3 : 2;
  const heights = run.map(heightOf);
  const total = heights.reduce((sum, height) => sum + height, 0);
  if (columns > 1 && total > linesPerColumn * columns) return longBlocks(run, columns, paper);
  return groupBlocks({
    groups: run,
    heights,
    columns,
    linesPerColumn,
    className: 'courses',
    name: paper.words.labels.sections,
    idOf: ({ section }) => section.id,
    htmlOf: (course) => courseHtml(course, paper),
  });
}

function tailBlocks(tail: readonly IdentifiedBlock[], { pageId, words }: Paper): readonly DraftBlock[] {
  if (tail.length === 0) return [];
  return [sectionBlock({ id: `${pageId}.tail`, title: null, parts: tail }, words, { className: 'is-tail' })];
}

/** Lays out courses without prices one below the other, as on a place card. */
function cardBlock(courses: readonly Course[], paper: Paper): DraftBlock {
  return block(
    'section',
    { class: 'passage menu-card', id: `${paper.pageId}.card`, name: paper.words.labels.sections },
    ...courses.map((course) => courseHtml(course, paper)),
  );
}

/** Lays out courses in columns, each dish with dot leaders to its price; price lists likewise. */
export function layOutMenu(paper: Paper): PaperLayout | null {
  const all = sectionsOf(unfolded(paper.blocks), 3);
  const given = all.map((section): Course => ({ section, parts: menuParts(section) }));
  const [first] = given;
  const hasOpening = first !== undefined && first.section.title === null && !isPriced(first);
  const { facts, rest } = openingOf(hasOpening ? first.section.parts : []);
  const { courses, tail } = withTail(hasOpening ? given.slice(1) : given);
  const hasPrices = courses.some(isPriced);
  if (!hasPrices && !courses.some(isPlain)) return null;
  const opening =
    rest.length > 0
      ? [
          sectionBlock({ id: `${paper.pageId}.opening`, title: null, parts: rest }, paper.words, {
            className: 'is-opening',
          }),
        ]
      : [];
  const isCard = !hasPrices && courses.every(isPlain) && courses.length <= mostOnCard;
  const blocks: DraftBlock[] = [];
  let run: Course[] = [];
  const flush = (): void => {
    if (run.length > 0) blocks.push(...runBlocks(run, paper));
    run = [];
  };
  for (const course of isCard ? [] : courses) {
    if (isPriced(course) || isPlain(course)) run.push(course);
    else {
      flush();
      blocks.push(
        isBrief(course.section)
          ? briefsBlock([course.section], paper.words)
          : sectionBlock(course.section, paper.words),
      );
    }
  }
  flush();
  return {
    classNames: ['is-menu-paper', ...(isCard ? ['is-card'] : [])],
    hasLead: paper.lead !== undefined,
    blocks: [
      headBlock(paper, facts, 'food'),
      ...opening,
      ...(isCard ? [cardBlock(courses, paper)] : blocks),
      ...tailBlocks(tail, paper),
    ],
  };
}
