import { paperOfKind } from '../../../content/paper-kinds.ts';
import type { DraftPage } from '../../draft.ts';
import { headlineStyle } from '../../kit/hero-size.ts';
import { motifFor, runningTitle, sheetId } from '../frame.ts';
import { iconHtml } from '../icon.ts';
import { block, element, type Html, richElement, textElement } from '../markup.ts';
import { ornament } from '../ornament/ornament.ts';
import { type FieldText, repeated } from '../text/field-text.ts';
import { fitsLabel, type LabelSheet, labelSheets, labelsOn } from './label-sheets.ts';
import { type Paper, partsHtml } from './paper.ts';
import { type Label, readLabels } from './read-labels.ts';
import { lengthOf } from './sections.ts';

/** Sheets of up to this many labels have room for a drawing on each. */
const mostDrawn = 10;
/** Share of a label's width that its text has beside a drawing. */
const besideDrawing = 0.62;

function fits(sheet: LabelSheet, { title, lines, parts }: Label): boolean {
  const below = [...lines.flatMap(({ plain }) => plain.split('\n').map(({ length }) => length))];
  const inside = parts.map(({ block: each }) => lengthOf(each));
  return fitsLabel(sheet, title?.plain.length ?? 0, [...below, ...inside]);
}

/** Returns the sheet with the largest labels that holds all of them, or else the one with the most. */
function sheetFor(labels: readonly Label[], { frame: { look } }: Paper): LabelSheet {
  const [largest, ...smaller] = labelSheets(look);
  if (!largest) throw new RangeError('A format has sheets.');
  const readable = [largest, ...smaller.filter((sheet) => labels.every((label) => fits(sheet, label)))];
  return readable.find((sheet) => labelsOn(sheet) >= labels.length) ?? readable.at(-1) ?? largest;
}

/** Returns the labels of one sheet; a whole set that fits several times is repeated, and the rest stays blank. */
function filled(labels: readonly Label[], room: number, isSet: boolean): readonly (Label | null)[] {
  const times = isSet ? Math.max(1, Math.floor(room / labels.length)) : 1;
  const all = Array.from({ length: times }, () => labels).flat();
  return [...all, ...Array.from({ length: Math.max(0, room - all.length) }, () => null)];
}

/** Returns a text with its field the first time, and without it in copies. */
const text = (tag: string, className: string, id: string, value: FieldText, isCopy: boolean): Html =>
  isCopy
    ? richElement(tag, { class: className }, repeated(value))
    : richElement(tag, { class: className, id }, value);

/** Removes what identifies the texts of a label from its copies. */
const withoutFields = (html: Html): Html =>
  html.replaceAll(/ data-(?:id|field|range|value|name)="[^"]*"/g, '');

function labelHtml(label: Label | null, isCopy: boolean, art: Html | null, paper: Paper): Html {
  if (label === null)
    return element('div', { class: 'sheet-label is-blank', more: { 'aria-hidden': 'true' } });
  const { id, title, lines, icon, parts } = label;
  const own = partsHtml(parts, paper.words);
  return element(
    'div',
    {
      class: 'sheet-label',
      ...(isCopy ? { more: { 'aria-hidden': 'true' } } : { id: `${id}.sticker` }),
    },
    art && element('div', { class: 'label-art' }, art),
    element(
      'div',
      { class: 'label-text' },
      iconHtml(icon),
      title &&
        element(
          'div',
          { class: 'label-title fit-headline', style: headlineStyle(title.plain) },
          text('p', 'label-name', `${id}.1`, title, isCopy),
        ),
      ...lines.map((line, at) => text('p', 'label-line', `${id}.${at + 2}`, line, isCopy)),
      ...(isCopy ? own.map(withoutFields) : own),
    ),
  );
}

const inMm = (value: number): string => `${Number(value.toFixed(2))}mm`;

const styleOf = ({ columns, rows, width, height, left, top, gap }: LabelSheet): string =>
  [
    `--cols:${columns}`,
    `--rows:${rows}`,
    `--label-w:${inMm(width)}`,
    `--label-h:${inMm(height)}`,
    `--label-left:${inMm(left)}`,
    `--label-top:${inMm(top)}`,
    `--label-gap:${inMm(gap)}`,
  ].join(';');

/**
 * Lays out labels on the sheets that shops sell, edge to edge with them, as many sheets as needed. Null if the document
 * isn't a sheet of labels or is shown on a screen.
 */
export function layOutLabels(paper: Paper): readonly DraftPage[] | null {
  const { pageId, title, lead, frame, words } = paper;
  const { kind, look } = frame;
  if (kind === undefined || paperOfKind(kind) !== 'labels') return null;
  const { labels, heads } = readLabels(paper.blocks);
  if (labels.length === 0) return null;
  const sheet = sheetFor(labels, paper);
  const room = labelsOn(sheet);
  const narrower = { ...sheet, width: sheet.width * besideDrawing };
  const isDrawn = room <= mostDrawn && labels.every((label) => fits(narrower, label));
  const sheets = Array.from({ length: Math.ceil(labels.length / room) }, (_, at) =>
    labels.slice(at * room, (at + 1) * room),
  );
  const drawing = (at: number): Html | null => {
    if (!isDrawn) return null;
    const motif = motifFor(frame, `${title.plain} ${runningTitle(frame)}`);
    return ornament({ ...motif, seed: look.seed + at, direction: look.direction, place: 'picture' });
  };
  return sheets.map((own, at) => {
    const id = sheetId(pageId, at + 1);
    return {
      id,
      className: `page-article is-labels ${isDrawn ? 'has-large-labels' : 'has-small-labels'}`,
      blocks: [
        block(
          'header',
          { class: 'sheet-head', id: `${id}.title`, name: words.labels.title },
          textElement(
            'h1',
            { class: 'sheet-title', id: `${id}.title.text` },
            at === 0 ? title : repeated(title),
          ),
          ...[...(lead ? [{ id: `${id}.lead`, text: lead }] : []), ...heads].map((each) =>
            text('p', 'sheet-note', each.id, each.text, at > 0),
          ),
        ),
        block(
          'div',
          {
            class: 'sheet-labels',
            id: `${id}.labels`,
            name: words.labels.points,
            style: styleOf(sheet),
          },
          ...filled(own, room, sheets.length === 1).map((label, place) =>
            labelHtml(label, place >= own.length, label && drawing(place), paper),
          ),
        ),
      ],
    };
  });
}
