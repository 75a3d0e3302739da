import { parseArticle, spliceAll, startTagEnd } from './article-tree.ts';
import { pageAttributes } from './document-attributes.ts';
import { startTag } from './sanitise/canonical-node.ts';

/** Scale of a page's spacing and type that fits its content; 1 is the default size. */
export interface PageFit {
  readonly pageId: string;
  readonly space: number;
  readonly type: number;
  /** Scale of a flyer's largest words; 1 if there is none. */
  readonly head?: number;
  /** Scale of a flyer's key facts; 1 if there is none. */
  readonly key?: number;
}

function styleOf(fit: PageFit | undefined): string {
  if (!fit) return '';
  const parts = [
    fit.space === 1 ? '' : `--fit-space:${fit.space}`,
    fit.type === 1 ? '' : `--fit-type:${fit.type}`,
    (fit.head ?? 1) === 1 ? '' : `--fit-head:${fit.head}`,
    (fit.key ?? 1) === 1 ? '' : `--fit-key:${fit.key}`,
  ];
  return parts.filter((part) => part !== '').join(';');
}

/**
 * Writes the fit of each page into its start tag; pages without one get the default size. Everything else
 * stays byte for byte.
 */
export function setPageFits(articleHtml: string, fits: readonly PageFit[]): string {
  const byPage = new Map(fits.map((fit) => [fit.pageId, fit]));
  const tags = parseArticle(articleHtml).pages.map(({ id, element }) => {
    const { style: _drawn, ...attributes } = element.attribs;
    const style = styleOf(byPage.get(id));
    return {
      start: element.startIndex ?? 0,
      end: startTagEnd(articleHtml, element),
      text: startTag('section', pageAttributes(style === '' ? attributes : { ...attributes, style })),
    };
  });
  return spliceAll(articleHtml, tags);
}
