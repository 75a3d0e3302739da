/** Removes comments from a style sheet. An unclosed comment removes the rest of the sheet. */
export function withoutCssComments(css: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', at)) {
    parts.push(css.slice(at, start));
    const end = css.indexOf('*/', start + 2);
    if (end < 0) return parts.join('');
    at = end + 2;
  }
  parts.push(css.slice(at));
  return parts.join('');
}

/** Yields the innermost rules of a style sheet without comments, in linear time. */
export function* cssRules(css: string): Generator<{ readonly selector: string; readonly body: string }> {
  let selector: string | null = null;
  let at = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    const text = css.slice(at, index);
    at = index + 1;
    if (brace === '{') selector = text;
    else {
      if (selector !== null) yield { selector, body: text };
      selector = null;
    }
  }
}

/** Splits `name: value; name: value` into pairs, with names in lower case. */
export function cssDeclarations(body: string): (readonly [name: string, value: string])[] {
  return body.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return name === '' || value === '' ? [] : [[name, value] as const];
  });
}
