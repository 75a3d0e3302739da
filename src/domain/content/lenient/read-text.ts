import { longestLine, longestProse } from '../limits.ts';
import { canonicalText, plainToText } from '../text/write-text.ts';
import { hasHtml, htmlToMarkdown } from './html-to-markdown.ts';
import { isRecord, type Place, type Reading } from './reading.ts';
import { textsOf } from './tame.ts';

/** Truncates at a word boundary, without splitting a character. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most - 1);
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'));
  const words = space > most / 2 ? head.slice(0, space) : head;
  return `${words.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** Converts any value to text. */
export function asText(value: unknown, isLine: boolean): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) {
    const isList = !isLine && value.length > 1 && value.every((entry) => typeof entry === 'string');
    const texts = value.flatMap((entry) => asText(entry, isLine) ?? []);
    if (texts.length === 0) return undefined;
    return isList && texts.some((text) => text.length > 40)
      ? texts.join('\n')
      : texts.join(isLine ? ', ' : '\n');
  }
  if (!isRecord(value)) return undefined;
  const texts = textsOf(value);
  return texts.length === 0 ? undefined : texts.join(isLine ? ' – ' : '\n');
}

const bullet = /^[ \t]{0,12}[-*+•·▪–][ \t]+(?=\S)/;
const heading = /^#{1,6}[ \t]+(?=\S)/;
const taskBox = /^\[[ xX]\][ \t]+(?=\S)/;

/** Markdown block syntax is plain text here: a bullet becomes '•', a heading only its words. */
function asLines(text: string): string {
  if (!text.includes('\n')) return text.replace(heading, '');
  const lines = text.split('\n');
  const isList = lines.filter((words) => bullet.test(words)).length > 1;
  return lines
    .map((words) => (isList ? words.replace(bullet, '• ').replace(taskBox, '') : words).replace(heading, ''))
    .join('\n');
}

/** Reads a field that holds inline Markdown. */
export function readText(
  value: unknown,
  isLine: boolean,
  place: Place,
  reading: Reading,
): string | undefined {
  const given = asText(value, isLine);
  if (given === undefined) return undefined;
  const most = isLine ? longestLine : longestProse;
  const isCut = given.length > most;
  const sized = isCut ? cutAtWord(given, most) : given;
  const markdown = reading.areTextsFinal
    ? sized
    : hasHtml(sized)
      ? htmlToMarkdown(sized, true)
      : asLines(sized);
  const canonical = canonicalText(
    isLine && !reading.areTextsFinal ? markdown.replaceAll('\n', ' ') : markdown,
  );
  const fitting = canonical.length > most ? shortened(canonical, most) : canonical;
  if (isCut || fitting !== canonical)
    reading.notes.add(place.path, `Shortened to ${most.toLocaleString('en')} characters`);
  return fitting;
}

/** Escaping can lengthen a text beyond the limit; then its marks are removed. */
function shortened(text: string, most: number): string {
  const cut = canonicalText(cutAtWord(text, most - 100));
  return cut.length <= most ? cut : cutAtWord(plainToText(text.replace(/[\\`*_[\]<>&~]/g, ' ')), most);
}
