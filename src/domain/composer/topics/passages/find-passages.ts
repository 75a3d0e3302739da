import type { ReaderLanguage } from '../../../reader/languages.ts';
import type { PartRole, Topic } from '../../../topics/topic.ts';
import { askedParts } from '../asked-parts.ts';
import {
  evenRows,
  listOf,
  type PartItem,
  type PartList,
  type PartTable,
  tableOf,
} from '../build/part-list.ts';
import type { TopicWords } from '../lexicon/topic-words.ts';
import { stemsOf } from '../search/stems.ts';
import type { TopicIndex } from '../search/topic-index.ts';
import type { Aspect } from './list-aspects.ts';

/** A section that a prompt names, with what the library says of it; null if it says nothing. */
export interface NamedSection {
  readonly title: string;
  readonly part: PartList | PartTable | null;
}

export interface FoundPassages {
  readonly sections: readonly NamedSection[];
  /** The topic without what is in the sections. */
  readonly rest: Topic;
}

/** The topics of a language. */
export interface Library {
  readonly index: TopicIndex;
  readonly read: (name: string) => Topic | null;
  readonly language: ReaderLanguage;
  readonly words: TopicWords;
}

/** Parts whose items may be taken one by one. */
const open = [
  'why',
  'how',
  'kinds',
  'history',
  'benefits',
  'limits',
  'start',
  'terms',
  'questions',
] as const satisfies PartRole[];
/** Parts that say most of what another topic is about, the best first. */
const telling = ['how', 'start', 'kinds', 'why', 'benefits', 'limits'] as const satisfies PartRole[];
const mostItems = 4;
/** A list or a table with fewer entries is none. */
const fewestLeft = 2;
/** Share of an aspect that a passage must have. */
const leastShare = 0.5;

interface FoundItem {
  readonly role: PartRole;
  readonly item: PartItem;
  /** Share of the aspect that its title says. */
  readonly inTitle: number;
}

/** Returns how much of an aspect a text says, by rarity, from 0 to 1. */
function shareIn(text: string, stems: readonly string[], { index, language }: Library): number {
  const own = new Set(stemsOf(text, language));
  const weight = (some: readonly string[]): number => some.reduce((sum, stem) => sum + index.rarity(stem), 0);
  const all = weight(stems);
  return all > 0 ? weight(stems.filter((stem) => own.has(stem))) / all : 0;
}

/** Returns the part whose title names an aspect. */
function partTitled(
  stems: readonly string[],
  { parts, order }: Topic,
  library: Library,
): PartRole | undefined {
  return order.find((role) => {
    const part = parts[role];
    return (
      (listOf(parts, role) ?? tableOf(parts, role)) !== null &&
      part !== undefined &&
      role !== 'closing' &&
      'title' in part &&
      shareIn(part.title, stems, library) >= leastShare
    );
  });
}

/** Returns a part as items; the rows of a table with the heads of their cells. */
function itemsOf(parts: Topic['parts'], role: PartRole): readonly PartItem[] {
  const table = tableOf(parts, role);
  if (!table) return listOf(parts, role)?.items ?? [];
  return evenRows(table).map(([title = '', ...cells]) => ({
    title,
    text: cells.map((cell, at) => [table.head[at + 1], cell].filter(Boolean).join(': ')).join('; '),
  }));
}

/** Returns the items that say something of an aspect, the best first. */
function itemsOn(stems: readonly string[], { parts }: Topic, library: Library): readonly FoundItem[] {
  return open
    .flatMap((role) => itemsOf(parts, role).map((item) => ({ role, item })))
    .map(({ role, item }) => {
      const inTitle = shareIn(item.title, stems, library);
      const share = Math.max(inTitle, shareIn(`${item.title} ${item.text}`, stems, library));
      return { role, item, share, inTitle };
    })
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share + other.inTitle - one.share - one.inTitle)
    .slice(0, mostItems);
}

/** Returns a topic without a part. Required ones stay. */
function withoutPart(topic: Topic, role: PartRole): Topic {
  if (role === 'questions' || role === 'closing') return topic;
  const { [role]: _taken, ...parts } = topic.parts;
  return { ...topic, parts: parts as Topic['parts'], order: topic.order.filter((each) => each !== role) };
}

/** Returns a topic without some items, and without the parts that would have too few. */
function withoutItems(topic: Topic, taken: readonly FoundItem[]): Topic {
  let rest = topic;
  for (const role of new Set(taken.map((each) => each.role))) {
    const own = taken.filter((each) => each.role === role).map(({ item }) => item.title);
    const items = listOf(rest.parts, role)?.items.filter(({ title }) => !own.includes(title)) ?? [];
    rest =
      items.length < fewestLeft
        ? withoutPart(rest, role)
        : ({ ...rest, parts: { ...rest.parts, [role]: { ...rest.parts[role], items } } } as Topic);
  }
  return rest;
}

/** Topics that are read for an aspect. */
const mostRead = 3;

/** Returns the topics that have to do with another one, and that have an aspect in their titles. */
function relatedTopics(stems: readonly string[], number: number, { index, read }: Library): readonly Topic[] {
  const says = (one: number, other: number): boolean =>
    (index.names[other] ?? []).some(
      (name) => name.stems.length > 0 && name.stems.every((stem) => index.holders(stem).has(one)),
    );
  const [rarest = ''] = [...stems].sort((one, other) => index.rarity(other) - index.rarity(one));
  return [...index.holders(rarest)]
    .filter(
      ([other, place]) => place !== 'text' && other !== number && says(number, other) && says(other, number),
    )
    .sort(([, one], [, other]) => Number(other === 'name') - Number(one === 'name'))
    .slice(0, mostRead)
    .flatMap(([other]) => read(index.topics[other]?.name ?? '') ?? []);
}

/** Returns what related topics say of an aspect. */
function elsewhere(stems: readonly string[], number: number, library: Library): PartList | null {
  const isNamed = ({ name }: Topic): boolean =>
    (
      library.index.names.find(([first]) => library.index.topics[first?.topic ?? -1]?.name === name) ?? []
    ).some((own) => own.stems.length > 0 && own.stems.every((stem) => stems.includes(stem)));
  const topics = relatedTopics(stems, number, library);
  for (const topic of topics.filter(isNamed)) {
    const list = telling.map((role) => listOf(topic.parts, role)).find((each) => each !== null);
    if (list) return list;
  }
  const items = topics.flatMap((topic) =>
    itemsOn(stems, topic, library).filter(({ inTitle }) => inTitle >= leastShare),
  );
  return items.length === 0
    ? null
    : { title: '', isOrdered: false, items: items.slice(0, mostItems).map(({ item }) => item) };
}

/** Returns what the library says of the aspects that a prompt lists: in its topic first, then in related ones. */
export function findPassages(aspects: readonly Aspect[], topic: Topic, library: Library): FoundPassages {
  let rest = topic;
  const { index } = library;
  const number = index.topics.findIndex((each) => each.name === topic.name);
  const subject = new Set((index.names[number] ?? []).flatMap(({ stems }) => stems));
  const sections = aspects.map(({ name, facet }): NamedSection => {
    const all = stemsOf(name, library.language);
    // In 'first dive' of scuba diving, every text is on diving.
    const others = all.filter((stem) => !subject.has(stem));
    const stems = others.length > 0 ? others : all;
    const take = (role: PartRole): NamedSection | null => {
      const part = listOf(rest.parts, role) ?? tableOf(rest.parts, role);
      if (!part) return null;
      rest = withoutPart(rest, role);
      return { title: name, part };
    };
    const titled = partTitled(stems, rest, library);
    const whole = titled && take(titled);
    if (whole) return whole;
    const items = itemsOn(stems, rest, library);
    const asked = facet ? askedParts([facet], rest, library.words).roles[0] : undefined;
    const general = items.length < fewestLeft && asked ? take(asked) : null;
    if (general) return general;
    const other = items.length < fewestLeft ? elsewhere(all, number, library) : null;
    if (other) return { title: name, part: other };
    if (items.length === 0) return { title: name, part: null };
    rest = withoutItems(rest, items);
    return { title: name, part: { title: name, isOrdered: false, items: items.map(({ item }) => item) } };
  });
  return { sections, rest };
}
