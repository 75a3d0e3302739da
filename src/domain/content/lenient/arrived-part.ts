/**
 * What of a value that is still being written has surely arrived: everything but the last field or item, which may be
 * cut off. Of the page that is being written its complete fields and items are kept.
 * @param value JSON that was parsed although it had not ended
 */
export function arrivedPart(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('pages' in value) || !Array.isArray(value.pages))
    return null;
  const { pages } = value;
  const last = pages.at(-1);
  const open = trimmed(last);
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
