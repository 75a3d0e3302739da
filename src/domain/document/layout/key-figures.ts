import type { KeyFigure } from '../brief.ts';
import { heroStyle } from '../kit/hero-size.ts';
import { element, factHtml, factText, type Html, textElement } from './markup.ts';

/** The unit is set at this share of the figure, as the style sheets do; half an em is a safe width of its letters. */
const unitShare = 0.5;

/** A figure with its unit, label and detail. Direction decides which of them stands first. */
export function figureHtml(figure: KeyFigure, id: string): Html {
  const unitWidth = figure.unit === undefined ? 0 : (figure.unit.length * 0.55 + 0.6) * unitShare;
  return element(
    'div',
    { class: 'figure', id },
    textElement('p', { class: 'figure-label', id: `${id}.label` }, figure.label),
    element(
      'p',
      { class: 'figure-value', style: heroStyle([factText(figure.value)], unitWidth) },
      factHtml(figure.value, `${id}.value`),
      figure.unit !== undefined &&
        ` ${textElement('span', { class: 'unit', id: `${id}.unit` }, figure.unit)}`,
    ),
    figure.detail !== undefined &&
      textElement('p', { class: 'figure-detail', id: `${id}.detail` }, figure.detail),
  );
}

/** Figures side by side, or one below the other in the side column. */
export function figuresHtml(figures: readonly KeyFigure[], id: string, name: string): Html {
  return element(
    'div',
    { class: 'figures', id, name, more: { 'data-count': String(figures.length) } },
    ...figures.map((figure, index) => figureHtml(figure, `${id}.${index + 1}`)),
  );
}
