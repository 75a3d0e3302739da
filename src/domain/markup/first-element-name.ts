/** Returns where `<!doctype svg [ … ]>` ends, or -1. The declarations in its brackets have a `>` of their own. */
function endOfDeclaration(text: string, at: number): number {
  const end = text.indexOf('>', at);
  if (!text.slice(at, end).includes('[')) return end;
  const close = text.indexOf(']', at);
  return close < 0 ? -1 : text.indexOf('>', close);
}

/**
 * Returns the index of the last character of the comment, instruction or declaration that starts here, or -1.
 */
function endOfProlog(text: string, at: number): number {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4);
    return end < 0 ? -1 : end + 2;
  }
  return text.startsWith('<?', at) ? text.indexOf('>', at) : endOfDeclaration(text, at);
}

/**
 * Returns the name, in lower case, of the first element of XML or HTML. Byte order marks, whitespace,
 * declarations and comments may precede it. Empty if anything else does, or if there is no element.
 */
export function firstElementName(text: string): string {
  let at = 0;
  for (;;) {
    while (at < text.length && text.charAt(at).trim() === '') at += 1;
    if (!text.startsWith('<!', at) && !text.startsWith('<?', at)) break;
    const end = endOfProlog(text, at);
    if (end < 0) return '';
    at = end + 1;
  }
  return /^<([a-z][^\s/>]{0,40})/i.exec(text.slice(at, at + 50))?.[1]?.toLowerCase() ?? '';
}
