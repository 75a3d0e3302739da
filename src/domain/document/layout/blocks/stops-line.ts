import { percent } from '../charts/chart-scale.ts';
import { element, type Html, textElement } from '../markup.ts';
import { type FieldText, isEmpty } from '../text/field-text.ts';

/** Inset of the end stops, so that their circles stay inside the drawing; a share of the width. */
const inset = 0.012;

/** Draws the stops of a route on one line: named ones filled with their name below, the others hollow. */
export function stopsHtml(stops: readonly FieldText[], id: string, name: string): Html {
  const last = Math.max(1, stops.length - 1);
  const x = (index: number): string => percent(inset + (index / last) * (1 - 2 * inset));
  const place = (index: number): string =>
    index === 0 ? 'is-first' : index === stops.length - 1 ? 'is-last' : '';
  return element(
    'svg',
    {
      class: 'stops',
      id,
      more: {
        role: 'img',
        'aria-label': `${name}: ${stops
          .filter((stop) => !isEmpty(stop))
          .map(({ plain }) => plain)
          .join(', ')}`,
      },
    },
    element('line', { more: { x1: x(0), x2: x(stops.length - 1), y1: '28%', y2: '28%' } }),
    ...stops.map((stop, index) =>
      element('circle', {
        class: isEmpty(stop) ? 'stop' : 'stop is-named',
        more: { cx: x(index), cy: '28%', r: isEmpty(stop) ? '5' : '8' },
      }),
    ),
    ...stops.map((stop, index) =>
      isEmpty(stop)
        ? null
        : textElement(
            'text',
            {
              class: `stop-name ${place(index)}`.trim(),
              more: {
                x: index === 0 ? '0%' : index === stops.length - 1 ? '100%' : x(index),
                y: '96%',
              },
            },
            stop,
          ),
    ),
  );
}
