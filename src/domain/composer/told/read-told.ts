import type { ReaderLanguage } from '../../reader/languages.ts';
import { calendarNames } from '../../reader/lexicon/phrase-index.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { overlaps, type Range, textClauses } from '../facts/text-clauses.ts';
import { isWeekday } from '../facts/weekdays.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { MeetingWords } from '../page/lexicon/page-words.ts';
import { hasWordOf, phraseEnd } from '../page/word-list.ts';
import { personEnd } from './people.ts';
import { type Action, type Statement, type Told, type ToldKind, toldKinds } from './told.ts';

const longestPrompt = 4_000;
/** With fewer statements, a prompt asks for a page rather than telling it. */
const fewestTold = 3;
/** Words within which a keyword says what its clause is. */
const opening = 5;
const fewWords = 3;
const mostDueWords = 5;

type Part = ToldKind | 'present' | 'absent' | 'next';

/** What a clause only seems to be if it goes on with a note. */
const loose: ReadonlySet<Part> = new Set<Part>(['ahead', 'risk', 'done', 'open']);

interface Unit extends Range {
  /** What the words before a colon call it: 'Decisions'. */
  readonly called?: ToldKind | undefined;
  readonly isSentence: boolean;
}

interface Reader {
  readonly text: string;
  readonly reading: PromptReading;
  readonly words: MeetingWords;
}

const wordCount = (tokens: readonly Token[]): number =>
  tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;

/** Returns where a word of a list stands in a clause, as a token index; -1 if there is none. */
const indexOf = (tokens: readonly Token[], list: string): number =>
  tokens.findIndex((_, at) => phraseEnd(tokens, at, list) > at);

/** Returns what a clause is by its keyword: at its start for what heads a list, anywhere for verbs. */
function partOf({ text, reading, words }: Reader, unit: Unit): Part | null {
  if (unit.called && unit.called !== 'action') return unit.called;
  const tokens = tokenize(text, unit.start, unit.end);
  const starts = (list: string, within = opening): boolean => {
    const at = indexOf(tokens, list);
    return at >= 0 && at < within;
  };
  const has = (list: string): boolean => indexOf(tokens, list) >= 0;
  if (starts(words.next)) return 'next';
  if (has(words.absent)) return 'absent';
  if (starts(words.present)) return 'present';
  if (has(words.open)) return 'open';
  if (has(words.decided)) return 'decided';
  const person = personEnd(tokens, unit.isSentence, reading);
  const isTask = phraseEnd(tokens, person, words.will) > person;
  if (person > 0 && !isTask && has(words.done)) return 'done';
  if (person > 0 && !has(words.reports)) return 'action';
  if (starts(words.ahead, 2)) return 'ahead';
  if (has(words.risk)) return 'risk';
  if (has(words.done)) return 'done';
  return null;
}

/** Returns what a heading of minutes names: 'Decisions', 'Actions'. */
const headingOf = (said: string, { headings }: MeetingWords): ToldKind | null =>
  toldKinds.find((kind) => fold(headings[kind]) === fold(said.trim())) ?? null;

/** Returns the clauses that tell something of their own; what only goes on is joined to the clause before. */
function unitsOf(reader: Reader, from: number): readonly Unit[] {
  const { text, reading, words } = reader;
  const units: Unit[] = [];
  // A prompt in one sentence lists its notes.
  let opened = 0;
  for (const clause of textClauses(text, reading.language)) {
    if (clause.end <= from) continue;
    const start = Math.max(clause.start, from);
    const open = units.at(-1);
    const isSentence = clause.after === 'sentence' || !open;
    if (isSentence) opened += 1;
    const tokens = tokenize(text, start, clause.end);
    const heading =
      open && clause.after === 'colon' ? headingOf(text.slice(open.start, open.end), words) : null;
    if (heading) units.pop();
    const called = heading ?? (isSentence ? undefined : open?.called);
    const unit: Unit = { start, end: clause.end, isSentence, called };
    const part = partOf(reader, unit);
    const before = open ? partOf(reader, open) : null;
    const isList = before === 'present' || before === 'absent';
    const isLone = wordCount(tokens) <= fewWords;
    const isBehindTitle = clause.after === 'colon' && heading === null;
    const isMore = isLone || isList || hasJoin(tokens, words) || /^\p{Sc}?\d/u.test(tokens[0]?.text ?? '');
    // 'Ada raised the fees, revisit next month' is one note.
    const isNote =
      before === null && (part === null ? /^\p{Ll}/u.test(text.slice(start)) && opened > 1 : loose.has(part));
    const goesOn = isBehindTitle || isNote || ((part === null || part === 'action') && isMore);
    if (open && heading === null && !isSentence && goesOn)
      units[units.length - 1] = { ...open, end: clause.end };
    else units.push(unit);
  }
  return units.flatMap((unit) => cutAtPeople(reader, unit));
}

/** 'Because the bank is late', 'and the bar' go on with what was said before. */
const hasJoin = (tokens: readonly Token[], { joins }: MeetingWords): boolean =>
  phraseEnd(tokens, 0, joins) > 0;

/** 'Sara owns the press release and Ken checks the translations' are two tasks. */
function cutAtPeople({ text, reading, words }: Reader, unit: Unit): readonly Unit[] {
  const tokens = tokenize(text, unit.start, unit.end);
  if (indexOf(tokens, words.present) >= 0 || indexOf(tokens, words.absent) >= 0) return [unit];
  for (let at = 2; at < tokens.length - 2; at++) {
    const after = phraseEnd(tokens, at, words.and);
    const next = tokens[after];
    if (after === at || !next || personEnd(tokens.slice(after), false, reading) === 0) continue;
    return [
      { ...unit, end: tokens[at - 1]?.end ?? unit.end },
      { start: next.start, end: unit.end, isSentence: false },
    ];
  }
  return [unit];
}

const said = (text: string, start: number, end: number): string =>
  trimEndOf(text.slice(start, end).trim(), ' ,;:–—-.');

/** Returns the words behind the keyword that a clause begins with: 'Jo and Amit' of 'Present were Jo and Amit'. */
function behindKeyword({ text, words }: Reader, { start, end }: Range, list: string): string {
  const tokens = tokenize(text, start, end);
  const at = indexOf(tokens, list);
  // 'Mo was ill' is told as a whole.
  if (at > 1 || (at === 1 && /^\p{Lu}/u.test(tokens[0]?.text ?? ''))) return said(text, start, end);
  let from = phraseEnd(tokens, at, list);
  while (
    from < tokens.length &&
    (phraseEnd(tokens, from, words.are) > from || /^[:,]$/.test(tokens[from]?.text ?? ''))
  )
    from = Math.max(from + 1, phraseEnd(tokens, from, words.are));
  return from < tokens.length ? said(text, tokens[from]?.start ?? start, end) : said(text, start, end);
}

/** Returns a task: its person, what is to be done, and the deadline at its end. */
function actionOf({ text, reading, words }: Reader, unit: Unit): Action {
  const tokens = tokenize(text, unit.start, unit.end);
  const person = personEnd(tokens, unit.isSentence, reading);
  const will = phraseEnd(tokens, person, words.will);
  const from = tokens[will]?.start ?? unit.start;
  const due = dueStart(tokens, will + 1, words, reading);
  const what = said(text, from, due === null ? unit.end : (tokens[due]?.start ?? unit.end));
  const by = due === null ? null : phraseEnd(tokens, due, words.by);
  return {
    who: said(text, unit.start, tokens[person - 1]?.end ?? unit.start),
    what,
    due: by === null ? '' : said(text, tokens[by]?.start ?? unit.end, unit.end),
  };
}

/** Returns whether a word is the name of a month or a day. */
const isCalendar = (token: Token | undefined, language: ReaderLanguage): boolean =>
  token !== undefined &&
  (isWeekday(token.folded, language) ||
    calendarNames(token.folded).some(({ languages }) => languages.has(language)));

/** Returns the token at which the deadline begins that a task ends with. */
function dueStart(
  tokens: readonly Token[],
  from: number,
  { until, by }: MeetingWords,
  { values, language }: PromptReading,
): number | null {
  for (let at = tokens.length - 1; at > from; at--) {
    const end = Math.max(phraseEnd(tokens, at, until), phraseEnd(tokens, at, by));
    if (end === at) continue;
    const rest = tokens.slice(end);
    // A deadline is short, and a day or a time: 'by Friday', not 'until the mower is fixed'.
    const own = values.filter(
      ({ kind, start }) => kind !== 'contact' && rest.some((token) => token.start === start),
    );
    const last = rest.at(-1)?.end ?? 0;
    const isDate = own.some(({ end: ends }) => ends >= last);
    const isDay = own.length === 0 && wordCount(rest) <= mostDueWords && isCalendar(rest.at(-1), language);
    const isClause = hasWordOf(rest.map(({ text }) => text).join(' '), pageWordsOf(language).saying);
    return rest.length > 0 && (isDate || isDay) && !isClause ? at : null;
  }
  return null;
}

/** Returns the words of a decision without those that say that it is one: 'buy a boat' of 'we decided to buy a boat'. */
function decisionOf({ text, words }: Reader, { start, end }: Range): string {
  const tokens = tokenize(text, start, end);
  const behind = phraseEnd(tokens, 0, words.decidedTo);
  return behind > 0 && tokens[behind]
    ? said(text, tokens[behind]?.start ?? start, end)
    : said(text, start, end);
}

/** Returns where the words that ask for the page and name it end. */
function headEnd(reader: Reader): number {
  const { text, reading, words } = reader;
  const clauses = textClauses(text, reading.language);
  const [first, second] = clauses;
  if (!first) return 0;
  // 'Minutes of the committee, 4 March 2026, 7 pm at the pavilion. …': all of the first sentence frames the meeting.
  const behind = clauses.findIndex(
    ({ start, end, after }, at) =>
      at > 0 && (after === 'sentence' || partOf(reader, { start, end, isSentence: at === 1 }) !== null),
  );
  const own = clauses.slice(0, behind < 0 ? 1 : behind);
  const isFrame =
    own.some((clause) => isFraming(text, clause, reading)) &&
    !own.some(({ start, end }) => hasWordOf(text.slice(start, end), pageWordsOf(reading.language).saying));
  const last = isFrame ? own.at(-1) : first;
  const isAsked = hasWordOf(text.slice(first.start, first.end), words.asks) || second?.after === 'colon';
  return isAsked ? (last?.end ?? first.end) : first.start;
}

const mostFrameWords = 9;

/** Returns whether a clause tells in few words when a meeting was: 'PTA 6 Feb'. */
const isFraming = (text: string, clause: Range, { values, spans }: PromptReading): boolean =>
  wordCount(tokenize(text, clause.start, clause.end)) <= mostFrameWords &&
  [
    ...values.filter(({ kind }) => kind === 'date' || kind === 'time'),
    ...spans.filter(({ label }) => label === 'date'),
  ].some((range) => overlaps(range, clause));

/** Returns whether words before a colon name those who came or couldn't: 'Present', 'Apologies'. */
export function namesAttendance(title: string, language: ReaderLanguage): boolean {
  const words = pageWordsOf(language).meetings;
  return words !== undefined && hasWordOf(title, `${words.present}, ${words.absent}`);
}

/**
 * Reads minutes or a status report that a prompt tells in sentences: each clause goes whole to what it is, a decision, a
 * task, a delay. Null if it tells too little.
 */
export function readTold(text: string, reading: PromptReading): Told | null {
  const words = pageWordsOf(reading.language).meetings;
  if (!words || text.length > longestPrompt || text.includes('\n')) return null;
  const reader: Reader = { text, reading, words };
  const from = headEnd(reader);
  if (!hasWordOf(text.slice(0, Math.max(from, 60)), words.asks)) return null;
  const isWish = (unit: Range): boolean => {
    const touching = reading.spans.filter((span) => overlaps(span, unit));
    return (
      touching.length > 0 &&
      touching.every(({ label, confidence }) => unprinted.has(label) && label !== 'note' && confidence > 0.7)
    );
  };
  const units = unitsOf(reader, from).filter((unit) => !isWish(unit));
  const parts = units.map((unit) => partOf(reader, unit));
  const found = parts.filter((part) => part !== null).length;
  if (units.length < fewestTold || found < 2) return null;
  const of = (kind: Part): Unit[] => units.filter((_, at) => parts[at] === kind);
  const statements = units.flatMap((unit, at): Statement[] => {
    const part = parts[at] ?? 'said';
    if (part === 'present' || part === 'absent' || part === 'next' || part === 'action') return [];
    return [
      { kind: part, text: part === 'decided' ? decisionOf(reader, unit) : said(text, unit.start, unit.end) },
    ];
  });
  return {
    from,
    present: of('present').map((unit) => behindKeyword(reader, unit, words.present)),
    absent: of('absent').map((unit) => behindKeyword(reader, unit, words.absent)),
    next: of('next').map((unit) => behindKeyword(reader, unit, words.next)),
    statements,
    actions: of('action').map((unit) => actionOf(reader, unit)),
  };
}
