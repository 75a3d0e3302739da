/// <reference lib="dom" />

/**
 * Puts another body into the document of the same head. Parsed as a document, it is what a
 * fresh load would give. Runs in the page: see call-in-page.ts.
 * @param body from its start tag on
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
  document.documentElement.replaceChild(document.adoptNode(parsed.body), document.body);
  scrollTo(0, 0);
}
