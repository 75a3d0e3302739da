/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Replaces the body of a document that has the same head. Parsed as a document, so the result equals a fresh
 * load. Unchanged pages stay in place and keep their layout. Runs in the page: see call-in-page.ts.
 * @param body starting at its start tag
 */
export function replaceBody(
  _parts: Record<string, never>,
  { title, body }: { readonly title: string; readonly body: string },
): void {
  const parsed = new DOMParser().parseFromString(
    `<!doctype html><html><head>${title}</head>${body}`,
    'text/html',
  );
  document.title = parsed.title;
  scrollTo(0, 0);

  const setAttributes = (element: Element, like: Element): void => {
    for (const name of element.getAttributeNames())
      if (!like.hasAttribute(name)) element.removeAttribute(name);
    for (const { name, value } of like.attributes)
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  /** Returns the article and its pages if the body contains nothing else. */
  const pagesOf = (from: HTMLElement): { article: Element; pages: Element[] } | null => {
    const [article, ...others] = [...from.childNodes].filter((node) => /\S/.test(node.textContent ?? ''));
    if (!(article instanceof Element) || others.length > 0 || from.attributes.length > 0) return null;
    const pages = [...article.children];
    const isPlain =
      pages.length === article.childNodes.length && pages.every((page) => page.matches('section'));
    return isPlain ? { article, pages } : null;
  };
  const before = pagesOf(document.body);
  const after = pagesOf(parsed.body);
  if (!before || !after) {
    document.documentElement.replaceChild(document.adoptNode(parsed.body), document.body);
    return;
  }
  setAttributes(before.article, after.article);
  for (const [index, page] of after.pages.entries()) {
    const old = before.pages[index];
    if (!old) {
      before.article.append(page);
      continue;
    }
    const contents = [...page.childNodes];
    const isSame =
      contents.length === old.childNodes.length &&
      contents.every((child, at) => child.isEqualNode(old.childNodes[at] ?? null));
    if (isSame) setAttributes(old, page);
    else old.replaceWith(page);
  }
  for (const old of before.pages.slice(after.pages.length)) old.remove();
}
