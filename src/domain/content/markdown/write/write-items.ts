import type { Figure } from '../../blocks/figure.ts';
import { writeAttributes } from '../loose/attributes.ts';
import { separator } from '../loose/items.ts';
import type { WriteText } from './write-inline.ts';

type Texts = Readonly<Record<string, unknown>>;

const filled = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Writes an item's extra text fields as attributes; `undefined` if one can't be written. */
function attributesFor(item: Texts, names: readonly string[]): string | undefined {
  const others = Object.entries(item).filter(([, value]) => value !== undefined);
  const given: Record<string, string> = {};
  for (const [name, value] of others) {
    if (!names.includes(name)) continue;
    if (typeof value !== 'string' || value === '' || /[{}\n]/.test(value)) return undefined;
    given[name] = value;
  }
  return writeAttributes(given);
}

/** Writes `**Title** text {icon=leaf}`; undefined if the item has other fields. */
export function writeEntry(
  item: Texts,
  titleName: string,
  textName: string,
  write: WriteText,
): string | undefined {
  const extra = ['icon', 'marker', 'label', 'unit'].filter((name) => name !== titleName && name !== textName);
  const attributes = attributesFor(item, extra);
  const known = new Set([titleName, textName, ...extra]);
  if (
    attributes === undefined ||
    Object.keys(item).some((name) => item[name] !== undefined && !known.has(name))
  )
    return undefined;
  const title = String(item[titleName] ?? '');
  if (title === '') return undefined;
  const text = String(item[textName] ?? '');
  /* Reading drops one separator, so a text that begins with one needs another. */
  return filled(`**${write(title)}**`, separator.test(text) ? ':' : '', write(text), attributes);
}

/** Writes `37 % | less waste | A sentence {unit=kg}`. */
export function writeFigure(figure: Figure, write: WriteText): string | undefined {
  const { value, label, text, ...others } = figure;
  const attributes = attributesFor(others, ['unit', 'detail']);
  if (attributes === undefined || value === '' || (label === '' && text === undefined)) return undefined;
  return filled([value, label, ...(text === undefined ? [] : [text])].map(write).join(' | '), attributes);
}

/** Writes a list, with a marker before each line; undefined if a line can't be written. */
export function writeList(lines: readonly (string | undefined)[], marker = '-'): string | undefined {
  if (lines.length === 0 || lines.some((line) => line === undefined || line === '')) return undefined;
  return lines.map((line) => `${marker} ${line}`).join('\n');
}
