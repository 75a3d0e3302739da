/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FlowOfPage } from '../../../domain/document/reflow/flow-of-page.ts';
import type { CheckedPage } from './check-page.ts';
import type { FitOfPage } from './fit-page.ts';

/** Measurements of a page. */
export interface KnownPage {
  readonly fit: FitOfPage;
  /** Its style attribute after fitting. */
  readonly style: string | null;
  isOverfull?: boolean;
  flow?: FlowOfPage;
  checked?: CheckedPage;
  /** The last call that included this page. */
  usedIn: number;
}

/** Cache of pages measured in this tab, keyed by everything that affects their layout. */
export interface KnownPages {
  readonly pages: Map<string, KnownPage>;
  /** Tops of the content on further pages: see measure-flow.ts. */
  readonly tops: Map<string, number>;
  calls: number;
}

export interface FoundPages {
  readonly known: readonly (KnownPage | undefined)[];
  readonly keep: (index: number, page: Omit<KnownPage, 'usedIn'>) => KnownPage;
  /** Returns the top of the content below a running head, measured once for each head in documents of this outline. */
  readonly topBelow: (head: Element, measure: () => number) => number;
}

/**
 * Returns the cached measurements of each page, if any, and gives those pages their fit. A kept tab thus measures
 * only the pages that an edit changed. The key contains the options, the page's markup and position, and the
 * outline of the document (elements and classes), because no selector depends on the text of another page. Runs
 * in the page: see ../in-page/call-in-page.ts.
 */
export function findKnownPages(sections: readonly HTMLElement[], asked: string): FoundPages {
  /** Editing a document that flows takes two or three calls, so this keeps the pages of the last edit. */
  const keptCalls = 6;
  const mostTops = 20;
  const world = globalThis as { octavoPages?: KnownPages };
  world.octavoPages ??= { pages: new Map(), tops: new Map(), calls: 0 };
  const all = world.octavoPages;
  all.calls += 1;
  const outline = (element: Element): string => {
    const names = element.getAttributeNames().join(' ');
    const inner = element instanceof SVGElement ? '' : [...element.children].map(outline).join('');
    return `<${element.tagName} ${element.getAttribute('class')} ${names}>${inner}</>`;
  };
  const doc = sections[0]?.closest('.doc');
  const attributes = [...(doc?.attributes ?? [])].filter(({ name }) => name !== 'data-title');
  const common = [
    asked,
    ...attributes.map(({ name, value }) => `${name}=${value}`),
    ...[...(doc?.children ?? [])].map(outline),
  ].join('\n');
  const keys = sections.map((section, index) => `${index}\n${section.outerHTML}\n${common}`);
  for (const [key, page] of all.pages) if (page.usedIn < all.calls - keptCalls) all.pages.delete(key);
  return {
    known: keys.map((key, index) => {
      const page = all.pages.get(key);
      if (!page) return undefined;
      page.usedIn = all.calls;
      if (page.style !== null) sections[index]?.setAttribute('style', page.style);
      return page;
    }),
    keep: (index, page) => {
      const kept = { ...page, usedIn: all.calls };
      all.pages.set(keys[index] ?? '', kept);
      return kept;
    },
    topBelow: (head, measure) => {
      const page = head.parentElement?.cloneNode() as Element | undefined;
      const key = `${page?.outerHTML}\n${head.outerHTML}\n${common}`;
      const top = all.tops.get(key) ?? measure();
      if (all.tops.size >= mostTops) all.tops.clear();
      all.tops.set(key, top);
      return top;
    },
  };
}
