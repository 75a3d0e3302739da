import { element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { type Branch, ideaHtml, ideaList, wordsIn } from './idea-branches.ts';
import { widestWord } from './idea-room.ts';

/** Widest words (in em) of causes that stand four beside each other. */
const narrowWord = 8.5;

function boneHtml(branch: Branch, id: string, column: number, side: 'upper' | 'lower'): Html {
  const line = side === 'upper' ? { y1: '0', y2: '100%' } : { y1: '100%', y2: '0' };
  return element(
    'li',
    { class: `bone is-${side}`, style: `grid-column:${column}` },
    element('div', { class: 'bone-head' }, ideaHtml(branch, id)),
    element(
      'div',
      { class: 'bone-causes' },
      ideaList(branch.children, id),
      element(
        'svg',
        { class: 'bone-line', more: { 'aria-hidden': 'true' } },
        element('line', { more: { x1: '0', x2: '100%', ...line } }),
      ),
    ),
  );
}

/** Draws groups of causes as bones along spines that lead to the effect, a spine for every few groups. */
export function fishboneDiagram(
  branches: readonly Branch[],
  center: FieldText | undefined,
  id: string,
): Html {
  const widest = widestWord(branches.flatMap(wordsIn));
  const mostPairs = widest <= narrowWord ? 4 : 3;
  const spines = Math.max(1, Math.ceil(branches.length / (mostPairs * 2)));
  const perSpine = Math.ceil(branches.length / spines / 2) * 2;
  const drawn = Array.from({ length: spines }, (_, spine) => {
    const own = branches.slice(spine * perSpine, (spine + 1) * perSpine);
    const pairs = Math.max(1, Math.ceil(perSpine / 2));
    return element(
      'div',
      { class: own.length < 2 ? 'spine is-single' : 'spine', style: `--pairs:${pairs}` },
      element(
        'ol',
        { class: 'bones' },
        ...own.map((branch, at) =>
          boneHtml(branch, id, Math.floor(at / 2) + 1, at % 2 === 0 ? 'upper' : 'lower'),
        ),
      ),
      element('div', { class: 'spine-line', more: { 'aria-hidden': 'true' } }),
    );
  });
  return element(
    'div',
    { class: 'fishbone' },
    element('div', { class: 'spines' }, ...drawn),
    center &&
      element(
        'div',
        { class: 'fish-head' },
        richElement('p', { class: 'idea-title', id: `${id}.center` }, center),
      ),
  );
}
