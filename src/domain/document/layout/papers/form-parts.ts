import { isNarrow } from '../../formats.ts';
import type { TableData } from '../blocks/table-data.ts';
import { contentBlockHtml } from '../content-block.ts';
import type { FlowBlockOf, IdentifiedBlock } from '../flow-block.ts';
import { element, type Html, richElement } from '../markup.ts';
import { type FieldText, isEmpty } from '../text/field-text.ts';
import type { Paper } from './paper.ts';

/** Labels up to this many characters have their line beside another one. */
const longestBeside = 34;
/** Choices up to these many characters are in three or two columns. */
const longestChoice = { three: 18, two: 38 };
/** More choices are in one column, which can break across pages. */
const mostInColumns = 24;
/** Share of the cells right of the first column that are left blank in a table to write in. */
const leastBlank = 0.4;

const isBlank = (cell: FieldText | undefined): boolean => (cell?.plain ?? '').trim() === '';
const isOpen = (cell: FieldText | undefined): boolean =>
  isBlank(cell) || cell?.spans.every(({ isGap, text }) => isGap === true || text.trim() === '') === true;
/** A circle or a box to check. */
const mark = /^[○◯□☐◻▢]$/u;
const asksForWords = /[:：][\s_]{0,90}$/u;

/** Something to be written on paper: its label, and what is already there. */
interface Field {
  readonly id: string;
  readonly label: FieldText;
  readonly value: FieldText | undefined;
}

function fieldsOfTable({ head, rows, foot, caption }: TableData, id: string): readonly Field[] | null {
  if (foot !== undefined || caption !== undefined || head.length !== 2 || !head.every(isBlank)) return null;
  if (!rows.every(([label, value]) => !isBlank(label) && isOpen(value))) return null;
  return rows.flatMap(([label, value], at) => (label ? [{ id: `${id}.${at + 1}`, label, value }] : []));
}

function fieldsOfList({ items, ordered }: FlowBlockOf<'list'>, id: string): readonly Field[] | null {
  const areFields = items.every(
    ({ text, blocks, checked }) =>
      blocks.length === 0 && checked === undefined && asksForWords.test(text.plain),
  );
  if (ordered || !areFields || items.length === 0) return null;
  return items.map(({ text }, at) => ({ id: `${id}.${at + 1}`, label: text, value: undefined }));
}

function fieldsOf({ id, block }: IdentifiedBlock): readonly Field[] | null {
  if (block.type === 'table') return fieldsOfTable(block.table, id);
  return block.type === 'list' ? fieldsOfList(block, id) : null;
}

/** Arranges fields in rows of up to two; one with a long label has a row of its own. */
function rowsOf(fields: readonly Field[], isOneColumn: boolean): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    const fits = (each: Field): boolean => !isOneColumn && each.label.plain.length <= longestBeside;
    if (row?.length === 1 && row.every(fits) && fits(field)) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

const fieldHtml = ({ id, label, value }: Field): Html =>
  element(
    'div',
    { class: 'form-field', id },
    richElement('p', { class: 'field-label', id: `${id}.1` }, label),
    value
      ? richElement('p', { class: 'field-line', id: `${id}.2` }, value)
      : element('p', { class: 'field-line' }),
  );

const fieldsHtml = (fields: readonly Field[], id: string, { frame: { look } }: Paper): Html =>
  element(
    'div',
    { class: 'form-fields', id },
    ...rowsOf(fields, isNarrow(look.format, look.orientation)).map((row) =>
      element('div', { class: 'form-row' }, ...row.map(fieldHtml)),
    ),
  );

function choiceColumns({ items }: FlowBlockOf<'list'>, { frame: { look } }: Paper): 1 | 2 | 3 {
  const longest = Math.max(...items.map(({ text }) => text.plain.length));
  if (items.length > mostInColumns || items.some(({ blocks }) => blocks.length > 0)) return 1;
  if (longest <= longestChoice.three && items.length > 2)
    return isNarrow(look.format, look.orientation) ? 2 : 3;
  return longest <= longestChoice.two && items.length > 1 ? 2 : 1;
}

const isChoices = ({ block }: IdentifiedBlock): boolean =>
  block.type === 'list' &&
  block.items.length > 0 &&
  block.items.every(({ checked }) => checked !== undefined);

const isScale = ({ rows }: TableData): boolean =>
  rows.some((row) => row.slice(1).filter(({ plain }) => mark.test(plain.trim())).length > 1);

function isToWriteIn({ rows }: TableData): boolean {
  const cells = rows.flatMap((row) => row.slice(1));
  return cells.length > 0 && cells.filter(isOpen).length >= cells.length * leastBlank;
}

function partHtml(part: IdentifiedBlock, paper: Paper): { readonly html: Html; readonly isAsking: boolean } {
  const { id, block } = part;
  const fields = fieldsOf(part);
  if (fields) return { html: fieldsHtml(fields, id, paper), isAsking: true };
  const html = contentBlockHtml(block, id, paper.words);
  const wrapped = (className: string): { html: Html; isAsking: boolean } => ({
    html: element('div', { class: className }, html),
    isAsking: true,
  });
  if (block.type === 'list' && isChoices(part))
    return wrapped(`form-choices in-${['one', 'two', 'three'][choiceColumns(block, paper) - 1]}`);
  if (block.type === 'table' && isScale(block.table)) return wrapped('form-scale');
  if (block.type === 'table' && isToWriteIn(block.table)) return wrapped('form-table');
  return { html, isAsking: false };
}

export interface FormParts {
  readonly html: readonly Html[];
  /** Whether anything is to be filled in. */
  readonly isAsking: boolean;
}

/** Returns the parts of a section as what they ask for: fields, choices, scales, tables, and lines below a question. */
export function formParts(parts: readonly IdentifiedBlock[], paper: Paper): FormParts {
  const html: Html[] = [];
  let isAsking = false;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) continue;
    const rest = parts.slice(at + 1);
    const end = rest.findIndex(({ block }) => block.type !== 'divider');
    const lines = rest.slice(0, end === -1 ? rest.length : end);
    if (part.block.type === 'paragraph' && lines.length > 0 && !isEmpty(part.block.text)) {
      const all = [part, ...lines].map(({ block, id }) => contentBlockHtml(block, id, paper.words));
      html.push(element('div', { class: 'form-question' }, ...all));
      at += lines.length;
      isAsking = true;
      continue;
    }
    const next = partHtml(part, paper);
    html.push(next.html);
    isAsking ||= next.isAsking;
  }
  return { html, isAsking };
}
