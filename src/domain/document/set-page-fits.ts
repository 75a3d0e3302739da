import serialise from 'dom-serializer';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';

/** How much a page's spacing and type are scaled so that its content fits; 1 is as drawn. */
export interface PageFit {
  readonly pageId: string;
  readonly space: number;
  readonly type: number;
}

const hasClass = (value: string | undefined, name: string): boolean => (value ?? '').split(/\s+/).includes(name);

/** Writes the fit of each page into its style; pages without one, or with a fit of 1, are as drawn. */
export function setPageFits(articleHtml: string, fits: readonly PageFit[]): string {
  const options = { lowerCaseAttributeNames: false, lowerCaseTags: false } as const;
  const root = parseDocument(articleHtml, options);
  const pages = findAll((node) => node.name === 'section' && hasClass(node.attribs.class, 'page'), root.children);
  for (const page of pages) {
    const fit = fits.find(({ pageId }) => pageId === page.attribs['data-id']);
    const style = [
      fit && fit.space !== 1 ? `--fit-space:${fit.space}` : '',
      fit && fit.type !== 1 ? `--fit-type:${fit.type}` : '',
    ].filter((part) => part !== '');
    if (style.length > 0) page.attribs.style = style.join(';');
    else delete page.attribs.style;
  }
  return serialise(root, { encodeEntities: 'utf8', selfClosingTags: true });
}
