/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Facts about a page that the renderer needs before printing. */
export interface PageFacts {
  readonly elements: number;
  /** Sections of an Octavo document; 0 for other HTML. */
  readonly sections: number;
  readonly hasVisibleText: boolean;
  /** Text as displayed, truncated if very long. */
  readonly text: string;
  /** Number of visible links that lead out of the page. */
  readonly links: number;
  readonly title: string;
  readonly language: string;
}

export interface PageFactsInput {
  /**
   * 'drawing' needs the computed style of every element. The markup is available at once, and contains at
   * least that text: everything except what the page marks as hidden, by a selector in a <meta> with this
   * name.
   */
  readonly of: 'drawing' | { readonly markupWithout: string };
}

/**
 * Collects the facts. Those of the drawing require the page to be styled as it will be printed. Runs in the
 * page: see call-in-page.ts.
 */
export function pageFacts(_parts: Record<string, never>, { of }: PageFactsInput): PageFacts {
  const root = document.documentElement;
  const longest = 500_000;
  const notText = 'script,style,template,head,svg title,svg desc';
  const unseen = (): string => {
    const named = of === 'drawing' ? null : document.querySelector(`meta[name="${of.markupWithout}"]`);
    return named?.getAttribute('content') || ':not(*)';
  };
  const elementsOf = (selector: string): Set<Node> => {
    try {
      return new Set(document.querySelectorAll(selector));
    } catch {
      return new Set();
    }
  };
  const skipped = new Set([...elementsOf(notText), ...elementsOf(unseen())]);

  const shown = (text: string, transform: string): string => {
    if (transform === 'uppercase') return text.toUpperCase();
    return transform === 'lowercase' ? text.toLowerCase() : text;
  };
  const clipped = new Map<Element, boolean>();
  /** Screen-reader-only text is clipped to nothing. */
  const isClipped = (element: Element): boolean => {
    const before = clipped.get(element);
    if (before !== undefined) return before;
    const parent = element.parentElement;
    const is = getComputedStyle(element).clipPath === 'inset(50%)' || (parent !== null && isClipped(parent));
    clipped.set(element, is);
    return is;
  };
  const transforms = new Map<Element, string | null>();
  /** Returns the element's text-transform; null if it is invisible. */
  const transformOf = (element: Element): string | null => {
    const before = transforms.get(element);
    if (before !== undefined) return before;
    const isSeen =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
    const transform = isSeen ? getComputedStyle(element).textTransform : null;
    transforms.set(element, transform);
    return transform;
  };
  const isOverfull = new Map(
    [...document.querySelectorAll<HTMLElement>('article.doc > section.page')].map((section) => [
      section,
      of === 'drawing' &&
        (section.scrollHeight > section.clientHeight || section.scrollWidth > section.clientWidth),
    ]),
  );
  const range = document.createRange();
  /** Returns the part of a text that is on its page. The page clips the rest, which the checks report. */
  const onPage = (node: Node, parent: Element, text: string): string => {
    const section = parent.closest<HTMLElement>('section.page');
    if (!section || !isOverfull.get(section)) return text;
    const page = section.getBoundingClientRect();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    const within = lines.filter(
      ({ left, right, top, bottom }) =>
        right > page.left && left < page.right && bottom > page.top && top < page.bottom,
    );
    return text.slice(0, Math.ceil((text.length * within.length) / Math.max(1, lines.length)));
  };
  let words = '';
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (skipped.has(node)) return NodeFilter.FILTER_REJECT;
    return node instanceof Text ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  while (words.length < longest && nodes.nextNode()) {
    const { data, parentElement } = nodes.currentNode as Text;
    if (!parentElement || !/\S/.test(data)) continue;
    const transform = of === 'drawing' ? transformOf(parentElement) : 'none';
    if (transform !== null) words += onPage(nodes.currentNode, parentElement, shown(data, transform));
  }
  const isDrawn = (link: Element): boolean => {
    const { width, height } = link.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const links = [...document.querySelectorAll('a[href]')].filter(
    (link) =>
      /^(?:https?|mailto|tel):/.test(link.getAttribute('href') ?? '') && (of !== 'drawing' || isDrawn(link)),
  );
  return {
    elements: document.getElementsByTagName('*').length,
    sections: document.querySelectorAll('article.doc > section.page').length,
    hasVisibleText: words !== '',
    text: words,
    links: links.length,
    title: document.title,
    language: root.lang,
  };
}
