import type { ReaderLanguage } from '../../../reader/languages.ts';
import { fold, tokenize } from '../../../reader/tokenize.ts';
import type { TopicNames, TopicStems } from '../../../topics/topic-names.ts';
import { type KeepData, keepFor } from '../../kept-data.ts';
import { compoundParts, isSlip } from '../../templates/word-forms.ts';
import { stemOf, stemsOf } from './stems.ts';

/** Where a topic has a word, the more telling first. */
export const places = ['name', 'head', 'text'] as const;
export type Place = (typeof places)[number];

export interface IndexedName {
  /** Number of the topic. */
  readonly topic: number;
  readonly stems: readonly string[];
}

/** A word of a prompt as the index knows it. */
interface KnownStem {
  readonly stem: string;
  /** 1 for the word itself, less for a part of it or a slip. */
  readonly like: number;
}

export interface TopicIndex {
  readonly topics: readonly TopicNames[];
  readonly names: readonly (readonly IndexedName[])[];
  /** Returns where topics have a stem, by topic number. */
  readonly holders: (stem: string) => ReadonlyMap<number, Place>;
  /** Returns how rare a stem is, from 0 to 1. */
  readonly rarity: (stem: string) => number;
  /** Returns the stems of the index that a word may stand for; empty if it has none. */
  readonly known: (word: string) => readonly KnownStem[];
  /** Returns whether a stem is the whole name of a topic. */
  readonly isName: (stem: string) => boolean;
}

/** How alike another form of a word is: 'Stromausfall' is less about 'Strom' than 'Ökostrom'. */
export const likeness = { joined: 0.95, compound: 0.85, slip: 0.8, modifier: 0.6 };
/** Letters between the parts of a compound, and the shortest part beside one that no topic is named for. */
const longestLink = 2;
const shortestPart = 5;
/** How much a topic that has a word in its text only counts toward its frequency. */
const inText = 0.3;
const mostKnown = 5000;

/** Returns pairs of words as one, so that 'jetlag' finds 'jet lag'. */
const joined = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, at) => `${stems[at] ?? ''}${stem}`);

/** For each stem, its places: three times the number of the topic, plus that of the place. */
type HeldPlaces = Map<string, number[]>;

/** Finds the places of all stems; those in the names of a topic come before those in its texts. */
function holdPlaces(
  topics: readonly TopicNames[],
  names: readonly (readonly IndexedName[])[],
  stems: readonly TopicStems[],
): HeldPlaces {
  const held: HeldPlaces = new Map();
  const hold = (stem: string, topic: number, place: Place): void => {
    const own = held.get(stem) ?? [];
    own.push(topic * places.length + places.indexOf(place));
    held.set(stem, own);
  };
  for (const name of names.flat()) for (const stem of name.stems) hold(stem, name.topic, 'name');
  const numbers = new Map(topics.map(({ name }, topic) => [name, topic]));
  for (const { name, heads, texts } of stems) {
    const topic = numbers.get(name);
    if (topic === undefined) continue;
    for (const stem of heads) hold(stem, topic, 'head');
    for (const stem of texts) hold(stem, topic, 'text');
  }
  return held;
}

/** Returns the first place of each topic. */
function firstPlaces(held: readonly number[]): ReadonlyMap<number, Place> {
  const first = new Map<number, Place>();
  for (const each of held) {
    const topic = Math.floor(each / places.length);
    if (!first.has(topic)) first.set(topic, places[each % places.length] ?? 'text');
  }
  return first;
}

/** @param stems read if they aren't kept */
export function buildTopicIndex(
  topics: readonly TopicNames[],
  stems: () => readonly TopicStems[],
  language: ReaderLanguage,
  keep: KeepData = keepFor({}),
): TopicIndex {
  const names = topics.map(({ names: own }, topic) =>
    own.map((name): IndexedName => ({ topic, stems: [...new Set(stemsOf(name, language))] })),
  );
  const held = keep(`topics-${language}`, () => holdPlaces(topics, names, stems()));
  const looked = new Map<string, ReadonlyMap<number, Place>>();
  const holders = (stem: string): ReadonlyMap<number, Place> => {
    const found = looked.get(stem) ?? firstPlaces(held.get(stem) ?? []);
    if (looked.size < mostKnown) looked.set(stem, found);
    return found;
  };
  const inNames = new Set(names.flat().flatMap((name) => name.stems));
  const pairs = new Map<string, readonly string[]>();
  const whole = new Set<string>();
  for (const name of names.flat()) {
    if (name.stems.length === 1) whole.add(name.stems[0] ?? '');
    for (const [at, pair] of joined(name.stems).entries())
      if (!inNames.has(pair)) pairs.set(pair, name.stems.slice(at, at + 2));
  }
  const most = Math.log(2 * topics.length + 2);
  const rarities = new Map<string, number>();
  const rarity = (stem: string): number => {
    const found = rarities.get(stem);
    if (found !== undefined) return found;
    const own = [...holders(stem).values()];
    const count = own.reduce((sum, place) => sum + (place === 'text' ? inText : 1), 0);
    const value = Math.max(0, Math.log((topics.length + 1) / (count + 0.5)) / most);
    if (rarities.size < mostKnown) rarities.set(stem, value);
    return value;
  };
  const byOpening = new Map<string, string[]>();
  const words = topics.flatMap(({ names: own }) => own.flatMap((name) => tokenize(fold(name))));
  for (const word of new Set(words.map(({ folded }) => folded)))
    byOpening.set(word.slice(0, 2), [...(byOpening.get(word.slice(0, 2)) ?? []), word]);
  const isKnown = (part: string): boolean => inNames.has(stemOf(part, language));
  const lookUp = (word: string): readonly KnownStem[] => {
    const stem = stemOf(word, language);
    const pair = pairs.get(stem);
    if (pair) return pair.map((each) => ({ stem: each, like: likeness.joined }));
    const own = held.has(stem) ? [{ stem, like: 1 }] : [];
    if (inNames.has(stem)) return own;
    // 'Regenwaldzerstörung' is about 'Regenwald', and 'screentime' about 'screen time'.
    const isSplit = language === 'de' || language === 'nl' || own.length === 0;
    const split = isSplit ? compoundParts(word, isKnown, language === 'nl' ? 'nl' : 'de') : [];
    const isCovered = split.join('').length >= word.length - longestLink;
    // The 'Fall' of 'Stromausfall' is none.
    const parts = split.filter((part) => isCovered || part.length >= shortestPart);
    const isWhole = parts.length > 1 || language === 'de' || language === 'nl';
    if (parts.length > 0 && isWhole) {
      const heads = (part: string): boolean => word.endsWith(part);
      return [
        ...own,
        ...parts.map((part) => ({
          stem: stemOf(part, language),
          like: heads(part) ? likeness.compound : likeness.modifier,
        })),
      ];
    }
    // 'Wedding' is a word of its own, and no slip of 'welding'.
    if (own.length > 0) return own;
    const slips = (byOpening.get(word.slice(0, 2)) ?? []).filter((near) => isSlip(near, word));
    return slips.map((near) => ({ stem: stemOf(near, language), like: likeness.slip }));
  };
  const lookedUp = new Map<string, readonly KnownStem[]>();
  return {
    topics,
    names,
    holders,
    rarity,
    known(word) {
      const found = lookedUp.get(word) ?? lookUp(word);
      if (lookedUp.size < mostKnown) lookedUp.set(word, found);
      return found;
    },
    isName: (stem) => whole.has(stem),
  };
}
