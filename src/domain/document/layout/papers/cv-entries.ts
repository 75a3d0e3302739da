import type { FlowBlock, IdentifiedBlock } from '../flow-block.ts';
import type { FieldText } from '../text/field-text.ts';
import { trimmedSlice } from '../text/slice-text.ts';
import type { PaperSection } from './sections.ts';

/** A position, school or course: dates, title and description. */
export interface CvEntry {
  readonly id: string;
  /** Level of the heading, or of the paragraph used as one. */
  readonly level: 3 | 4 | null;
  readonly title: FieldText;
  readonly when: { readonly id: string; readonly text: FieldText } | undefined;
  readonly rest: readonly IdentifiedBlock[];
}

export interface CvEntries {
  /** Content before the first entry. */
  readonly intro: readonly IdentifiedBlock[];
  readonly entries: readonly CvEntry[];
}

const longestWhen = 64;
const longestDates = 34;
const longestTitle = 140;
const year = /(?:19|20)\d{2}/;
const digit = /\d/;
/** '2019', '2019–2024', '03/2019 - 05/2021', followed by a space. */
const leadingDates =
  /^(?:\d{1,2}[./])?(?:19|20)\d{2}(?:\s?[–—-]\s?(?:\d{1,2}[./])?(?:19|20)\d{2})?\s(?![–—-])/u;
/**
 * Separators between a title and its dates. A hyphen or dash within dates has digits or spaces on both sides.
 */
const separators = [' | ', ' · ', ' • ', ' — ', ' – ', ' - ', ': ', ', ', ' ('];

const isDates = (words: string): boolean => words.length <= longestDates && year.test(words);

/** Separates the dates at the end or start of a title; null if there are none. */
function datesApart(text: FieldText): { title: FieldText; when: FieldText } | null {
  const { plain } = text;
  const found = year.exec(plain);
  if (!found) return null;
  const strong = text.spans[0]?.isStrong === true ? text.spans[0].text.length : 0;
  if (strong > 0 && strong < plain.length && isDates(plain.slice(0, strong))) {
    const gap = /^[\s:,|·–—-]*/u.exec(plain.slice(strong))?.[0].length ?? 0;
    const when = trimmedSlice(text, 0, plain[strong - 1] === ':' ? strong - 1 : strong);
    return { title: trimmedSlice(text, strong + gap, plain.length), when };
  }
  const leading = leadingDates.exec(plain)?.[0].length ?? 0;
  if (leading > 0 && leading < plain.length)
    return { title: trimmedSlice(text, leading, plain.length), when: trimmedSlice(text, 0, leading) };
  for (const separator of separators) {
    const at = plain.lastIndexOf(separator, found.index);
    const tail = plain.slice(at + separator.length);
    if (at > 0 && isDates(tail) && !year.test(plain.slice(0, at))) {
      const end = separator === ' (' && plain.endsWith(')') ? plain.length - 1 : plain.length;
      return { title: trimmedSlice(text, 0, at), when: trimmedSlice(text, at + separator.length, end) };
    }
  }
  for (const separator of separators) {
    const at = plain.indexOf(separator, found.index);
    if (at <= 0 || !isDates(plain.slice(0, at)) || year.test(plain.slice(at))) continue;
    return {
      title: trimmedSlice(text, at + separator.length, plain.length),
      when: trimmedSlice(text, 0, at),
    };
  }
  return null;
}

/** Matches '2019–2024 Nurse', '**Since 2021** Nurse': the year precedes the other words. */
const beginsDated = ({ plain, spans }: FieldText): boolean => {
  const [first] = spans;
  return first?.isStrong === true ? year.test(first.text) : /^\(?(?:\d{1,2}[./])?(?:19|20)\d{2}/.test(plain);
};

const plainText = (part: IdentifiedBlock | undefined): FieldText | null =>
  part?.block.type === 'paragraph' ? part.block.text : null;

const isWhen = (text: FieldText | null): text is FieldText =>
  text !== null && text.plain.length <= longestWhen && !text.plain.includes('\n') && digit.test(text.plain);

/** Matches a bold paragraph with dates, which is often used as a heading. */
const isBoldTitle = (text: FieldText | null): text is FieldText =>
  text !== null &&
  text.spans[0]?.isStrong === true &&
  text.plain.length <= longestTitle &&
  year.test(text.plain);

/** Parses a list of positions where each item starts with its dates. */
function entriesOfList({ id, block }: IdentifiedBlock): readonly CvEntry[] | null {
  if (block.type !== 'list' || block.items.length < 2) return null;
  const entries = block.items.map(({ text, blocks }, at): CvEntry | null => {
    const apart = beginsDated(text) ? datesApart(text) : null;
    const itemId = `${id}.${at + 1}`;
    const rest = blocks.map((each, index) => ({ id: `${itemId}.${index + 1}`, block: each }));
    return (
      apart && {
        id: itemId,
        level: null,
        title: apart.title,
        when: { id: `${itemId}.when`, text: apart.when },
        rest,
      }
    );
  });
  return entries.every((entry) => entry !== null) ? entries : null;
}

/** Parses a timeline, or definitions that tell years or have titles of several words, of which each item is a position. */
function entriesOfItems({ id, block }: IdentifiedBlock): readonly CvEntry[] | null {
  if (block.type !== 'timeline' && block.type !== 'definitions') return null;
  const dated = block.items.filter(({ title, text }) => year.test(`${title.plain} ${text.plain}`)).length;
  const named = block.items.filter(({ title }) => /\S\s+\S/.test(title.plain)).length;
  const half = block.items.length * 0.5;
  // 'Language: Go' is a skill, 'Registered nurse: St. Mary’s, 9 years' a position.
  if (block.type === 'definitions' && dated < half && named < half) return null;
  return block.items.map(({ title, text }, at): CvEntry => {
    const itemId = `${id}.${at + 1}`;
    const apart = datesApart(title);
    const own = text.plain.trim();
    // 'MSc – 2016': the text is only a date; '2021–2024 – Nurse, County Hospital': the title is.
    if (!apart && isDates(title.plain) && own !== '' && text.plain.length <= longestTitle)
      return { id: itemId, level: null, title: text, when: { id: `${itemId}.when`, text: title }, rest: [] };
    if (!apart && isDates(own))
      return { id: itemId, level: null, title, when: { id: `${itemId}.when`, text }, rest: [] };
    const below: FlowBlock = { type: 'paragraph', text };
    return {
      id: itemId,
      level: null,
      title: apart?.title ?? title,
      when: apart ? { id: `${itemId}.when`, text: apart.when } : undefined,
      rest: own === '' ? [] : [{ id: `${itemId}.text`, block: below }],
    };
  });
}

/** Returns the entries of a section; null if it has none. */
export function entriesOf({ parts }: PaperSection): CvEntries | null {
  const intro: IdentifiedBlock[] = [];
  const entries: (Omit<CvEntry, 'rest'> & { rest: IdentifiedBlock[] })[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) continue;
    const { id, block } = part;
    const bold = plainText(part);
    const listed = entriesOfList(part) ?? entriesOfItems(part);
    if (listed) {
      entries.push(...listed.map((entry) => ({ ...entry, rest: [...entry.rest] })));
      continue;
    }
    const title = block.type === 'heading' && block.level > 2 ? block.text : isBoldTitle(bold) ? bold : null;
    if (title === null) {
      (entries.at(-1)?.rest ?? intro).push(part);
      continue;
    }
    const level = block.type === 'heading' && block.level > 3 ? 4 : block.type === 'heading' ? 3 : null;
    const next = parts[at + 1];
    const apart = datesApart(title);
    const below = plainText(next);
    if (apart) {
      entries.push({ id, level, title: apart.title, when: { id: `${id}.when`, text: apart.when }, rest: [] });
    } else if (next && isWhen(below)) {
      entries.push({ id, level, title, when: { id: next.id, text: below }, rest: [] });
      at += 1;
    } else entries.push({ id, level, title, when: undefined, rest: [] });
  }
  return entries.length > 0 ? { intro, entries } : null;
}
