import type { DocumentContent } from '../../content/document-content.ts';
import type { Topic } from '../../topics/topic.ts';

/** A text of a page that the user changed. */
interface TextEdit {
  readonly from: string;
  readonly to: string;
}

export interface HandEdits {
  readonly texts: readonly TextEdit[];
  /** Number of parts that were added, removed or moved. */
  readonly others: number;
}

export const noEdits: HandEdits = { texts: [], others: 0 };

/** Fields that aren't text of the user's. */
const unread: ReadonlySet<string> = new Set(['id', 'type', 'layout', 'icon', 'tone', 'ordered', 'start']);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): unknown => (isFields(value) ? value.id : undefined);

/** Pairs the items of two lists: by id, or else by position if none was added or removed. */
function pairedItems(
  before: readonly unknown[],
  after: readonly unknown[],
): [pairs: [unknown, unknown][], others: number] {
  if (before.every((item) => idOf(item) !== undefined) && before.length > 0) {
    const pairs = before.flatMap((item): [unknown, unknown][] => {
      const same = after.find((each) => idOf(each) === idOf(item));
      return same === undefined ? [] : [[item, same]];
    });
    return [pairs, before.length + after.length - 2 * pairs.length];
  }
  if (before.length === after.length) return [before.map((item, at) => [item, after[at]]), 0];
  return [[], Math.abs(before.length - after.length)];
}

function editsBetween(before: unknown, after: unknown): HandEdits {
  if (typeof before === 'string' && typeof after === 'string')
    return before === after ? noEdits : { texts: [{ from: before, to: after }], others: 0 };
  let pairs: [unknown, unknown][] = [];
  let others = 0;
  if (Array.isArray(before) && Array.isArray(after)) [pairs, others] = pairedItems(before, after);
  else if (isFields(before) && isFields(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (key) => !unread.has(key),
    );
    pairs = keys.map((key) => [before[key], after[key]]);
  } else others = before === undefined && after === undefined ? 0 : Number(before !== after);
  const inner = pairs.map(([one, other]) => editsBetween(one, other));
  return {
    texts: inner.flatMap(({ texts }) => texts),
    others: inner.reduce((sum, each) => sum + each.others, others),
  };
}

/** Returns what the user changed on a page since it was made. */
export const handEdits = (made: DocumentContent, current: DocumentContent): HandEdits =>
  editsBetween({ title: made.title, pages: made.pages }, { title: current.title, pages: current.pages });

/** Shorter texts may be part of others by chance. */
const shortestPart = 12;

/** Returns a text with an edit of the text that contains it; null if the edit is elsewhere. */
function edited(text: string, { from, to }: TextEdit): string | null {
  if (text === from) return to;
  const at = text.length < shortestPart && !from.startsWith(`**${text}**`) ? -1 : from.indexOf(text);
  if (at < 0) return null;
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let tail = 0;
  while (tail < shorter - start && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const end = at + text.length;
  const isInside = start >= at && from.length - tail <= end;
  return isInside ? to.slice(at, end + to.length - from.length).trim() : null;
}

function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  if (typeof value === 'string') return map(value) as Value;
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map)) as Value;
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, map)])) as Value;
}

export interface EditedTopic {
  readonly topic: Topic;
  /** Number of texts that were carried over. */
  readonly carried: number;
  /** Number of changes that the topic has no place for. */
  readonly lost: number;
}

/** Returns a topic with the user's changes to its texts, so that another form of its page has them, too. */
export function withHandEdits(topic: Topic, { texts, others }: HandEdits): EditedTopic {
  const used = new Set<TextEdit>();
  const map = (text: string): string => {
    for (const edit of texts) {
      const changed = edited(text, edit);
      if (changed === null) continue;
      used.add(edit);
      return changed;
    }
    return text;
  };
  const { title, definition, parts } = topic;
  const changed = { ...topic, ...mapTexts({ title, definition, parts }, map) };
  // A title is on the page and in the list of documents, and a long list has its title on each slide.
  const distinct = (some: readonly TextEdit[]): number =>
    new Set(some.map(({ from, to }) => `${from}\n${to}`)).size;
  const left = texts.filter((edit) => !used.has(edit) && ![...used].some(({ from }) => from === edit.from));
  return { topic: changed, carried: distinct([...used]), lost: distinct(left) + others };
}
