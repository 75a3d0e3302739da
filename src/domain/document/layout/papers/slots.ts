import type { FlowBlock, FlowBlockOf, IdentifiedBlock } from '../flow-block.ts';
import { element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { trimmedSlice } from '../text/slice-text.ts';
import { isTime, isTimed } from './times.ts';

/** A program entry: a time and what happens. */
interface Slot {
  readonly id: string;
  readonly when: FieldText;
  readonly what: FieldText;
  /** Performer or location. */
  readonly by: FieldText | undefined;
  /** Whether performer or location is a number or a price. */
  readonly isNumber?: boolean;
}

/** A time followed by text: '18:00 Doors', '**18:00** Doors', '6 p.m. – Dinner'. */
const leadingTime =
  /^\d{1,2}(?:[:.h]\d{2})?(?:\s?[–-]\s?\d{1,2}(?:[:.h]\d{2})?)?(?:\s?(?:[ap]\.?m\.?|Uhr|h))?/iu;
const between = /^\s*[:–—|·-]?\s+/u;

function timeApart(text: FieldText): { when: FieldText; what: FieldText } | null {
  const { plain } = text;
  const strong = text.spans[0]?.isStrong === true ? text.spans[0].text.length : 0;
  const end = strong > 0 ? strong : (leadingTime.exec(plain)?.[0].length ?? 0);
  const gap = between.exec(plain.slice(end))?.[0].length ?? 0;
  if (end === 0 || gap === 0 || end + gap >= plain.length) return null;
  const when = trimmedSlice(text, 0, end);
  // Rejects '3 bottles', which is not a time.
  const isClock = strong > 0 ? isTime(when) : /[:.h]\d{2}|[ap]\.?m|Uhr/iu.test(when.plain);
  return isClock ? { when, what: trimmedSlice(text, end + gap, plain.length) } : null;
}

/** Longer times ('10.00–12.20') need a wider column and smaller letters. */
const longestHour = 8;

const isBlank = (cell: FieldText | undefined): boolean => (cell?.plain ?? '').trim() === '';

const numberClass = ({ alignment }: FlowBlockOf<'table'>['table'], column: number): string | undefined =>
  column > 0 && alignment[column] === 'right' ? 'num' : undefined;

/** Returns the column heads, in small type above the entries. */
function headsHtml({ block }: IdentifiedBlock, id: string): Html | null {
  if (block.type !== 'table' || block.table.head.every(isBlank)) return null;
  const { head } = block.table;
  return element(
    'p',
    { class: 'slot-heads', more: { 'data-count': String(head.length) } },
    ...head.map((cell, at) =>
      richElement('span', { id: `${id}.0.${at + 1}`, class: numberClass(block.table, at) }, cell),
    ),
  );
}

function slotsOfTable({ table }: FlowBlockOf<'table'>, id: string): readonly Slot[] | null {
  const columns = table.head.length;
  if (columns < 2 || columns > 3 || table.foot !== undefined || !isTimed(table)) return null;
  // A table of rooms needs its heads.
  const areRooms =
    columns === 3 &&
    table.head.every(({ plain }) => plain.trim() !== '') &&
    table.rows.some(([, what, by]) => isBlank(what) || isBlank(by));
  if (areRooms) return null;
  return table.rows.flatMap(([when, what, by], at) =>
    when && what
      ? [
          {
            id: `${id}.${at + 1}`,
            when,
            what,
            by: by && by.plain !== '' ? by : undefined,
            isNumber: table.alignment[2] === 'right',
          },
        ]
      : [],
  );
}

function slotsOf(block: FlowBlock, id: string): readonly Slot[] | null {
  if (block.type === 'table') return slotsOfTable(block, id);
  if (block.type === 'timeline' || block.type === 'definitions' || block.type === 'steps') {
    const timed = block.items.filter(({ title }) => isTime(title)).length;
    if (timed < block.items.length * 0.6) return null;
    return block.items.map(({ title, text }, at) => ({
      id: `${id}.${at + 1}`,
      when: title,
      what: text,
      by: undefined,
    }));
  }
  if (block.type !== 'list') return null;
  const apart = block.items.map(({ text, blocks }) => (blocks.length === 0 ? timeApart(text) : null));
  if (apart.length === 0 || apart.some((each) => each === null)) return null;
  return apart.flatMap((each, at) => (each ? [{ id: `${id}.${at + 1}`, ...each, by: undefined }] : []));
}

/** Returns a block as program entries with times in a separate column; null for any other block. */
export function slotsHtml({ id, block }: IdentifiedBlock): Html | null {
  const slots = slotsOf(block, id);
  if (!slots) return null;
  const heads = headsHtml({ id, block }, id);
  const list = element(
    'ol',
    {
      class: slots.some(({ when }) => when.plain.length > longestHour) ? 'slots is-long' : 'slots',
      id: heads === null ? id : undefined,
    },
    ...slots.map(({ id: own, when, what, by, isNumber }) =>
      element(
        'li',
        { class: 'slot', id: own },
        richElement('span', { class: 'slot-when', id: `${own}.1` }, when),
        richElement('span', { class: 'slot-what', id: `${own}.2` }, what),
        by && richElement('span', { class: isNumber ? 'slot-by num' : 'slot-by', id: `${own}.3` }, by),
      ),
    ),
  );
  return heads === null ? list : element('div', { class: 'slot-table', id }, heads, list);
}

/** Returns pieces with their performers, one per line, from a two-column text table. */
export function pairsHtml(part: IdentifiedBlock): Html | null {
  const { id, block } = part;
  if (block.type !== 'table') return null;
  const { head, rows, foot, alignment } = block.table;
  const className = alignment[1] === 'right' ? 'pair-by num' : 'pair-by';
  if (head.length !== 2 || foot !== undefined || rows.length < 2) return null;
  const heads = headsHtml(part, id);
  const list = element(
    'ul',
    { class: 'pairs', id: heads === null ? id : undefined },
    ...rows.map(([what, by], at) =>
      element(
        'li',
        { class: 'pair', id: `${id}.${at + 1}` },
        what && richElement('span', { class: 'pair-what', id: `${id}.${at + 1}.1` }, what),
        by && richElement('span', { class: className, id: `${id}.${at + 1}.2` }, by),
      ),
    ),
  );
  return heads === null ? list : element('div', { class: 'slot-table', id }, heads, list);
}
