import { type Element, isTag } from 'domhandler';
import type { ArtDirection } from '../content/choices.ts';
import {
  elementsWithin,
  endTagStart,
  outerHtml,
  parseArticle,
  parseWithPositions,
  type Replacement,
  spliceAll,
  startTagEnd,
} from '../document/article-tree.ts';
import { textOfNodes } from '../document/plain-text.ts';
import { sanitiseBlockAs } from '../document/sanitise/sanitise-article.ts';

/** Suffix of an icon's name in the icon set. */
export type IconWeight = '' | '-light' | '-bold' | '-fill' | '-duotone';

/**
 * Icon weight that matches each direction's line weight: heavy rules in Swiss, filled shapes without lines in
 * poster.
 */
export const iconWeights: Readonly<Record<ArtDirection, IconWeight>> = {
  swiss: '-bold',
  editorial: '-light',
  technical: '',
  organic: '-duotone',
  poster: '-fill',
  corporate: '',
};

const iconName = /^[a-z][a-z0-9-]{0,60}$/;

/** Returns the names of the icons that markup requests. */
export function iconsIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/ data-icon="([^"]*)"/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => iconName.test(name)));
}

/** Maximum per page; far more than a real page uses. */
const mostIcons = 500;

/** Elements to draw in, except those with text of their own. */
function placesIn(roots: readonly Element[], bodies: ReadonlyMap<string, string>): readonly Element[] {
  return roots
    .flatMap((root) => [...elementsWithin(root)])
    .filter(
      (element) =>
        bodies.has(element.attribs['data-icon'] ?? '') &&
        textOfNodes(element.children).trim() === '' &&
        [...elementsWithin(element)].every(
          ({ attribs }) => attribs === element.attribs || !attribs['data-icon'],
        ),
    )
    .slice(0, mostIcons);
}

/**
 * Draws the icons that a block requests. The result is not yet sanitized.
 * @param bodies SVG in a 256 × 256 viewBox by icon name; an icon without one stays unchanged
 */
export function fillIcons(blockHtml: string, bodies: ReadonlyMap<string, string>): string {
  const places = placesIn(parseWithPositions(blockHtml).filter(isTag), bodies);
  return spliceAll(
    blockHtml,
    places.map((element) => ({
      start: startTagEnd(blockHtml, element),
      end: endTagStart(blockHtml, element),
      text: `<svg viewBox="0 0 256 256">${bodies.get(element.attribs['data-icon'] ?? '') ?? ''}</svg>`,
    })),
  );
}

/**
 * Draws the icons of a sanitized document. Locked blocks and blocks without icons stay byte for byte the
 * same.
 */
export function redrawIcons(articleHtml: string, bodies: ReadonlyMap<string, string>): string {
  const tree = parseArticle(articleHtml);
  let left = mostIcons;
  const drawn = tree.pages
    .flatMap((page) => page.blocks)
    .flatMap(({ id, element }): Replacement[] => {
      const before = outerHtml(tree, element);
      left -= before.split(' data-icon=').length - 1;
      if (!before.includes(' data-icon=') || left < 0 || hasLock(element)) return [];
      const text = sanitiseBlockAs(id, fillIcons(before, bodies));
      return [{ start: element.startIndex ?? 0, end: (element.endIndex ?? 0) + 1, text }];
    });
  return spliceAll(articleHtml, drawn);
}

const hasLock = (block: Element): boolean =>
  [...elementsWithin(block)].some(({ attribs }) => attribs['data-locked'] !== undefined);
