/** Separators between label and text: 'Where: the hall', '**Where** the hall', 'Where – the hall'. */
const separators = [': ', ' – ', ' — ', ' - ', ' | ', '\t', '\n'] as const;
const longestTitle = 90;

export function splitLabel(text: string): readonly [string, string] | undefined {
  const trimmed = text.trim();
  const bold = /^\*\*([^*\n]{1,90})\*\*[ \t]*[:–—-]?[ \t]*/.exec(trimmed);
  if (bold) return [(bold[1] ?? '').replace(/:\s*$/, ''), trimmed.slice(bold[0].length)];
  const head = trimmed.slice(0, longestTitle + 3);
  const found = separators
    .map((separator) => ({ separator, at: head.indexOf(separator) }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at)[0];
  if (!found) return undefined;
  return [trimmed.slice(0, found.at).trim(), trimmed.slice(found.at + found.separator.length).trim()];
}

const leadingFigure =
  /^([<>~≈±+−-]{0,2}\s?[$€£¥₹]?\s?\d[\d.,'’]{0,20}\s?(?:%|‰|×|x|k|K|M|bn|h|€|\$|£)?)(?=\s|$)\s*(?:[:|–—-]\s+)?/u;
const longestFigure = 41;

/** Returns the figure after a separator at the end of a line: 'Waste: 37 %'. */
function trailingFigure(text: string): { value: string; label: string } | null {
  if (text.includes('\n')) return null;
  for (const { index } of text.matchAll(/[:|–—]/g)) {
    const label = text.slice(0, index).trimEnd();
    const value = text.slice(index + 1).trimStart();
    if (label === '' || value === '' || value.length > longestFigure) continue;
    return label.length <= longestTitle && /\d/.test(value) ? { value, label } : null;
  }
  return null;
}

/** Splits '37 % less waste' or 'Waste: 37 %' into a key figure. */
export function splitFigure(text: string): { value: string; label: string } {
  const trimmed = text.trim();
  const leading = leadingFigure.exec(trimmed);
  if (leading && trimmed.length > leading[0].length)
    return { value: (leading[1] ?? '').trim(), label: trimmed.slice(leading[0].length) };
  const trailing = trailingFigure(trimmed);
  if (trailing) return trailing;
  const parts = splitLabel(trimmed);
  return parts ? { value: parts[0], label: parts[1] } : { value: trimmed, label: '' };
}
