import type { Fact } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { diagramHtml } from './diagrams/diagram-figure.ts';
import { block, element, factHtml, factText, isGap, textElement } from './markup.ts';
import { ornament } from './ornament/ornament.ts';
import { stepCount } from './ornament/poster/steps.ts';
import { plainText, richHtml } from './rich-text.ts';
import { headBlock, type SlideOf, type SlideWriter } from './slide-writer.ts';

/** Few short points are set large, so that they fill their slide. */
const mostLargePoints = 4;
const longestLargePoint = 120;

/** A name, or the place of one, stands above its point; a number may stand beside it. */
const isLongMarker = (marker: Fact): boolean => isGap(marker) || marker.length > 4;

type AnyPoint =
  | SlideOf<'points'>['points'][number]
  | { readonly title: string; readonly text: Fact; readonly diagram?: undefined };

const lengthOf = ({ title, text }: AnyPoint): number =>
  title.length + (Array.isArray(text) ? plainText(text) : factText(text as Fact)).length;

export function saysLittle(points: readonly AnyPoint[]): boolean {
  return (
    points.length <= mostLargePoints &&
    points.every((point) => point.diagram === undefined && lengthOf(point) <= longestLargePoint)
  );
}

/** A step that says more leaves no room beside its words. */
const longestStep = 90;
const shortTitle = 14;

/** Three numbered steps of few words have a picture each, where the hand of the direction draws one. */
function isIllustrated({ points }: SlideOf<'points'>): boolean {
  return (
    points.length === stepCount &&
    points.every(
      ({ marker, title, text, diagram }) =>
        marker !== undefined &&
        /^\d$/.test(factText(marker)) &&
        !diagram &&
        title.length <= shortTitle &&
        plainText(text).length <= longestStep,
    )
  );
}

/** Points side by side, or as steps, each with its number, its diagram or its picture. */
export function pointsSlide(slide: SlideOf<'points'>, writer: SlideWriter): readonly DraftBlock[] {
  const id = `${writer.id}.points`;
  const { motif, brief } = writer;
  const hasArt = isIllustrated(slide);
  return [
    headBlock(writer, slide.label, slide.title),
    block(
      'div',
      {
        class: saysLittle(slide.points) ? 'points is-large' : 'points',
        id,
        name: writer.labels.points,
        more: { 'data-count': String(slide.points.length) },
      },
      ...slide.points.map((point, index) =>
        element(
          'section',
          { class: 'point', id: `${id}.${index + 1}` },
          point.marker !== undefined &&
            element(
              'p',
              { class: isLongMarker(point.marker) ? 'point-marker is-long' : 'point-marker' },
              factHtml(point.marker, `${id}.${index + 1}.marker`),
            ),
          point.diagram && diagramHtml(point.diagram, `${id}.${index + 1}.diagram`, writer.labels.chart),
          textElement(
            'h3',
            { class: 'point-title', id: `${id}.${index + 1}.title`, style: headlineStyle(point.title) },
            point.title,
          ),
          point.text.length > 0 &&
            element('p', { class: 'point-text', id: `${id}.${index + 1}.text` }, richHtml(point.text)),
          hasArt &&
            element(
              'div',
              { class: 'point-art' },
              ornament({ motif, seed: index + 1, direction: brief.look.direction, place: 'step' }),
            ),
        ),
      ),
    ),
  ];
}
