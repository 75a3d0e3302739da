import { heroStyle } from '../kit/hero-size.ts';
import type { KeyFigure } from './key-figures.ts';
import { leadsNumber } from './leading-unit.ts';
import { element, factHtml, type Html, plainHtml, shows, textElement } from './markup.ts';
import { isEmpty } from './text/field-text.ts';

/** Size of the unit, as a share of the number beside it. */
const unitShare = 0.2;

/** Returns the main number of a page, with its unit and label. */
export function heroFigureHtml(figure: KeyFigure, id: string, language: string): Html {
  const { unit } = figure;
  const isBefore = unit !== undefined && leadsNumber(unit.plain, language);
  const unitAttributes = { class: 'hero-unit', id: `${id}.unit`, ...(unit && shows(unit)) };
  const unitWidth = figure.unit === undefined ? 0 : (figure.unit.plain.length * 0.6 + 0.4) * unitShare;
  return element(
    'div',
    { class: 'hero-figure', id },
    element(
      'p',
      { class: 'hero', style: heroStyle([figure.value.plain], unitWidth) },
      isBefore && element('span', unitAttributes, plainHtml(unit)),
      factHtml(figure.value, `${id}.value`),
      unit !== undefined &&
        !isBefore &&
        // The space is inside the unit, at its small size; it separates the words when they are copied.
        element('span', unitAttributes, ` ${plainHtml(unit)}`),
    ),
    !isEmpty(figure.label) && textElement('p', { class: 'hero-label', id: `${id}.label` }, figure.label),
    figure.detail !== undefined &&
      textElement('p', { class: 'hero-detail', id: `${id}.detail` }, figure.detail),
  );
}
