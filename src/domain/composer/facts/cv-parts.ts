import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { CvWords } from '../page/lexicon/page-words.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { unprinted } from './leftover-phrases.ts';
import { type Clause, type Range, textClauses } from './text-clauses.ts';

/** A job or a degree with its years. */
export interface CvPost {
  readonly title: string;
  /** '2019–2024', as typed. */
  readonly when: string;
  readonly points: readonly string[];
}

export interface CvSection {
  readonly part: Exclude<keyof CvWords, 'since' | 'until' | 'study' | 'speaks'>;
  /** As typed; null if the prompt doesn't name it. */
  readonly title: string | null;
  readonly items: readonly string[];
}

/** The parts of a CV, in prompt order. */
export interface CvParts {
  /** The source clauses. */
  readonly ranges: readonly Range[];
  readonly posts: readonly CvPost[];
  readonly sections: readonly CvSection[];
}

const year = /^(?:19|20)\d\d$/;
const dash = /^[-–—/]$/;

interface Dated {
  readonly when: string;
  /** The words before and after the years; empty if the clause has only years. */
  readonly title: string;
  readonly isRange: boolean;
  /** A remark in parentheses after the years; null without one. */
  readonly aside: string | null;
}

/**
 * Splits a clause into its years, such as '2019-now', '2015 to 2019' and 'since 2021', and its other words.
 */
function datedOf(
  text: string,
  { start, end }: Range,
  words: CvWords,
  values: readonly TypedValue[],
): Dated | null {
  const tokens = tokenize(text, start, end);
  const at = tokens.findIndex((token) => year.test(token.text));
  const first = tokens[at];
  if (!first) return null;
  const [between, last] = [tokens[at + 1], tokens[at + 2]];
  const isJoined = between && (dash.test(between.text) || isWordOf(between.folded, words.until));
  const isEnd = last && (year.test(last.text) || /^\p{L}{2,12}$/u.test(last.text));
  const before = tokens[at - 1];
  const isSince = before !== undefined && isWordOf(before.folded, words.since);
  const lastYear = isJoined && isEnd ? last : first;
  // '03/2019' and 'March 2019' are single dates.
  const dateAt = (token: Token): TypedValue | undefined =>
    values.find((value) => value.kind === 'date' && value.start <= token.start && value.end >= token.end);
  const from = Math.max(
    start,
    Math.min(isSince ? before.start : first.start, dateAt(first)?.start ?? first.start),
  );
  const to = Math.min(end, Math.max(lastYear.end, dateAt(lastYear)?.end ?? lastYear.end));
  const around = [text.slice(start, from), text.slice(to, end)].map((part) =>
    trimEndOf(part.trim().replace(/^[\s,:;)–-]+/, ''), ' ,:;(–-'),
  );
  const aside = /^\(([^()]+)\)$/.exec(around[1] ?? '')?.[1] ?? null;
  return {
    aside,
    when: text.slice(from, to),
    title: (aside === null ? around : around.slice(0, 1)).filter(Boolean).join(', '),
    isRange: lastYear !== first || isSince,
  };
}

/** Returns the section named by the first words of a clause: 'Skills Figma' and 'Skills: Figma'. */
function partOf(
  text: string,
  words: CvWords,
): { part: CvSection['part']; title: string | null; rest: string } | null {
  const folded = fold(text);
  const tokens = tokenize(text);
  const spoken = tokens[phraseEnd(tokens, 0, words.speaks)];
  if (spoken && spoken !== tokens[0])
    return { part: 'languages', title: null, rest: text.slice(spoken.start) };
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

/** 'Osteria Nove 2019-2024 and Hotel Bellavista 2016-2019' are two jobs. */
function cutAtPosts(text: string, clause: Clause, language: ReaderLanguage): readonly Clause[] {
  const { and } = pageWordsOf(language).bill;
  const tokens = tokenize(text, clause.start, clause.end);
  const hasYear = (some: readonly Token[]): boolean => some.some(({ text: word }) => year.test(word));
  const at = tokens.findIndex(
    ({ folded, text: word }, index) =>
      (word === '&' || isWordOf(folded, and)) &&
      year.test(tokens[index - 1]?.text ?? '') &&
      hasYear(tokens.slice(index + 2)),
  );
  const [last, next] = [tokens[at - 1], tokens[at + 1]];
  if (at < 1 || !last || !next) return [clause];
  const rest: Clause = { start: next.start, end: clause.end, after: 'comma' };
  return [{ ...clause, end: last.end }, ...cutAtPosts(text, rest, language)];
}

type DatedClause = Clause & { readonly dated: Dated | null };

/**
 * Attaches clauses to the years after them: the one before a clause of years alone, as in 'City & Guilds, 2014', and all
 * since the last years in a sentence that begins without years, as in 'Nurse, Elm House, 2016–2019'. The first sentence
 * begins with the person.
 */
function datedClauses(
  text: string,
  words: CvWords,
  values: readonly TypedValue[],
  language: ReaderLanguage,
): readonly DatedClause[] {
  const result: DatedClause[] = [];
  let first = 0;
  let isYearsLast = false;
  for (const clause of textClauses(text, language).flatMap((each) => cutAtPosts(text, each, language))) {
    const dated = datedOf(text, clause, words, values);
    const opens = clause.after !== 'comma';
    if (opens) {
      first = result.length;
      isYearsLast = first > 0 && !dated && partOf(text.slice(clause.start, clause.end), words) === null;
    }
    const since = Math.max(first, result.findLastIndex((each) => each.dated !== null) + 1);
    const isBare = dated?.title === '' && !opens;
    const from = isYearsLast ? since : isBare ? Math.max(since, result.length - 1) : result.length;
    const [start] = result.slice(from);
    if (dated && start) {
      const titles = result.splice(from).map((each) => text.slice(each.start, each.end));
      const title = [...titles, dated.title].filter(Boolean).join(', ');
      result.push({ ...start, end: clause.end, dated: { ...dated, title } });
    } else result.push({ ...clause, dated: dated?.title === '' ? null : dated });
  }
  return result;
}

const lineOf = ({ title, when, aside }: Dated): string =>
  `${title}, ${when}${aside === null ? '' : ` (${aside})`}`;

const mostRoleWords = 3;

/** Ignores punctuation at the ends. */
const covers = (span: Range, { start, end }: Range): boolean =>
  span.start <= start + 1 && span.end >= end - 1;

/**
 * Reads the jobs, degrees and lists of a CV clause by clause: years start a job, the rest of the sentence
 * belongs to it, and a word such as 'Skills' starts a list.
 * @returns null if no clause has years or names a section
 */
export function cvParts(
  text: string,
  { language, values, spans }: Pick<PromptReading, 'language' | 'values' | 'spans'>,
): CvParts | null {
  const { cv } = pageWordsOf(language);
  const clauses = datedClauses(text, cv, values, language);
  const first = clauses.findIndex(
    ({ start, end, dated }) => dated !== null || partOf(text.slice(start, end), cv) !== null,
  );
  if (first < 0) return null;
  const posts: { title: string; when: string; points: string[] }[] = [];
  const sections: { part: CvSection['part']; title: string | null; items: string[] }[] = [];
  const sectionFor = (part: CvSection['part'], title: string | null): { items: string[] } => {
    const known = sections.find((section) => section.part === part);
    if (known) return known;
    const section = { part, title, items: [] };
    sections.push(section);
    return section;
  };
  /** 'NVQ level 3 from East Kent College' after a job isn't part of the job. */
  const isSchool = (words: string): boolean => part === null && posts.length > 0 && /^\p{Lu}/u.test(words);
  let open: ((words: string) => void) | null = null;
  /** The section that is open; null for a job. */
  let part: CvSection['part'] | null = null;
  const ranges: Range[] = [];
  for (const { start, end, after, dated } of clauses.slice(first)) {
    const words = text.slice(start, end);
    const named = partOf(words, cv);
    if (!named && !dated && after === 'sentence') open = null;
    // 'Keep it simple' is an instruction, not a skill; 'speaks French' is no wish about the language of the page.
    if (!dated && !named && spans.some((span) => unprinted.has(span.label) && covers(span, { start, end })))
      continue;
    // Contact data ends the current list.
    if (values.some((value) => value.kind === 'contact' && value.start < end && value.end > start)) {
      open = null;
      continue;
    }
    if (dated && !dated.isRange && named?.part !== 'education') {
      const isStudy = hasWordOf(dated.title, cv.study) || /\d/.test(dated.title);
      const { items } = sectionFor(isStudy ? 'education' : 'more', null);
      items.push(lineOf(dated));
      // 'First class' says more of a degree.
      open = isStudy
        ? (more) => void items.push(/^\p{Ll}/u.test(more) ? `${items.pop()}, ${more}` : more)
        : null;
    } else if (dated?.isRange && (named?.part === 'education' || hasWordOf(dated.title, cv.study))) {
      const section = sectionFor('education', named?.title ?? null);
      section.items.push(named ? named.rest : lineOf(dated));
      open = null;
    } else if (named && named.part !== 'experience') {
      const section = sectionFor(named.part, named.title);
      part = named.part;
      if (named.rest !== '') section.items.push(named.rest);
      open = (more) => void section.items.push(more);
    } else if (dated) {
      const post = { title: dated.title, when: dated.when, points: dated.aside ? [dated.aside] : [] };
      posts.push(post);
      part = null;
      open = (more) => {
        const isRole = /^\p{Lu}/u.test(more) || more.split(/\s+/).length <= mostRoleWords;
        if (isRole && post.points.length === 0 && post.title === dated.title) post.title += `, ${more}`;
        else post.points.push(more);
      };
    } else if ((part === 'languages' || isSchool(words)) && hasWordOf(words, cv.study))
      sectionFor('education', null).items.push(words);
    else if (open) open(words);
    else if (!named) sectionFor('more', null).items.push(words);
    ranges.push({ start, end });
  }
  return { ranges, posts, sections };
}
