import { element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { type Branch, ideaHtml, ideaList } from './idea-branches.ts';

export interface Axes {
  readonly x?: FieldText | undefined;
  readonly y?: FieldText | undefined;
}

/** Draws four fields, from the upper left to the lower right; more continue below. */
export function matrixDiagram(branches: readonly Branch[], { x, y }: Axes, id: string): Html {
  const axis = (name: 'x' | 'y', text: FieldText | undefined): Html | undefined =>
    text &&
    element(
      'p',
      { class: `matrix-axis is-${name}` },
      element('span', { class: 'matrix-arrow', more: { 'aria-hidden': 'true' } }),
      richElement('span', { id: `${id}.${name}` }, text),
    );
  return element(
    'div',
    { class: ['matrix', x && 'has-x', y && 'has-y'].filter(Boolean).join(' ') },
    axis('y', y),
    element(
      'ol',
      { class: 'matrix-grid' },
      ...branches.map((branch, index) =>
        element(
          'li',
          { class: `matrix-cell is-cell-${index % 4}` },
          ideaHtml(branch, id),
          ideaList(branch.children, id),
        ),
      ),
    ),
    axis('x', x),
  );
}
