/**
 * Returns the part of a partially received value that has definitely arrived: everything except a field or
 * item that may be truncated. For the page being written, keeps its complete fields and items.
 * @param value value parsed from the unfinished JSON
 * @param json JSON text received so far
 */
export function arrivedPart(value: unknown, json: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  if ('markdown' in value && typeof value.markdown === 'string')
    return { markdown: value.markdown.slice(0, value.markdown.lastIndexOf('\n') + 1) };
  if (!('pages' in value) || !Array.isArray(value.pages)) return null;
  const { pages } = value;
  // Two brackets around the current page are open: those of the document and of its list of pages.
  const open = trimmed(pages.at(-1), { depth: openBrackets(json) - 2, isBetween: /[}\],]\s*$/.test(json) });
  return { ...value, pages: [...pages.slice(0, -1), ...(open === undefined ? [] : [open])] };
}

interface Cut {
  /** Number of open brackets, counted from the value. */
  readonly depth: number;
  /** Whether the text ends after a complete field or item. */
  readonly isBetween: boolean;
}

function openBrackets(json: string): number {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return depth;
}

/** Returns a value without its last, unfinished part. Undefined if nothing is complete. */
function trimmed(value: unknown, { depth, isBetween }: Cut): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth <= 0 || (depth === 1 && isBetween)) return value;
  if (Array.isArray(value)) return value.slice(0, -1);
  const entries = Object.entries(value);
  const [name, last] = entries.at(-1) ?? [];
  if (name === undefined) return undefined;
  const kept = trimmed(last, { depth: depth - 1, isBetween });
  const rest = entries.slice(0, -1);
  return Object.fromEntries(kept === undefined ? rest : [...rest, [name, kept]]);
}
