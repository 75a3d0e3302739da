import { parseArticle, splice, startTagEnd } from './article-tree.ts';
import { pageAttributes } from './document-attributes.ts';
import { startTag } from './sanitise/canonical-node.ts';

/** Scale of a page's spacing and type that fits its content; 1 is the default size. */
export interface PageFit {
  readonly pageId: string;
  readonly space: number;
  readonly type: number;
}

function styleOf(fit: PageFit | undefined): string {
  if (!fit) return '';
  const parts = [
    fit.space === 1 ? '' : `--fit-space:${fit.space}`,
    fit.type === 1 ? '' : `--fit-type:${fit.type}`,
  ];
  return parts.filter((part) => part !== '').join(';');
}

/**
 * Writes the fit of each page into its start tag; pages without one get the default size. Everything else
 * stays byte for byte.
 */
export function setPageFits(articleHtml: string, fits: readonly PageFit[]): string {
  const { pages } = parseArticle(articleHtml);
  // From the last page to the first, so that earlier positions stay valid.
  return pages.reduceRight((html, { id, element }) => {
    const { style: _drawn, ...attributes } = element.attribs;
    const style = styleOf(fits.find(({ pageId }) => pageId === id));
    const tag = startTag('section', pageAttributes(style === '' ? attributes : { ...attributes, style }));
    return splice(html, element.startIndex ?? 0, startTagEnd(articleHtml, element), tag);
  }, articleHtml);
}
