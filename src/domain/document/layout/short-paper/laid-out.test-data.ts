import type { PageOf } from '../../../content/document-content.ts';
import type { Look } from '../../../content/look.ts';
import { layOutContent } from '../lay-out-content.ts';
import { sampleContent } from '../sample-contents.ts';

/** Returns markup without the spans that keep amounts and dates on one line, so that texts can be found in it. */
export const withoutKept = (html: string): string =>
  html.replace(/<span class="kept">([^<]*)<\/span>/g, '$1');

/** Returns the markup of a page in a document of a kind; A4 by default. */
export function laidOut(page: PageOf<'flyer'>, { kind, ...look }: Partial<Look> & { readonly kind: string }) {
  const head = { organization: 'Harbor Training Center' };
  const content = { ...sampleContent({ head, pages: [page] }, { format: 'a4', ...look }), kind };
  const { pages } = layOutContent(content);
  return {
    className: pages[0]?.className ?? '',
    html: withoutKept(pages.flatMap(({ blocks }) => blocks.map((each) => each.html)).join('')),
  };
}
