export interface SplitPage {
  /** Language, policy, styles and faces: what pages have to share to be laid out in the same document. */
  readonly head: string;
  /** The title element. */
  readonly title: string;
  /** From its start tag on. */
  readonly body: string;
}

const bodyStart = '</head>\n<body>';

/** Divides a page of `buildPageHtml`; null for any other. */
export function splitPage(html: string): SplitPage | null {
  const at = html.indexOf(bodyStart);
  if (at < 0) return null;
  const head = html.slice(0, at);
  const title = /<title>[^<]*<\/title>/.exec(head)?.[0] ?? '';
  return { head: head.replace(title, ''), title, body: html.slice(at + '</head>\n'.length) };
}
