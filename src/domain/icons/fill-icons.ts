import { type Element, isTag } from 'domhandler';
import type { ArtDirection } from '../content/choices.ts';
import {
  elementsWithin,
  endTagStart,
  outerHtml,
  parseArticle,
  parseWithPositions,
  splice,
  startTagEnd,
} from '../document/article-tree.ts';
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

/**
 * Draws the icons that a block asks for into their elements. The result is not yet sanitized.
 * @param bodies SVG on a field of 256 × 256 by name; an icon without one stays as it is
 */
export function fillIcons(blockHtml: string, bodies: ReadonlyMap<string, string>): string {
  const wanted = parseWithPositions(blockHtml)
    .filter(isTag)
    .flatMap((root) => [...elementsWithin(root)])
    .filter(({ attribs }) => bodies.has(attribs['data-icon'] ?? ''));
  return wanted.reverse().reduce((html, element) => {
    const body = bodies.get(element.attribs['data-icon'] ?? '') ?? '';
    const drawing = `<svg viewBox="0 0 256 256">${body}</svg>`;
    return splice(html, startTagEnd(blockHtml, element), endTagStart(blockHtml, element), drawing);
  }, blockHtml);
}

/** A sanitized document with its icons drawn; blocks without any, and locked ones, stay byte for byte. */
export function redrawIcons(articleHtml: string, bodies: ReadonlyMap<string, string>): string {
  const tree = parseArticle(articleHtml);
  const blocks = tree.pages.flatMap((page) => page.blocks);
  return blocks.reverse().reduce((html, { id, element }) => {
    const before = outerHtml(tree, element);
    if (!before.includes(' data-icon=') || hasLock(element)) return html;
    const after = sanitiseBlockAs(id, fillIcons(before, bodies));
    return splice(html, element.startIndex ?? 0, (element.endIndex ?? 0) + 1, after);
  }, articleHtml);
}

const hasLock = (block: Element): boolean =>
  [...elementsWithin(block)].some(({ attribs }) => attribs['data-locked'] !== undefined);
