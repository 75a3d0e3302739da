import { fold, isUnspaced, isWordCharacter } from './fold.ts';

export interface TermHit {
  /** All groups that contain the term. */
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

interface FoundTerm {
  readonly names: readonly string[];
  readonly end: number;
  readonly isPrefix: boolean;
}

interface Term {
  readonly text: string;
  readonly names: string[];
  /** Maximum number of letters of an ending. */
  readonly ending: number;
  /** Whether it may be the first part of a compound. */
  readonly isPrefix: boolean;
}

const longestText = 2_000;
/** Arabic prefixes that attach to the next word, including the article. */
const attached = /^[وبلكف]?(?:ال|ل)?/u;
const isArabic = (character: string): boolean => /\p{Script=Arabic}/u.test(character);

export const termsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');

/** Finds the terms of a lexicon in a text. The longest term at each word wins, and terms don't overlap. */
export class TermFinder {
  readonly #byFirst = new Map<string, Term[]>();

  /** @param groups lists of terms by name; see composer-lexicon.ts for how terms are written */
  constructor(groups: Iterable<readonly [name: string, list: string]>) {
    const known = new Map<string, Term>();
    for (const [name, list] of groups) {
      for (const written of termsOf(list)) {
        const mark = written.at(-1);
        const text = fold(mark === '*' || mark === '~' ? written.slice(0, -1) : written);
        const key = text + (mark === '*' || mark === '~' ? mark : '');
        const before = known.get(key);
        if (before) {
          if (!before.names.includes(name)) before.names.push(name);
          continue;
        }
        const ending = mark === '*' ? (text.length <= 3 ? 2 : 3) : 0;
        const term: Term = { text, names: [name], ending, isPrefix: mark === '~' };
        known.set(key, term);
        const first = text.charAt(0);
        const bucket = this.#byFirst.get(first);
        if (bucket) bucket.push(term);
        else this.#byFirst.set(first, [term]);
      }
    }
  }

  /** @param folded a text folded by `fold` */
  find(folded: string): readonly TermHit[] {
    const hits: TermHit[] = [];
    const text = folded.slice(0, longestText);
    let at = 0;
    let isJoined = false;
    while (at < text.length) {
      const hit: FoundTerm | undefined = this.#beginsAt(text, at, isJoined)
        ? this.#hitAt(text, at)
        : undefined;
      if (hit) {
        hits.push({ names: hit.names, start: at, end: hit.end });
        at = hit.end;
        isJoined = hit.isPrefix;
      } else {
        at += 1;
        isJoined = false;
      }
    }
    return hits;
  }

  #beginsAt(text: string, at: number, isJoined: boolean): boolean {
    const before = text.charAt(at - 1);
    if (isJoined || at === 0 || !isWordCharacter(before) || isUnspaced(before)) return true;
    const here = text.charAt(at);
    if (isUnspaced(here)) return true;
    if (!isArabic(here)) return false;
    let start = at;
    while (start > 0 && at - start < 4 && isArabic(text.charAt(start - 1))) start -= 1;
    if (start > 0 && isWordCharacter(text.charAt(start - 1))) return false;
    const lead = attached.exec(text.slice(start, at))?.[0] ?? '';
    return lead.length === at - start;
  }

  /** Returns the longest term at this position; a term in several groups has all of their names. */
  #hitAt(text: string, at: number): FoundTerm | undefined {
    let best: { names: string[]; end: number; isPrefix: boolean } | undefined;
    for (const term of this.#byFirst.get(text.charAt(at)) ?? []) {
      if (!text.startsWith(term.text, at)) continue;
      const end = endOf(text, at + term.text.length, term);
      if (end === undefined || (best && end < best.end)) continue;
      if (best && end === best.end) {
        for (const name of term.names) if (!best.names.includes(name)) best.names.push(name);
        best.isPrefix ||= term.isPrefix;
      } else best = { names: [...term.names], end, isPrefix: term.isPrefix };
    }
    return best;
  }
}

function endOf(text: string, from: number, { text: term, ending, isPrefix }: Term): number | undefined {
  if (isPrefix || isUnspaced(term.at(-1) ?? '')) return from;
  for (let end = from; end <= from + ending; end += 1) {
    const next = text.charAt(end);
    if (!isWordCharacter(next) || isUnspaced(next)) return end;
  }
  return undefined;
}
