import { element, type Html } from '../markup.ts';
import { type Branch, ideaHtml, ideaList } from './idea-branches.ts';

/** Shades of levels, from the top; they repeat. */
const shades = 4;

/** More levels are numbered, and explained in columns. */
const mostBeside = 7;

const markHtml = (index: number): Html => element('span', { class: 'pyramid-mark' }, String(index + 1));

function sliceHtml(index: number, count: number, isMarked: boolean): Html {
  const half = (level: number): string => ((level / count) * 50).toFixed(2);
  const x = (side: 1 | -1, level: number): string => (50 + side * Number(half(level))).toFixed(2);
  const d = `M${x(-1, index)} 0L${x(1, index)} 0L${x(1, index + 1)} 100L${x(-1, index + 1)} 100Z`;
  return element(
    'div',
    { class: 'pyramid-cell', more: { 'aria-hidden': 'true' } },
    element(
      'svg',
      { more: { viewBox: '0 0 100 100', preserveAspectRatio: 'none' } },
      element('path', { more: { d } }),
    ),
    isMarked && markHtml(index),
  );
}

function shadeOf(index: number, count: number): string {
  return `is-shade-${Math.min(shades - 1, Math.floor((index * shades) / Math.max(shades, count)))}`;
}

/** Draws levels from a narrow top to a broad base, the text of each beside it. */
export function pyramidDiagram(branches: readonly Branch[], id: string): Html {
  const count = branches.length;
  const wordsHtml = (branch: Branch, mark?: string): Html =>
    ideaHtml(branch, id, { mark }) + (ideaList(branch.children, id) ?? '');
  if (count > mostBeside)
    return element(
      'div',
      { class: 'pyramid-keyed' },
      element(
        'div',
        { class: 'pyramid', more: { 'aria-hidden': 'true' } },
        ...branches.map((_, index) =>
          element('div', { class: shadeOf(index, count) }, sliceHtml(index, count, index > 0)),
        ),
      ),
      element(
        'ol',
        { class: 'pyramid-key' },
        ...branches.map((branch, index) => element('li', {}, wordsHtml(branch, String(index + 1)))),
      ),
    );
  return element(
    'ol',
    { class: 'pyramid' },
    ...branches.map((branch, index) =>
      element(
        'li',
        { class: `pyramid-level ${shadeOf(index, count)}` },
        sliceHtml(index, count, false),
        element('div', { class: 'pyramid-words' }, wordsHtml(branch)),
      ),
    ),
  );
}
