import { type Element, isTag } from 'domhandler';
import { parseArticle } from '../article-tree.ts';
import { directions } from '../kit/directions/directions.ts';
import { element as markup } from '../layout/markup.ts';
import { ornament } from '../layout/ornament/ornament.ts';
import { applyPatches } from '../patches/apply-patches.ts';
import { readArticle } from '../read-article.ts';
import { type ElementPlace, elementAt, restyle } from './element-at.ts';

/** A document with a possible fix, and its description: 'Heading level corrected'. */
export interface Repair {
  readonly html: string;
  readonly words: string;
}

const unset = (names: string): Readonly<Record<string, null>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, null]));

/** Properties that override the page layout with a position or size. */
export const placing = unset(
  'position inset left right top bottom transform translate rotate scale margin margin-top margin-right margin-bottom margin-left width height min-width min-height max-width max-height inline-size block-size overflow overflow-x overflow-y white-space float',
);
/** Properties that divide a box into columns or make it narrower. */
export const columning = unset(
  'columns column-count column-width grid-template-columns padding padding-left padding-right',
);

/** Type factors to try, and how much faster space grows than type. */
const slightlyLarger = [1.08, 1.16, 1.26];
const muchLarger = [1.38, 1.5];
const spacePerType = 1.8;

const blocksOf = (html: string, pageId: string) =>
  parseArticle(html).pages.find(({ id }) => id === pageId)?.blocks ?? [];

/** Lists the elements of a block that have a style of their own, descendants first. */
function styledIn(element: Element, path: readonly number[] = []): readonly (readonly number[])[] {
  const inside = element.children
    .filter(isTag)
    .flatMap((child, at) => (child.name === 'svg' ? [] : styledIn(child, [...path, at])))
    .toReversed();
  return element.attribs.style === undefined ? inside : [...inside, path];
}

/** Removes places and sizes from everything on a page. */
function freed(html: string, pageId: string): string {
  const places = blocksOf(html, pageId)
    .toReversed()
    .flatMap(({ id, element }): readonly ElementPlace[] =>
      styledIn(element).map((path) => ({ blockId: id, path })),
    );
  return places.reduce((current, place) => {
    const element = elementAt(current, place);
    return element ? restyle(current, element, { ...placing, ...columning }) : current;
  }, html);
}

const inHundredths = (value: number): string => String(Math.round(value * 100) / 100);

/** Enlarges type, and space more than type, in the whole document. */
function enlarged(html: string, factor: number): string {
  const { tokens } = readArticle(html);
  const base = (name: string): number => Number(tokens[name]) || 1;
  const space = 1 + (factor - 1) * spacePerType;
  return applyPatches(html, [
    { op: 'set_token', name: 'fit-type', value: inHundredths(base('fit-type') * factor) },
    { op: 'set_token', name: 'fit-space', value: inHundredths(base('fit-space') * space) },
  ]).html;
}

/** Draws the subject of a page into the room that its text leaves. */
function illustrated(html: string, pageId: string): string {
  const { direction, title, pages } = readArticle(html);
  const page = pages.find(({ id }) => id === pageId);
  if (!page || !Object.hasOwn(directions, direction)) return html;
  const id = `${pageId}.drawing`;
  if (page.blocks.some((block) => block.id === id)) return html;
  const about = page.blocks.map(({ text }) => text).find((text) => text.trim() !== '') ?? '';
  const art = ornament({
    motif: `${title} ${about}`.slice(0, 200),
    isSubject: false,
    seed: 1,
    direction: direction as keyof typeof directions,
    place: 'opening',
  });
  const drawing = markup(
    'div',
    { class: 'foot-art', id, name: title || 'Drawing', style: 'display:block;flex:1 1 0;width:100%' },
    art,
  );
  return applyPatches(html, [
    { op: 'insert', pageId, afterId: page.blocks.at(-1)?.id ?? null, html: drawing },
  ]).html;
}

/** Spreads the blocks of a page over its height. */
function spread(html: string, pageId: string): string {
  const [, ...rest] = blocksOf(html, pageId);
  return rest.toReversed().reduce((current, { id }) => {
    const element = elementAt(current, { blockId: id, path: [] });
    return element ? restyle(current, element, { 'margin-top': 'auto' }) : current;
  }, html);
}

/** Returns documents in which a hole within a page may be filled: freed, larger, with a drawing, or spread. */
export function holeRepairs(html: string, pageId: string): readonly Repair[] {
  const free = freed(html, pageId);
  const larger = (factors: readonly number[], of: string): readonly Repair[] =>
    factors.map((factor) => ({ html: enlarged(of, factor), words: 'Set larger to fill its page' }));
  return [
    { html: free, words: 'Fixed position and size removed' },
    ...larger(slightlyLarger, html),
    ...(free === html ? [] : larger(slightlyLarger, free)),
    { html: illustrated(html, pageId), words: 'Drawing added in the free space' },
    { html: illustrated(free, pageId), words: 'Drawing added in the free space' },
    { html: spread(free, pageId), words: 'Spread over the page' },
    ...larger(muchLarger, free),
  ];
}
