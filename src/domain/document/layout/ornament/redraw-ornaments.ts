import { type Element, isTag } from 'domhandler';
import type { ArtDirection } from '../../../content/choices.ts';
import { outerHtml, parseWithPositions, splice } from '../../article-tree.ts';
import { sanitiseBlock } from '../../sanitise/sanitise-article.ts';
import { drawOrnament } from './draw-ornament.ts';
import { readFound } from './picture/finding/found-subjects.ts';
import { readView } from './picture/views.ts';
import { artPlaces } from './studio.ts';

function* drawingsWithin(element: Element): Generator<Element> {
  if (element.attribs['data-locked'] !== undefined) return;
  if (element.name === 'svg' && element.attribs['data-motif'] !== undefined) yield element;
  for (const child of element.children) if (isTag(child)) yield* drawingsWithin(child);
}

/** Returns a drawing in the form it has in a sanitized document. */
function canonical(drawing: string): string {
  return sanitiseBlock(`<div>${drawing}</div>`).slice('<div>'.length, -'</div>'.length);
}

/**
 * Redraws the drawings of a document in the style of another direction. Skips drawings that were edited or
 * locked; so `redrawOrnaments(redrawOrnaments(html, a, b), b, a)` is `html` again.
 */
export function redrawOrnaments(html: string, from: ArtDirection, to: ArtDirection): string {
  const drawings = parseWithPositions(html)
    .filter(isTag)
    .flatMap((element) => [...drawingsWithin(element)]);
  return drawings.toReversed().reduce((current, element) => {
    const { 'data-motif': motif = '', 'data-seed': seedText = '', 'data-place': placeText } = element.attribs;
    const shows = readFound(element.attribs['data-shows']);
    const isSubject = element.attribs['data-is-subject'] !== undefined;
    const place = artPlaces.find((known) => known === placeText);
    const seed = Number(seedText);
    const viewName = element.attribs['data-view'];
    const view = viewName === undefined ? undefined : readView(viewName);
    if (!place || !Number.isSafeInteger(seed)) return current;
    const drawIn = (direction: ArtDirection): string =>
      canonical(drawOrnament({ motif, isSubject, seed, direction, place, shows, view }));
    if (outerHtml({ html }, element) !== drawIn(from)) return current;
    return splice(current, element.startIndex ?? 0, (element.endIndex ?? -1) + 1, drawIn(to));
  }, html);
}
