import type { Diagram } from '../../content/blocks/diagram.ts';
import type { DraftBlock } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { unbrokenWords } from '../kit/kept-words.ts';
import { contentDiagramHtml } from './diagrams/content-diagram.ts';
import { iconHtml } from './icon.ts';
import { block, element, factHtml, type Html, richElement, textElement } from './markup.ts';
import { ornament } from './ornament/ornament.ts';
import { stepCount } from './ornament/poster/steps.ts';
import { headBlock, type SlideOf, type SlideWriter } from './slide-writer.ts';
import { type FieldText, isEmpty, isGap } from './text/field-text.ts';
import type { Drawn } from './text/read-fields.ts';

/** Up to this many short points are set large, to fill their slide. */
const mostLargePoints = 4;
const longestLargePoint = 120;

/** A longer word or address would break in a column of large type. */
const longestLargeWord = 25;

/** A long marker, such as a name or its placeholder, goes above its point; a short one beside it. */
const isLongMarker = (marker: FieldText): boolean => isGap(marker) || marker.plain.length > 4;

interface AnyPoint {
  readonly title: FieldText;
  readonly text: FieldText;
  readonly diagram?: Drawn<Diagram> | undefined;
}

const lengthOf = ({ title, text }: AnyPoint): number => title.plain.length + text.plain.length;

export function saysLittle(points: readonly AnyPoint[]): boolean {
  return (
    points.length <= mostLargePoints &&
    points.every((point) => point.diagram === undefined && lengthOf(point) <= longestLargePoint) &&
    !points.some(({ title, text }) =>
      unbrokenWords(`${title.plain} ${text.plain}`).some((word) => word.length > longestLargeWord),
    )
  );
}

/** A longer point without text would break into many lines of large type. */
const longestRow = 60;

/** Returns the class for points in large type: columns, or rows if they have titles alone. */
function wayOf({ items }: SlideOf<'points'>): string {
  if (!saysLittle(items) && items.length <= mostLargePoints) return 'points';
  const areRows = items.every(
    ({ title, text, marker, diagram }) =>
      isEmpty(text) && title.plain.length <= longestRow && !diagram && !(marker && isLongMarker(marker)),
  );
  if (areRows) return 'points is-rows';
  return saysLittle(items) ? 'points is-large' : 'points';
}

/** A longer step leaves no space for a picture. */
const longestStep = 90;
const shortTitle = 14;

/**
 * Returns whether the points are three short numbered steps, which get a picture each in directions that draw
 * one.
 */
function isIllustrated({ items: points }: SlideOf<'points'>): boolean {
  return (
    points.length === stepCount &&
    points.every(
      ({ marker, title, text, diagram }) =>
        marker !== undefined &&
        /^\d$/.test(marker.plain) &&
        !diagram &&
        title.plain.length <= shortTitle &&
        text.plain.length <= longestStep,
    )
  );
}

/** Returns an icon for every point, or none. Numbers and diagrams replace icons. */
function iconsOf({ items }: SlideOf<'points'>): readonly Html[] | null {
  const icons = items.flatMap(({ icon, marker, diagram }) =>
    marker || diagram ? [] : (iconHtml(icon) ?? []),
  );
  return icons.length === items.length ? icons : null;
}

/** Lays out points side by side, or as steps, each with its number, its diagram or its picture. */
export function pointsSlide(slide: SlideOf<'points'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.points`;
  const { motif, frame } = writer;
  const hasArt = isIllustrated(slide);
  const icons = iconsOf(slide);
  return [
    headBlock(writer, slide),
    block(
      'div',
      {
        class: wayOf(slide),
        id,
        name: writer.labels.points,
        more: { 'data-count': String(slide.items.length) },
      },
      ...slide.items.map((point, index) =>
        element(
          'section',
          { class: 'point', id: `${id}.${index + 1}` },
          icons && element('p', { class: 'point-marker is-icon' }, icons[index]),
          point.marker !== undefined &&
            element(
              'p',
              { class: isLongMarker(point.marker) ? 'point-marker is-long' : 'point-marker' },
              factHtml(point.marker, `${id}.${index + 1}.marker`),
            ),
          point.diagram &&
            contentDiagramHtml(point.diagram, `${id}.${index + 1}.diagram`, writer.labels.chart),
          textElement(
            'h3',
            { class: 'point-title', id: `${id}.${index + 1}.title`, style: headlineStyle(point.title.plain) },
            point.title,
          ),
          !isEmpty(point.text) &&
            richElement('p', { class: 'point-text', id: `${id}.${index + 1}.text` }, point.text),
          hasArt &&
            element(
              'div',
              { class: 'point-art' },
              ornament({ motif, seed: index + 1, direction: frame.look.direction, place: 'step' }),
            ),
        ),
      ),
    ),
  ];
}
