interface Open {
  readonly end: '}' | ']';
  /** Whether the next string of an object is the name of a field. */
  isName: boolean;
}

/** Returns the position after a string that begins at `start`; -1 if it has no end. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}

/**
 * Returns the beginning of a JSON object as a whole one: up to its last complete value, with everything
 * closed. Text that is complete already is returned as it is.
 */
export function closeJson(text: string): string {
  const open: Open[] = [];
  let kept = { end: 0, closing: '' };
  const keep = (end: number): void => {
    kept = {
      end,
      closing: open
        .map((each) => each.end)
        .reverse()
        .join(''),
    };
  };
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? '';
    const top = open.at(-1);
    if (character === '"') {
      const end = endOfString(text, at);
      if (end < 0) break;
      if (!top?.isName) keep(end);
      at = end;
      continue;
    }
    if (character === '{') open.push({ end: '}', isName: true });
    else if (character === '[') open.push({ end: ']', isName: false });
    else if (character === ':' && top) top.isName = false;
    else if (character === ',' || character === '}' || character === ']') {
      // A number or a word ends with what follows it.
      if (top && !top.isName) keep(at);
      if (character === ',' && top) top.isName = top.end === '}';
      else open.pop();
      if (character !== ',') keep(at + 1);
    }
    at += 1;
  }
  return open.length === 0 && kept.end > 0 ? text : text.slice(0, kept.end) + kept.closing || '{}';
}
