import { element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { type Branch, ideaHtml, ideaList } from './idea-branches.ts';
import { fitsBox } from './idea-room.ts';
import { gridStyle, type RingPlace, ringPlaces } from './ring-places.ts';

/** Room of a round center in em. */
const round = { width: 6.6, height: 6.8 };

/** The node at the end of a line from the center. */
export interface Spoke {
  readonly html: Html;
  /** Which way things flow; without it the line has no tip. */
  readonly way?: 'in' | 'out' | 'both';
  readonly isDashed?: boolean;
}

/** Draws the lines of one side, from the middle of each row to the center. */
function linesHtml(
  spokes: readonly Spoke[],
  places: readonly RingPlace[],
  side: 'left' | 'right',
  rows: number,
): Html {
  const lines = places.flatMap((place, index) => {
    if (place.side !== side) return [];
    const y = (place.middle * 100).toFixed(2);
    const ends =
      side === 'left' ? { x1: '0', y1: y, x2: '100', y2: '50' } : { x1: '100', y1: y, x2: '0', y2: '50' };
    return [element('line', { class: spokes[index]?.isDashed ? 'is-dashed' : undefined, more: ends })];
  });
  return element(
    'svg',
    {
      class: `hub-lines is-${side}`,
      style: `grid-row:1/span ${rows}`,
      more: { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    },
    ...lines,
  );
}

/** Draws a center and what is around it, in two columns with a line to each. */
export function spokesHtml(
  center: { readonly html: Html; readonly words: string },
  spokes: readonly Spoke[],
): Html {
  const { rows, places } = ringPlaces(spokes.length);
  const isRound = fitsBox([center.words], round);
  return element(
    'div',
    { class: spokes.length < 2 ? 'hub-grid is-single' : 'hub-grid', style: `--rows:${rows}` },
    element(
      'div',
      {
        class: ['hub-center', center.words.trim() === '' ? 'is-dot' : isRound && 'is-round']
          .filter(Boolean)
          .join(' '),
        style: `grid-row:1/span ${rows}`,
      },
      center.html,
    ),
    linesHtml(spokes, places, 'left', rows),
    linesHtml(spokes, places, 'right', rows),
    element(
      'ul',
      { class: 'ring-items' },
      ...spokes.map(({ html, way }, index) => {
        const place = places[index];
        return element(
          'li',
          {
            class: ['hub-item', `is-${place?.side}`, way && `flows-${way}`].filter(Boolean).join(' '),
            style: place && gridStyle(place),
          },
          element('div', { class: 'hub-box' }, html),
        );
      }),
    ),
  );
}

/** Draws the parts of one thing around it. */
export function hubDiagram(branches: readonly Branch[], center: FieldText | undefined, id: string): Html {
  const [only] = branches;
  const isRooted = !center && branches.length === 1 && only !== undefined && only.children.length > 0;
  const around = isRooted ? only.children : branches;
  const middle = center
    ? richElement('p', { class: 'idea-title', id: `${id}.center` }, center)
    : isRooted
      ? ideaHtml(only, id)
      : '';
  const words = center?.plain ?? (isRooted ? `${only.item.title.plain} ${only.item.text?.plain ?? ''}` : '');
  return spokesHtml(
    { html: middle, words },
    around.map((branch) => ({ html: ideaHtml(branch, id) + (ideaList(branch.children, id) ?? '') })),
  );
}
