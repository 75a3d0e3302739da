/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { awaitPage } from '../in-page/await-page.ts';
import type { replaceBody } from '../in-page/replace-body.ts';
import type { FittedPages, fitAndCheckPages, PagesParts } from './fit-and-check-pages.ts';

export interface NextPagesParts extends PagesParts {
  readonly replaceBody: typeof replaceBody;
  readonly awaitPage: typeof awaitPage;
  readonly fitAndCheckPages: typeof fitAndCheckPages;
}

/**
 * Replaces the body of the document, waits until it is laid out, then fits and checks it. One call, because
 * each takes a few milliseconds to reach the page and return. Runs in the page: see
 * ../in-page/call-in-page.ts.
 */
export async function fitNextPages(
  parts: NextPagesParts,
  {
    mayFlow,
    ...next
  }: {
    readonly title: string;
    readonly body: string;
    readonly mayFlow: 'all' | 'none' | 'documents';
  },
): Promise<{ readonly elements: number; readonly fitted: FittedPages }> {
  parts.replaceBody({}, next);
  // Before the layout, so that unchanged pages have their fit in it and aren't laid out twice.
  const found = parts.findKnownPages([...document.querySelectorAll<HTMLElement>('section.page')], mayFlow);
  const elements = await parts.awaitPage({}, { faces: 'those in use' });
  return { elements, fitted: parts.fitAndCheckPages(parts, { mayFlow }, found) };
}
