import { element, type Html } from '../markup.ts';
import { type Branch, ideaHtml, ideaList } from './idea-branches.ts';

/** Shades of levels, from the top; they repeat. */
const shades = 4;

/** Draws levels from a narrow top to a broad base, the text of each beside it. */
export function pyramidDiagram(branches: readonly Branch[], id: string): Html {
  const count = branches.length;
  const half = (level: number): number => (level / count) * 50;
  const x = (value: number): string => value.toFixed(2);
  return element(
    'ol',
    { class: 'pyramid' },
    ...branches.map((branch, index) => {
      const [top, foot] = [half(index), half(index + 1)];
      const d = `M${x(50 - top)} 0L${x(50 + top)} 0L${x(50 + foot)} 100L${x(50 - foot)} 100Z`;
      const shade = Math.min(shades - 1, Math.floor((index * shades) / Math.max(shades, count)));
      return element(
        'li',
        { class: `pyramid-level is-shade-${shade}` },
        element(
          'div',
          { class: 'pyramid-cell', more: { 'aria-hidden': 'true' } },
          element(
            'svg',
            { more: { viewBox: '0 0 100 100', preserveAspectRatio: 'none' } },
            element('path', { more: { d } }),
          ),
        ),
        element('div', { class: 'pyramid-words' }, ideaHtml(branch, id), ideaList(branch.children, id)),
      );
    }),
  );
}
