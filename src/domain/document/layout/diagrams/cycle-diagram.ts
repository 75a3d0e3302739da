import { iconHtml } from '../icon.ts';
import { element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { type Branch, ideaHtml, ideaList } from './idea-branches.ts';
import { fitsBox } from './idea-room.ts';
import { gridStyle, ringPlaces } from './ring-places.ts';

/** The ring in a field of 100 × 100. */
const [middle, radius] = [50, 41];
/** Room inside of the ring in em, for the text in its middle. */
const inside = { width: 7.4, height: 6.6 };
const tidy = (value: number): string => value.toFixed(2);

const pointAt = (angle: number, reach: number): readonly [number, number] => [
  middle + Math.sin(angle) * reach,
  middle - Math.cos(angle) * reach,
];

/** Draws the tip of an arrow on the ring, pointing clockwise. */
function tipHtml(angle: number): Html {
  const [x, y] = pointAt(angle, radius);
  const turn = ((angle * 180) / Math.PI).toFixed(1);
  return element('path', {
    class: 'ring-tip',
    more: { d: 'M-1.6 -2.8L1.8 0L-1.6 2.8', transform: `translate(${tidy(x)} ${tidy(y)}) rotate(${turn})` },
  });
}

/** Draws stages in a circle that ends where it began, their texts on both sides. */
export function cycleDiagram(branches: readonly Branch[], center: FieldText | undefined, id: string): Html {
  const { rows, places } = ringPlaces(branches.length);
  const step = (2 * Math.PI) / Math.max(1, branches.length);
  const isInside = center !== undefined && fitsBox([center.plain], inside);
  const words = center && richElement('p', { class: 'ring-center', id: `${id}.center` }, center);
  const nodes = branches.map((branch, index) => {
    const [x, y] = pointAt(places[index]?.angle ?? 0, radius);
    return element(
      'span',
      { class: 'ring-node', style: `left:${tidy(x)}%;top:${tidy(y)}%`, more: { 'aria-hidden': 'true' } },
      iconHtml(branch.item.icon) ?? String(index + 1),
    );
  });
  const tips = branches.length > 1 ? places.map(({ angle }) => tipHtml(angle + step / 2)) : [];
  const ring = element(
    'div',
    { class: branches.length > 8 ? 'ring is-dense' : 'ring', style: `grid-row:1/span ${rows}` },
    element(
      'svg',
      { more: { viewBox: '0 0 100 100', 'aria-hidden': 'true' } },
      element('circle', {
        class: 'ring-line',
        more: { cx: String(middle), cy: String(middle), r: String(radius) },
      }),
      ...tips,
    ),
    ...nodes,
    isInside && words,
  );
  const items = branches.map((branch, index) => {
    const place = places[index];
    return element(
      'li',
      { class: `ring-item is-${place?.side}`, style: place && gridStyle(place) },
      ideaHtml(branch, id, { mark: String(index + 1), isIconless: true }),
      ideaList(branch.children, id),
    );
  });
  return (
    (words && !isInside ? element('div', { class: 'ideas-note' }, words) : '') +
    element(
      'div',
      { class: 'ring-grid', style: `--rows:${rows}` },
      ring,
      element('ol', { class: 'ring-items' }, ...items),
    )
  );
}
