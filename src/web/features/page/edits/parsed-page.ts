let last: { readonly html: string; readonly document: Document } | undefined;

/**
 * Parses a page to read from it; the document is shared, so it must not be changed. The last one is kept: the
 * same page is asked for in every rendering, also while text is typed and saved.
 */
export function parsedPage(articleHtml: string): Document {
  if (last?.html !== articleHtml)
    last = { html: articleHtml, document: new DOMParser().parseFromString(articleHtml, 'text/html') };
  return last.document;
}
