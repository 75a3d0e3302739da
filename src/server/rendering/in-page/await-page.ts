/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What the renderer must know of a page before it prints it. */
export interface PageFacts {
  readonly elements: number;
  /** Sections of an Octavo document; 0 for other HTML. */
  readonly sections: number;
  readonly hasVisibleText: boolean;
  /** What can be read on it, as it is shown; cut where it is very long. */
  readonly text: string;
  /** Links that are drawn and lead out of the page. */
  readonly links: number;
  readonly title: string;
  readonly language: string;
}

/**
 * Resolves when fonts and pictures are loaded. Broken pictures are no reason to wait or to fail.
 * Runs in the page: see call-in-page.ts.
 */
export async function awaitPage(_parts: Record<string, never>): Promise<PageFacts> {
  const root = document.documentElement;
  // Fonts are only asked for by a layout, and those for what the first ones lack by the next.
  for (let round = 0; round < 5; round++) {
    root.getBoundingClientRect();
    if (round > 0 && document.fonts.status === 'loaded') break;
    await document.fonts.ready;
  }
  // The page has loaded: what is not there yet waits until it is scrolled to, or was put in later. Decoding the others
  // here would be done again by the printer.
  const late = [...document.images].filter((image) => !image.complete);
  await Promise.all(late.map((image) => image.decode().catch(() => undefined)));

  const longest = 500_000;
  const shown = (text: string, transform: string): string => {
    if (transform === 'uppercase') return text.toUpperCase();
    return transform === 'lowercase' ? text.toLowerCase() : text;
  };
  let words = '';
  const transforms = new Map<Element, string | null>();
  /** How the letters of an element are changed; null where they cannot be seen. */
  const transformOf = (element: Element): string | null => {
    const before = transforms.get(element);
    if (before !== undefined) return before;
    const isSeen =
      !element.closest('script,style,template,head') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const transform = isSeen ? getComputedStyle(element).textTransform : null;
    transforms.set(element, transform);
    return transform;
  };
  const isOverfull = new Map(
    [...document.querySelectorAll<HTMLElement>('article.doc > section.page')].map((section) => [
      section,
      section.scrollHeight > section.clientHeight || section.scrollWidth > section.clientWidth,
    ]),
  );
  const range = document.createRange();
  /** As much of a text as stands on its page: a page cuts off what runs beyond it, which its checks tell. */
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
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.length < longest && texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    const parent = texts.currentNode.parentElement;
    if (!parent || !/\S/.test(text)) continue;
    const transform = transformOf(parent);
    if (transform !== null) words += onPage(texts.currentNode, parent, shown(text, transform));
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => {
    const { width, height } = link.getBoundingClientRect();
    return /^(?:https?|mailto|tel):/.test(link.getAttribute('href') ?? '') && width > 0 && height > 0;
  });
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
