import { curveMonotoneX, line } from 'd3-shape';
import { element, type Html } from '../markup.ts';
import { type Branch, ideaHtml, ideaList, wordsIn } from './idea-branches.ts';
import { linesWithin } from './idea-room.ts';

/** More stages, or longer ones, are numbered and explained below. */
const mostColumns = 6;
/** Room of a stage below the curve: its width in em, and its lines. */
const column = { width: 7.5, lines: 9 };
/** Highest and lowest point of the curve, in percent of its field. */
const [highest, lowest] = [14, 86];

/** Returns the height of each stage in percent, from the top; stages without a value are in the middle. */
function heightsOf(branches: readonly Branch[]): {
  readonly heights: readonly number[];
  readonly zero: number;
} {
  const values = branches.map(({ item }) => item.value ?? 0);
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)];
  const place = (value: number): number =>
    low === high ? 50 : lowest - ((value - low) / (high - low)) * (lowest - highest);
  return { heights: values.map(place), zero: place(low < 0 && high > 0 ? 0 : (low + high) / 2) };
}

/** Draws stages from left to right, as high as they are pleasant. */
export function journeyDiagram(branches: readonly Branch[], id: string): Html {
  const count = Math.max(1, branches.length);
  const { heights, zero } = heightsOf(branches);
  const x = (index: number): number => ((index + 0.5) / count) * 100;
  const points = heights.map((y, index): [number, number] => [x(index), y]);
  const d = line().curve(curveMonotoneX).digits(2)(points) ?? '';
  const first = points[0]?.[1] ?? zero;
  const last = points.at(-1)?.[1] ?? zero;
  const curve = `M0 ${first.toFixed(2)}L${d.replace(/^M/, '')}L100 ${last.toFixed(2)}`;
  const fits = branches.every((branch) => {
    const lines = wordsIn(branch).map((text) => linesWithin(text, column.width));
    return !lines.includes(null) && lines.reduce<number>((sum, own) => sum + (own ?? 0), 0) <= column.lines;
  });
  const isKeyed = count > mostColumns || (count > 3 && !fits);
  const marks = branches.map(({ item }, index) => {
    const tone = item.value === undefined || item.value === 0 ? '' : item.value > 0 ? ' is-up' : ' is-down';
    return element(
      'span',
      {
        class: `journey-point${tone}`,
        style: `top:${(heights[index] ?? 50).toFixed(2)}%`,
      },
      isKeyed && String(index + 1),
    );
  });
  return element(
    'div',
    { class: isKeyed ? 'journey is-keyed' : 'journey', style: `--columns:${count}` },
    element(
      'div',
      { class: 'journey-field', more: { 'aria-hidden': 'true' } },
      element(
        'svg',
        { more: { viewBox: '0 0 100 100', preserveAspectRatio: 'none' } },
        element('path', {
          class: 'journey-area',
          more: { d: `${curve}L100 ${zero.toFixed(2)}L0 ${zero.toFixed(2)}Z` },
        }),
        element('line', {
          class: 'journey-zero',
          more: { x1: '0', x2: '100', y1: zero.toFixed(2), y2: zero.toFixed(2) },
        }),
        element('path', { class: 'journey-line', more: { d: curve } }),
      ),
      element('div', { class: 'journey-points' }, ...marks),
    ),
    element(
      'ol',
      { class: 'journey-stages' },
      ...branches.map((branch, index) =>
        element(
          'li',
          { class: 'journey-stage' },
          ideaHtml(branch, id, { mark: isKeyed ? String(index + 1) : undefined }),
          ideaList(branch.children, id),
        ),
      ),
    ),
  );
}
