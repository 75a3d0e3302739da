import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { CvWords } from '../page/lexicon/page-words.ts';
import { type Clause, type Range, textClauses } from './text-clauses.ts';

/** Work or study with its years. */
export interface CvPost {
  readonly title: string;
  /** '2019–2024', as typed. */
  readonly when: string;
  readonly points: readonly string[];
}

export interface CvSection {
  readonly part: keyof CvWords;
  /** As the prompt calls it; null where it doesn't. */
  readonly title: string | null;
  readonly items: readonly string[];
}

/** What a prompt says of somebody's work, in its order. */
export interface CvParts {
  /** The clauses that it is read from. */
  readonly ranges: readonly Range[];
  readonly posts: readonly CvPost[];
  readonly sections: readonly CvSection[];
}

/** '2019-now' and '2015–2019' at the start or the end of a clause. */
const rangeAtStart = /^((?:19|20)\d\d\s?[-–—/]\s?(?:(?:19|20)\d\d|\p{L}{2,12}))[:,]?\s+/u;
const rangeAtEnd = /[\s(,]((?:19|20)\d\d\s?[-–—/]\s?(?:(?:19|20)\d\d|\p{L}{2,12}))\)?$/u;
const yearAtStart = /^((?:19|20)\d\d)[:,]?\s+(?=\p{L})/u;
const yearAtEnd = /[\s(,]((?:19|20)\d\d)\)?$/u;
const bareYear = /^(?:19|20)\d\d[,:]?$/;

const longestSince = 24;

/** The years of a clause and its other words. A single year is a degree or a course, unless 'since' stands before it. */
function datedOf(text: string, since: string): { when: string; title: string; isRange: boolean } | null {
  for (const [pattern, isRange] of [
    [rangeAtStart, true],
    [rangeAtEnd, true],
    [yearAtStart, false],
    [yearAtEnd, false],
  ] as const) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const title = text.replace(found[0], '').replace(/[,(]$/, '').trim();
    if (title !== '') return { when: found[1], title, isRange };
  }
  const [first = '', second = '', ...rest] = text.split(/\s+/);
  const isSince = since.split(',').some((word) => word.trim() === fold(first));
  if (!isSince || !bareYear.test(second) || rest.length === 0) return null;
  const when = `${first} ${second.replace(/[,:]$/, '')}`;
  return when.length <= longestSince ? { when, title: rest.join(' '), isRange: true } : null;
}

/** The part that the first words of a clause name: 'Skills Figma' and 'Skills: Figma'. */
function partOf(text: string, words: CvWords): { part: keyof CvWords; title: string; rest: string } | null {
  const folded = fold(text);
  for (const part of ['experience', 'education', 'skills', 'languages', 'interests'] as const) {
    for (const name of words[part].split(',').map((each) => fold(each.trim()))) {
      if (name === '' || !folded.startsWith(name)) continue;
      const rest = text.slice(name.length);
      if (rest !== '' && !/^[\s:]/.test(rest)) continue;
      return { part, title: text.slice(0, name.length), rest: rest.replace(/^[\s:]+/, '') };
    }
  }
  return null;
}

/**
 * The posts, degrees and lists of a CV, read clause by clause: years begin a post, what follows them in the sentence
 * belongs to it, and a word such as 'Skills' begins a list.
 * @returns null where no clause has years or names a part
 */
export function cvParts(text: string, language: ReaderLanguage): CvParts | null {
  const { cv } = pageWordsOf(language);
  const clauses = textClauses(text, language);
  const begins = ({ start, end }: Clause): boolean => {
    const words = text.slice(start, end);
    return datedOf(words, cv.since) !== null || partOf(words, cv) !== null;
  };
  const first = clauses.findIndex(begins);
  if (first < 0) return null;
  const posts: { title: string; when: string; points: string[] }[] = [];
  const sections: { part: keyof CvWords; title: string | null; items: string[] }[] = [];
  const sectionFor = (part: keyof CvWords, title: string | null): { items: string[] } => {
    const known = sections.find((section) => section.part === part);
    if (known) return known;
    const section = { part, title, items: [] };
    sections.push(section);
    return section;
  };
  let open: { add: (words: string, isName: boolean) => void } | null = null;
  const ranges: Range[] = [];
  for (const clause of clauses.slice(first)) {
    const words = text.slice(clause.start, clause.end);
    const named = partOf(words, cv);
    const dated = datedOf(words, cv.since);
    // A mail address or the like is no part of a list.
    if (!named && !dated && (clause.after === 'sentence' || /@|https?:/.test(words))) {
      open = null;
      if (/@|https?:|\d{3}[\s-]?\d{3}/.test(words)) continue;
    }
    if (named && named.part !== 'experience') {
      const section = sectionFor(named.part, named.title);
      if (named.rest !== '') section.items.push(named.rest);
      open = { add: (more) => void section.items.push(more) };
    } else if (dated?.isRange) {
      const post = { title: dated.title, when: dated.when, points: [] as string[] };
      posts.push(post);
      open = {
        add: (more, isName) => {
          if (isName && post.points.length === 0) post.title += `, ${more}`;
          else post.points.push(more);
        },
      };
    } else if (dated) {
      sectionFor('education', null).items.push(`${dated.title}, ${dated.when}`);
      open = null;
    } else if (open) open.add(words, /^\p{Lu}/u.test(words));
    else if (!named) sectionFor('more', null).items.push(words);
    ranges.push(clause);
  }
  return { ranges, posts, sections };
}
