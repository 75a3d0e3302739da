/** A part of a template's text: fixed words, or a sample that a fact replaces. */
export type SlotPart =
  | { readonly text: string }
  | { readonly slot: string; readonly sample: string; readonly written: string };

/** Splits `Dear {{to: Ms. Ott}}, …` into its parts. */
export function slotParts(text: string): readonly SlotPart[] {
  const parts: SlotPart[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('{{', from);
    const end = start < 0 ? -1 : text.indexOf('}}', start);
    if (end < 0) break;
    const inside = text.slice(start + 2, end);
    const slot = /^([a-z\d]{0,12}): ?/.exec(inside);
    if (start > from) parts.push({ text: text.slice(from, start) });
    parts.push({
      slot: slot?.[1] ?? '',
      sample: slot ? inside.slice(slot[0].length) : inside,
      written: text.slice(start, end + 2),
    });
    from = end + 2;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** `date2` is the second date. */
export function slotName(slot: string): { readonly name: string; readonly index: number } {
  const [, name = slot, number] = /^([a-z]+)(\d*)$/.exec(slot) ?? [];
  return { name, index: Math.max(0, Number(number || 1) - 1) };
}
