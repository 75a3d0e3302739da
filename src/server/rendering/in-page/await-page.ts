/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What the renderer must know of a page before it prints it. */
export interface PageFacts {
  readonly elements: number;
  /** Sections of an Octavo document; 0 for other HTML. */
  readonly sections: number;
  readonly hasVisibleText: boolean;
  readonly title: string;
  readonly language: string;
}

/**
 * Resolves when fonts are loaded and pictures decoded. Broken pictures are no reason to wait or to fail.
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
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

  let hasVisibleText = false;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (!hasVisibleText && texts.nextNode()) {
    const text = texts.currentNode;
    if (!/\S/.test(text.textContent ?? '')) continue;
    hasVisibleText =
      text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
  }
  return {
    elements: document.getElementsByTagName('*').length,
    sections: document.querySelectorAll('article.doc > section.page').length,
    hasVisibleText,
    title: document.title,
    language: root.lang,
  };
}
