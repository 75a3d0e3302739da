import type { Figure } from '../../content/blocks/figure.ts';
import { heroStyle, pullStyle } from '../kit/hero-size.ts';
import { leadsNumber } from './leading-unit.ts';
import { element, factHtml, type Html, textElement } from './markup.ts';
import { isEmpty, isGap } from './text/field-text.ts';
import type { Read } from './text/read-fields.ts';

export type KeyFigure = Read<Figure>;

/**
 * Size of the unit as a share of the figure, matching the style sheets; half an em is a safe width per
 * letter.
 */
const unitShare = 0.5;

function unitWidth({ unit }: KeyFigure): number {
  return unit === undefined ? 0 : (unit.plain.length * 0.55 + 0.6) * unitShare;
}

/** Returns a figure with its unit, label and detail. The direction sets their order. */
export function figureHtml(figure: KeyFigure, id: string, language: string): Html {
  const { unit } = figure;
  const unitHtml = unit && textElement('span', { class: 'unit', id: `${id}.unit` }, unit);
  const isBefore = unit !== undefined && leadsNumber(unit.plain, language);
  return element(
    'div',
    { class: 'figure', id },
    !isEmpty(figure.label) && textElement('p', { class: 'figure-label', id: `${id}.label` }, figure.label),
    element(
      'p',
      { class: 'figure-value', style: pullStyle(figure.value.plain) },
      isBefore && unitHtml,
      factHtml(figure.value, `${id}.value`),
      unitHtml !== undefined && !isBefore && ` ${unitHtml}`,
    ),
    figure.detail !== undefined &&
      textElement('p', { class: 'figure-detail', id: `${id}.detail` }, figure.detail),
    figure.text !== undefined && textElement('p', { class: 'figure-more', id: `${id}.more` }, figure.text),
  );
}

/** Returns figures side by side, or stacked in the side column; all at the size that fits the widest. */
export function figuresHtml(figures: readonly KeyFigure[], id: string, name: string, language: string): Html {
  const known = figures.filter(({ value }) => !isGap(value));
  const values = known.map(({ value }) => value.plain);
  return element(
    'div',
    {
      class: 'figures',
      id,
      name,
      style: heroStyle(values, known.map(unitWidth)),
      more: { 'data-count': String(figures.length) },
    },
    ...figures.map((figure, index) => figureHtml(figure, `${id}.${index + 1}`, language)),
  );
}
