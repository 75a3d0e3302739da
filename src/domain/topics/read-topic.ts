import { Notes } from '../content/lenient/notes.ts';
import { readFrontMatter } from '../content/markdown/loose/front-matter.ts';
import { type PartRole, partRoles, type Topic, topic, topicHead } from './topic.ts';
import type { TopicNames } from './topic-names.ts';

/** An invalid topic. The message names the part. */
export class TopicError extends Error {}

/** The lines of a part, of one kind. */
interface RawPart {
  readonly role: PartRole;
  readonly title: string | undefined;
  readonly lines: readonly string[];
}

const bullet = /^(?:-|\d{1,2}\.) +/;
const icon = /\{icon=([a-z-]{1,30})\}$/;

/** Returns the title and the text of '- **Title** text {icon=leaf}'. */
function entryOf(line: string, role: string) {
  const item = line.replace(bullet, '');
  const text = item.replace(icon, '').trimEnd();
  const end = text.indexOf('**', 2);
  if (item === line || !text.startsWith('**') || end < 0)
    throw new TopicError(`${role}: “${line}” must be a list item that begins with a bold title.`);
  const found = icon.exec(item)?.[1];
  return { title: text.slice(2, end), text: text.slice(end + 2).trim(), ...(found && { icon: found }) };
}

const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim());

/** Returns the cells of a row of a table. */
const rowOf = (line: string): string[] => cellsOf(line.replace(/^\|/, '').replace(/\|$/, ''));

const isRule = (line: string): boolean => /^[|:\- ]+$/.test(line);

/** Returns the fields of a part, still unchecked. */
function fieldsOf({ role, title, lines }: RawPart): unknown {
  const titled = title === undefined ? {} : { title };
  switch (role) {
    case 'hook':
    case 'note':
    case 'task':
    case 'children':
      if (lines.some((line) => bullet.test(line)))
        throw new TopicError(`${role}: It must be a paragraph, not a list.`);
      return { ...titled, text: lines.join(' ') };
    case 'figures':
      return {
        ...titled,
        items: lines.map((line) => {
          const [value, label, ...more] = cellsOf(line.replace(bullet, ''));
          return { value, label, ...(more.length > 0 && { text: more.join(' | ') }) };
        }),
      };
    case 'quiz':
      return {
        ...titled,
        items: lines.map((line) => {
          const { title: question, text } = entryOf(line, role);
          return { title: question, answers: cellsOf(text) };
        }),
      };
    case 'questions':
    case 'myths':
      return { ...titled, items: lines.map((line) => entryOf(line, role)) };
    default: {
      if (lines[0]?.startsWith('|')) {
        const [head, ...rows] = lines.filter((line) => !isRule(line)).map(rowOf);
        return { ...titled, head, rows };
      }
      const isOrdered = /^\d/.test(lines[0] ?? '');
      return { ...titled, isOrdered, items: lines.map((line) => entryOf(line, role)) };
    }
  }
}

const heading = /^## ([a-z]+)(?:: +(\S.*))?$/;

function partsOf(lines: readonly string[]): RawPart[] {
  const parts: { role: PartRole; title: string | undefined; lines: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith('#')) {
      const [, word, title] = heading.exec(line) ?? [];
      const role = partRoles.find((known) => known === word);
      if (!role) throw new TopicError(`“${line}” names no part. Parts: ${partRoles.join(', ')}.`);
      if (parts.some((part) => part.role === role)) throw new TopicError(`${role}: It is there twice.`);
      parts.push({ role, title, lines: [] });
    } else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const firstOf = ([issue]: readonly Issue[]): string => `${issue?.path.join('.')}: ${issue?.message}`;

/** Returns the title in the text. */
const titleOf = (body: string): string => /^# +(\S.*)$/m.exec(body)?.[1]?.trim() ?? '';

/**
 * Reads only what a topic is found by.
 * @throws TopicError
 */
export function readTopicNames(name: string, language: string, markdown: string): TopicNames {
  const { fields, body } = readFrontMatter(markdown, new Notes());
  const head = topicHead.safeParse(fields);
  if (!head.success) throw new TopicError(firstOf(head.error.issues));
  return { name, language, names: [titleOf(body), ...head.data.names] };
}

/**
 * Reads the file of a topic, a strict subset of Octavo Markdown (topics/README.md).
 * @throws TopicError
 */
export function readTopic(name: string, language: string, markdown: string): Topic {
  const { fields, body } = readFrontMatter(markdown, new Notes());
  const start = body.search(/^## /m);
  const opening = body.slice(0, start < 0 ? undefined : start).trim();
  const [, first, more, ...others] = opening.split(/\n\s*\n/).map((text) => text.replaceAll('\n', ' '));
  if (start < 0 || !opening.startsWith('# ') || others.length > 0)
    throw new TopicError(
      'It must begin with a title and two paragraphs: the definition, and what adds to it.',
    );
  const lines = body
    .slice(start)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const parts = partsOf(lines);
  const checked = topic.safeParse({
    name,
    language,
    ...fields,
    title: titleOf(opening),
    definition: { first, more },
    parts: Object.fromEntries(parts.map((part) => [part.role, fieldsOf(part)])),
    order: parts.map(({ role }) => role),
  });
  if (!checked.success) throw new TopicError(firstOf(checked.error.issues));
  return checked.data;
}
