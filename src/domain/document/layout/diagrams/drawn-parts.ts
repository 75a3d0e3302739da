import type { ArtDirection } from '../../../content/choices.ts';
import { percent } from '../charts/chart-scale.ts';
import { element, type Html, textElement } from '../markup.ts';
import type { FieldsAt } from '../text/drawn-fields.ts';
import type { DiagramData, DrawnPart } from './diagram-data.ts';
import { planShapeHtml } from './plan-shapes.ts';
import { sectionGroundHtml, sectionMarkAt, sectionShapeHtml } from './section-shapes.ts';

type Drawing = Exclude<DiagramData, { kind: 'flow' }>;

/** Width of drawings in their own units. */
const drawingWidth = 1000;

/** Position of a part, in units of the drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

function placeOf({ at }: DrawnPart, { grid }: Drawing, sheet: Sheet): Place {
  const [x, y, width, height] = at;
  const [columns, rows] = grid;
  return {
    x: (x / columns) * sheet.width,
    y: (y / rows) * sheet.height,
    width: (width / columns) * sheet.width,
    height: (height / rows) * sheet.height,
  };
}

/** Paths and areas are drawn below other parts. */
const isUnder = ({ draws }: DrawnPart): boolean => draws === 'area' || draws === 'path';

/**
 * Returns a plan or a section with numbered marks, and the key to them: the parts in order, which is also its
 * data.
 */
export function drawnPartsHtml(
  drawing: Drawing,
  id: string,
  direction: ArtDirection | undefined,
  at: FieldsAt,
): Html {
  const { kind, parts, grid } = drawing;
  const sheet = { width: drawingWidth, height: Math.round((drawingWidth * grid[1]) / grid[0]) };
  const isPlan = kind === 'plan';
  const shape = (part: DrawnPart): Html => {
    const place = placeOf(part, drawing, sheet);
    const drawn = isPlan ? planShapeHtml(part, place, direction) : sectionShapeHtml(part, place, sheet);
    return element('g', { class: `draws-${part.draws}` }, ...drawn);
  };
  const named = parts.filter(({ name }) => name !== '');
  const marks = named.map((part, index) => {
    const place = placeOf(part, drawing, sheet);
    const [x, y] = isPlan
      ? [place.x + place.width / 2, place.y + place.height / 2]
      : sectionMarkAt(part, place, sheet);
    const style = `left:${percent(x / sheet.width)};top:${percent(y / sheet.height)}`;
    return textElement(
      'span',
      { class: 'drawn-mark', style, more: { 'aria-hidden': 'true' } },
      String(index + 1),
    );
  });
  const row = (part: DrawnPart, index: number): Html => {
    const number = named.indexOf(part) + 1;
    return element(
      'tr',
      {
        class: number === 0 ? 'is-unnamed' : undefined,
        more: {
          'data-draws': part.draws,
          'data-at': part.at.join('; '),
          ...(part.count === undefined ? {} : { 'data-count': String(part.count) }),
        },
      },
      textElement('td', { class: 'key-mark' }, number === 0 ? '' : String(number)),
      textElement(
        'th',
        { id: `${id}.${index + 1}.name`, field: at(`parts.${index}.name`), more: { scope: 'row' } },
        part.name,
      ),
      textElement(
        'td',
        {
          id: `${id}.${index + 1}.text`,
          field: part.text === undefined ? undefined : at(`parts.${index}.text`),
        },
        part.text ?? '',
      ),
    );
  };
  return (
    element(
      'div',
      { class: 'drawing' },
      element(
        'svg',
        { more: { viewBox: `0 0 ${sheet.width} ${sheet.height}`, role: 'img', 'aria-label': drawing.title } },
        isPlan ? null : sectionGroundHtml(sheet),
        ...parts.filter(isUnder).map(shape),
        ...parts.filter((part) => !isUnder(part)).map(shape),
      ),
      ...marks,
    ) + element('table', { class: 'drawing-key' }, element('tbody', {}, ...parts.map(row)))
  );
}
