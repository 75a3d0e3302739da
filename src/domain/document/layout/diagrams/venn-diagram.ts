import { element, type Html, textElement } from '../markup.ts';
import { type Branch, ideaHtml, ideaList, wordsIn } from './idea-branches.ts';
import { fitsBox } from './idea-room.ts';
import { type Region, vennShape } from './venn-regions.ts';

/** With more entries, the key beside the circles has two columns. */
const longestKey = 6;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tidy = (value: number): string => String(Number(value.toFixed(2)));

interface Placed {
  readonly branch: Branch;
  /** Letters of its sets: 'A', 'AB'. */
  readonly mark: string;
  readonly region: Region | undefined;
  readonly isInside: boolean;
}

/** Gives each item the region of its sets; one whose words don't fit there is explained beside the drawing. */
function placed(sets: readonly Branch[], shared: readonly Branch[]): readonly Placed[] {
  const { regions } = vennShape(sets.length);
  const given = [
    ...sets.map((branch, index) => ({ branch, numbers: [index + 1] })),
    ...shared.map((branch) => ({
      branch,
      numbers: [...new Set(branch.item.sets)].filter((set) => set <= sets.length).sort((a, b) => a - b),
    })),
  ].map(({ branch, numbers }) => ({ branch, numbers, key: numbers.join('') }));
  return given.map(({ branch, numbers, key }) => {
    const region = numbers.length > 0 ? regions[key] : undefined;
    const isAlone = given.filter((each) => each.key === key).length === 1;
    return {
      branch,
      mark: numbers.map((number) => letters[number - 1] ?? String(number)).join(''),
      region,
      isInside: region !== undefined && isAlone && fitsBox(wordsIn(branch), region),
    };
  });
}

/** Draws sets as circles that overlap where they have something in common. */
export function vennDiagram(branches: readonly Branch[], id: string): Html {
  const sets = branches.filter(({ item }) => item.sets === undefined);
  const items = placed(
    sets,
    branches.filter(({ item }) => item.sets !== undefined),
  );
  const { width, height, radius, circles } = vennShape(sets.length);
  const isKeyed = items.some(({ isInside }) => !isInside);
  const places = new Map(
    items.flatMap(({ mark, region, isInside }) => (region ? [[mark, { region, isInside }]] : [])),
  );
  const marks = [...places].map(([mark, { region, isInside }]) =>
    textElement(
      'span',
      {
        class: isInside ? 'venn-mark is-spare' : 'venn-mark',
        style: `left:${tidy((region.at[0] / width) * 100)}%;top:${tidy((region.at[1] / height) * 100)}%`,
        more: { 'aria-hidden': 'true' },
      },
      mark,
    ),
  );
  const inside = items.flatMap(({ branch, mark, region, isInside }) =>
    isInside && region
      ? [
          element(
            'li',
            {
              style: `left:${tidy(region.at[0] - region.width / 2)}em;top:${tidy(region.at[1])}em;width:${tidy(region.width)}em`,
            },
            ideaHtml(branch, id, { mark: isKeyed && mark.length === 1 ? mark : undefined, isIconless: true }),
            ideaList(branch.children, id),
          ),
        ]
      : [],
  );
  const key = items.flatMap(({ branch, mark, isInside }) =>
    isInside
      ? []
      : [element('li', {}, ideaHtml(branch, id, { mark, isIconless: true }), ideaList(branch.children, id))],
  );
  return element(
    'div',
    { class: isKeyed ? 'venn is-keyed' : 'venn', style: `--em:${tidy(height)}` },
    element(
      'div',
      { class: 'venn-field', style: `width:${tidy(width)}em` },
      element(
        'svg',
        { more: { viewBox: `0 0 ${tidy(width)} ${tidy(height)}`, 'aria-hidden': 'true' } },
        ...circles.map(([cx, cy], index) =>
          element('circle', {
            class: `venn-set is-set-${index % 4}`,
            more: { cx: tidy(cx), cy: tidy(cy), r: tidy(radius) },
          }),
        ),
      ),
      ...marks,
      inside.length > 0 && element('ul', { class: 'venn-inside' }, ...inside),
    ),
    key.length > 0 &&
      element('ul', { class: key.length > longestKey ? 'venn-key is-long' : 'venn-key' }, ...key),
  );
}
