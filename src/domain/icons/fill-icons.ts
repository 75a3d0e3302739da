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

/** Ending of an icon's name in the icon set. */
export type IconWeight = '' | '-light' | '-bold' | '-fill' | '-duotone';

/** Lines as thick as the direction's own: Swiss pages have heavy rules, posters have no lines at all. */
export const iconWeights: Readonly<Record<ArtDirection, IconWeight>> = {
  swiss: '-bold',
  editorial: '-light',
  technical: '',
  organic: '-duotone',
  poster: '-fill',
  corporate: '',
};

const iconName = /^[a-z][a-z0-9-]{0,60}$/;

/** The names of the icons that markup asks for. */
export function iconsIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/ data-icon="([^"]*)"/g)].map(([, name = '']) => name);
  return new Set(names.filter((name) => iconName.test(name)));
}

/** More than any page shows; what asks for more is not a page of ours. */
const mostIcons = 500;

/** The elements to draw in: an element with words of its own keeps them. */
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
 * Draws the icons that a block asks for. The result is not yet sanitized.
 * @param bodies SVG on a field of 256 × 256 by name; an icon without one stays as it is
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

/** A sanitized document with its icons drawn; blocks without any, and locked ones, stay byte for byte. */
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
