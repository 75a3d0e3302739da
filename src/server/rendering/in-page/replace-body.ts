/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Replaces the body of a document that has the same head. Parsed as a document, so the result equals a fresh
 * load. Whatever is unchanged stays in place and keeps its layout. Runs in the page: see call-in-page.ts.
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
  /** Changes an element to equal another one of its kind. Texts are set in place, which invalidates no styles. */
  const becomeLike = (element: Element, like: Element): void => {
    setAttributes(element, like);
    const [olds, news] = [[...element.childNodes], [...like.childNodes]];
    const isSame = (old?: ChildNode, next?: ChildNode): boolean =>
      old !== undefined && next !== undefined && old.isEqualNode(next);
    let place: ChildNode | null = null;
    while (isSame(olds.at(-1), news.at(-1))) {
      place = olds.pop() ?? null;
      news.pop();
    }
    while (isSame(olds[0], news[0])) {
      olds.shift();
      news.shift();
    }
    const isAlike = (old: ChildNode, next?: ChildNode): boolean =>
      old.nodeName === next?.nodeName && !(old instanceof SVGElement) && !(old instanceof HTMLImageElement);
    if (olds.length === news.length && olds.every((old, at) => isAlike(old, news[at]))) {
      for (const [at, old] of olds.entries()) {
        const next = news[at];
        if (old instanceof Element && next instanceof Element) becomeLike(old, next);
        else old.nodeValue = next?.nodeValue ?? null;
      }
      return;
    }
    for (const old of olds) old.remove();
    for (const next of news) element.insertBefore(next, place);
  };
  setAttributes(before.article, after.article);
  for (const [index, page] of after.pages.entries()) {
    const old = before.pages[index];
    if (!old) {
      before.article.append(page);
      continue;
    }
    becomeLike(old, page);
  }
  for (const old of before.pages.slice(after.pages.length)) old.remove();
}
