export interface SplitPage {
  /** Language, policy, styles and faces: pages must share these to be rendered in one document. */
  readonly head: string;
  /** The title element. */
  readonly title: string;
  /** From the start tag of the body. */
  readonly body: string;
}

const bodyStart = '</head>\n<body>';

/** Splits a page made by `buildPageHtml`; null for any other page. */
export function splitPage(html: string): SplitPage | null {
  const at = html.indexOf(bodyStart);
  if (at < 0) return null;
  const head = html.slice(0, at);
  const title = /<title>[^<]*<\/title>/.exec(head)?.[0] ?? '';
  return { head: head.replace(title, ''), title, body: html.slice(at + '</head>\n'.length) };
}
