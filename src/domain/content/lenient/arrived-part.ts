/**
 * The part of a value, still being written, that has surely arrived: everything but the last field or item, which may be
 * cut off. Of the page being written its complete fields and items are kept.
 * @param value JSON that was parsed although it had not ended
 */
export function arrivedPart(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  if ('markdown' in value && typeof value.markdown === 'string')
    return { markdown: value.markdown.slice(0, value.markdown.lastIndexOf('\n') + 1) };
  if (!('pages' in value) || !Array.isArray(value.pages)) return null;
  const { pages } = value;
  const open = trimmed(pages.at(-1));
  return { ...value, pages: [...pages.slice(0, -1), ...(open === undefined ? [] : [open])] };
}

/** A value without its last, unfinished part. Undefined when nothing of it is complete. */
function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, -1);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const [name, last] = entries.at(-1) ?? [];
  if (name === undefined) return undefined;
  const kept = trimmed(last);
  const rest = entries.slice(0, -1);
  return Object.fromEntries(kept === undefined ? rest : [...rest, [name, kept]]);
}
