import { element, type Html, richElement } from '../markup.ts';
import type { FieldText } from '../text/field-text.ts';
import { type Branch, ideaHtml, ideaList, wordsIn } from './idea-branches.ts';
import { widestWord } from './idea-room.ts';

/** Widest words in em, and longest texts in characters, of boxes that stand five or six in a row. */
const narrow = { word: 6.4, text: 26 };

/** Divides branches into rows. All but the last have an even number, so that the trunk passes in the middle. */
function rowsOf(branches: readonly Branch[]): readonly (readonly Branch[])[] {
  const words = branches.flatMap(wordsIn);
  const isNarrow = widestWord(words) <= narrow.word && words.every(({ length }) => length <= narrow.text);
  const count = branches.length;
  const inOneRow = isNarrow ? 6 : 4;
  if (count <= inOneRow) return [branches];
  const rows = Math.ceil(count / inOneRow);
  const even = Math.ceil(count / rows / 2) * 2;
  return Array.from({ length: Math.ceil(count / even) }, (_, row) =>
    branches.slice(row * even, (row + 1) * even),
  );
}

/** Draws who belongs to whom: a box on top, boxes below it, and lists below those. */
export function orgChart(branches: readonly Branch[], center: FieldText | undefined, id: string): Html {
  const [only] = branches;
  const isRooted = !center && branches.length === 1 && only !== undefined;
  const below = isRooted ? only.children : branches;
  const rows = rowsOf(below);
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const box = (branch: Branch): Html => element('div', { class: 'org-box' }, ideaHtml(branch, id));
  const top = center
    ? element(
        'div',
        { class: 'org-box' },
        richElement('p', { class: 'idea-title', id: `${id}.center` }, center),
      )
    : isRooted
      ? box(only)
      : null;
  return element(
    'div',
    { class: top ? 'org' : 'org is-rootless', style: `--columns:${columns}` },
    top && element('div', { class: below.length > 0 ? 'org-top has-below' : 'org-top' }, top),
    ...(below.length > 0
      ? rows.map((row) =>
          element(
            'ul',
            { class: row.length === 1 ? 'org-row is-single' : 'org-row', style: `--own:${row.length}` },
            ...row.map((branch) =>
              element('li', { class: 'org-branch' }, box(branch), ideaList(branch.children, id)),
            ),
          ),
        )
      : []),
  );
}
