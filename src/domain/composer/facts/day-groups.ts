import type { ReaderLanguage } from '../../reader/languages.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { PromptSection } from './sections.ts';
import { longestRead, splitList } from './text-clauses.ts';

const fewestDays = 2;
const commas: ReadonlySet<string> = new Set([',', '、', '，', '،']);

/** Returns the length of the day that a text begins with: 'Montag', 'Mon', 'Monday:'; 0 if it doesn't. */
function dayAt(text: string, language: ReaderLanguage): number {
  const [first] = tokenize(text.slice(0, 40));
  const names = first ? calendarNames(first.folded) : [];
  const isDay = names.some(({ kind, languages }) => kind === 'weekday' && languages.has(language));
  return first && isDay ? first.end : 0;
}

/**
 * Returns a section for each day of a plan whose days are separated by semicolons or lines:
 * 'Monday math, sport; Tuesday art, music'.
 * @returns an empty list if any group lacks its day or its entries
 */
export function dayGroups(text: string, language: ReaderLanguage): readonly PromptSection[] {
  const head = text.slice(0, longestRead);
  const colon = /[:：](?!\d|\/\/)/.exec(head)?.index ?? -1;
  const sections: PromptSection[] = [];
  let from = colon + 1;
  for (const part of head.slice(from).split(/[;；\n]/)) {
    const start = from + part.length - part.trimStart().length;
    const words = trimEndOf(part.trim(), '.。, ');
    from += part.length + 1;
    if (words === '') continue;
    const length = dayAt(words, language);
    const items = splitList(words.slice(length).replace(/^[\s:.–-]+/, ''), commas)
      .map((item) => item.trim())
      .filter(Boolean);
    if (length === 0 || items.length === 0) return [];
    sections.push({ title: words.slice(0, length), items, start, end: start + words.length });
  }
  return sections.length >= fewestDays ? sections : [];
}
