import { z } from 'zod';
import { Notes } from '../content/lenient/notes.ts';
import { readFrontMatter } from '../content/markdown/loose/front-matter.ts';
import { type Card, type CardEntry, type CardFamily, type CardNames, partRules } from './card.ts';

/** An invalid card. The message names the part. */
export class CardError extends Error {}

const name = z.string().trim().min(2).max(60);

const cardHead = z.strictObject({
  one: name,
  names: z.array(name).max(20).default([]),
  others: z.array(name).max(12).default([]),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i)
    .nullable()
    .default(null),
  picture: z.string().trim().min(3).max(60).nullable().default(null),
});

function headOf(markdown: string) {
  const { fields, body } = readFrontMatter(markdown, new Notes());
  const head = cardHead.safeParse(fields);
  if (!head.success) {
    const [issue] = head.error.issues;
    throw new CardError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  return { head: head.data, body, title: /^# +(\S.*)$/m.exec(body)?.[1]?.trim() ?? '' };
}

/**
 * Reads only what a card is found by.
 * @throws CardError
 */
export function readCardNames(family: CardFamily, file: string, markdown: string): CardNames {
  const { head, title } = headOf(markdown);
  return { family, name: file, names: [title.toLowerCase(), ...head.names], others: head.others };
}

/** Returns the entry of a line of a part. */
function entryOf(line: string, part: string, form: string): CardEntry {
  if (form === 'text') return { title: '', text: line };
  if (!line.startsWith('- ')) throw new CardError(`${part}: “${line}” must be a list item.`);
  const item = line.slice(2).trim();
  if (form === 'points') return { title: '', text: item };
  const end = item.indexOf('**', 2);
  if (!item.startsWith('**') || end < 0)
    throw new CardError(`${part}: “${line}” must begin with a bold title.`);
  return { title: item.slice(2, end).trim(), text: item.slice(end + 2).trim() };
}

function entriesOf(family: CardFamily, part: string, lines: readonly string[]): readonly CardEntry[] {
  const rule = partRules[family][part];
  if (!rule)
    throw new CardError(`“${part}” is no part. Parts: ${Object.keys(partRules[family]).join(', ')}.`);
  const given = rule.form === 'text' ? [lines.join(' ')] : lines;
  const entries = given.filter(Boolean).map((line) => entryOf(line, part, rule.form));
  const [fewest, most] = rule.count;
  if (entries.length < fewest || entries.length > most)
    throw new CardError(`${part}: ${entries.length} entries; ${fewest} to ${most} are needed.`);
  for (const { title, text } of entries) {
    if (rule.form === 'pairs' && (title === '' || text === ''))
      throw new CardError(`${part}: “${title}${text}” needs a title and a text.`);
    const [long] = [title.length > rule.title ? title : '', text.length > rule.longest ? text : ''].filter(
      Boolean,
    );
    if (long)
      throw new CardError(
        `${part}: “${long}” has ${long.length} characters; at most ${long === title ? rule.title : rule.longest} fit.`,
      );
  }
  return entries;
}

/**
 * Reads the file of a card (cards/README.md).
 * @throws CardError
 */
export function readCard(family: CardFamily, markdown: string): Card {
  const { head, body, title } = headOf(markdown);
  if (title === '') throw new CardError('It has no title.');
  const parts = new Map<string, readonly CardEntry[]>();
  for (const section of body.split(/^## +/m).slice(1)) {
    const [part = '', ...lines] = section.split('\n').map((line) => line.trim());
    if (parts.has(part)) throw new CardError(`${part}: It is there twice.`);
    parts.set(part, entriesOf(family, part, lines.filter(Boolean)));
  }
  const missing = Object.keys(partRules[family]).filter((part) => !parts.has(part));
  if (missing.length > 0) throw new CardError(`Missing: ${missing.join(', ')}.`);
  return { family, title, one: head.one, accent: head.accent, picture: head.picture, parts };
}
