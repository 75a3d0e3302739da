import { type Element, isTag } from 'domhandler';
import { elementsWithin, outerHtml, parseArticle, parseWithPositions, splice } from '../article-tree.ts';
import { headlineStyle } from '../kit/hero-size.ts';
import { textOfNodes } from '../plain-text.ts';
import { startTag } from '../sanitise/canonical-node.ts';
import { sanitiseBlockAs } from '../sanitise/sanitise-article.ts';

/** A headline style with fit values only; styles that a user extended are left alone. */
const fittedStyle = /^(?:--[a-z]+-(?:em|word|rise):[\d.]+;?)*$/;

const isFitted = ({ attribs }: Element): boolean =>
  fittedStyle.test(attribs.style ?? '') &&
  ((attribs.class ?? '').split(/\s+/).includes('fit-headline') || /-word:/.test(attribs.style ?? ''));

function refitBlock(blockHtml: string): string {
  if (!/fit-headline|-word:/.test(blockHtml)) return blockHtml;
  const roots = parseWithPositions(blockHtml).filter(isTag);
  const headlines = roots.flatMap((root) => [...elementsWithin(root)]).filter(isFitted);
  return headlines.reduceRight((html, element) => {
    const text = textOfNodes([element]).trim();
    const style = headlineStyle(text);
    if (text === '' || style === element.attribs.style) return html;
    const start = element.startIndex ?? 0;
    const end = blockHtml.indexOf('>', start) + 1;
    return splice(html, start, end, startTag(element.name, Object.entries({ ...element.attribs, style })));
  }, blockHtml);
}

/**
 * Refits the headlines of a sanitized document to their current words, after a text change or where a model
 * copied the numbers of an example. Locked blocks stay byte for byte.
 */
export function refitHeadlines(articleHtml: string): string {
  const tree = parseArticle(articleHtml);
  return tree.pages
    .flatMap(({ blocks }) => blocks)
    .reduceRight((html, { id, element }) => {
      if ([...elementsWithin(element)].some(({ attribs }) => attribs['data-locked'] !== undefined))
        return html;
      const before = outerHtml(tree, element);
      const refitted = refitBlock(before);
      if (refitted === before) return html;
      return splice(
        html,
        element.startIndex ?? 0,
        (element.endIndex ?? 0) + 1,
        sanitiseBlockAs(id, refitted),
      );
    }, articleHtml);
}
