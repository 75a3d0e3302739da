import { type ClockSpan, findClocks } from '../reading/clock-times.ts';
import { findWeekdays } from './weekdays.ts';

/** A line of a timetable: on which days, at which hours, what. */
export interface TimetableEntry {
  /** From Monday as 0; empty where the timetable names no day. */
  readonly days: readonly number[];
  readonly hours: readonly ClockSpan[];
  /** '' for opening hours. */
  readonly title: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

export interface TimetableReading {
  /** What stands before the first day or hour. */
  readonly head: string;
  readonly entries: readonly TimetableEntry[];
  /** Clauses that name neither a day nor an hour. */
  readonly notes: readonly string[];
}

type Piece = { readonly start: number; readonly end: number } & (
  | { readonly type: 'days'; readonly days: readonly number[] }
  | { readonly type: 'hours'; readonly hours: ClockSpan }
  | { readonly type: 'text'; readonly text: string }
);

const breaks = /[,;\n]|(?<!(?<!\p{L})(?:dr|mr|mrs|ms|st|prof|nr|no|str))\.(?=\s|$)|:(?=\s|$)|\s[–—-]\s/giu;
/** Words that tie a day or an hour to what stands beside it and say nothing by themselves. */
const ties =
  '(?:and|und|u|et|y|e|i|en|at|from|on|um|ab|am|von|de|à|le|les|a las|de las|alle|às|om|van|uhr|o’clock|sharp|then|are|is|each|every|jeden|chaque|cada)';
const tieEdges = new RegExp(
  `^(?:[\\s,:;.()&+/–—-]|${ties}(?!\\p{L}))+|(?:[\\s,:;(&+/–—-]|(?<!\\p{L})${ties})+$`,
  'giu',
);

/** Where the next clause begins, from each break on. */
function clausesIn(text: string, pieces: readonly Piece[]): Piece[][] {
  const cuts = [...text.matchAll(breaks)]
    .map((match) => match.index)
    .filter((at) => !pieces.some((piece) => piece.type !== 'text' && at >= piece.start && at < piece.end));
  const clauses: Piece[][] = [];
  let next = 0;
  for (const until of [...cuts, text.length]) {
    const clause: Piece[] = [];
    while (next < pieces.length && (pieces[next]?.start ?? 0) < until) {
      const piece = pieces[next];
      if (piece) clause.push(piece);
      next += 1;
    }
    if (clause.length > 0) clauses.push(clause);
  }
  return clauses;
}

/** Texts between days and hours, cut at the breaks and rid of what ties them. */
function textPieces(text: string, from: number, to: number): Piece[] {
  const found: Piece[] = [];
  const part = text.slice(from, to);
  let start = 0;
  for (const at of [...[...part.matchAll(breaks)].map(({ index }) => index), part.length]) {
    const raw = part.slice(start, at);
    const bare = raw.replace(tieEdges, '').replace(/[\s)]+$/, '');
    const offset = raw.indexOf(bare);
    if (/[\p{L}\d]/u.test(bare)) {
      const begin = from + start + Math.max(0, offset);
      found.push({ type: 'text', text: bare, start: begin, end: begin + bare.length });
    }
    start = at + 1;
  }
  return found;
}

/** A bare '9' is an hour only where a clause opens with it, and something follows. */
function isHour(hours: ClockSpan, text: string): boolean {
  if (hours.isSure || hours.untilTime !== undefined || /[.:]/.test(hours.text)) return true;
  const hour = Number(hours.time.slice(0, 2));
  const opens = /(?:^|[,;:\n]|(?<!\p{L})\p{L}{2,9}\.?) *$/u.test(
    text.slice(Math.max(0, hours.start - 12), hours.start),
  );
  return opens && hour >= 6 && hour <= 22 && /^ \p{L}/u.test(text.slice(hours.end, hours.end + 2));
}

function piecesIn(text: string, language: string): Piece[] {
  const days = findWeekdays(text, language).map((span): Piece => ({ type: 'days', ...span }));
  const hours = findClocks(text)
    .filter((span) => isHour(span, text))
    .map((span): Piece => ({ type: 'hours', hours: span, start: span.start, end: span.end }))
    .filter((piece) => !days.some((day) => day.start < piece.end && piece.start < day.end));
  const marks = [...days, ...hours].sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of marks) {
    pieces.push(...textPieces(text, at, mark.start), mark);
    at = mark.end;
  }
  return [...pieces, ...textPieces(text, at, text.length)];
}

interface Draft {
  days: readonly number[];
  hours: ClockSpan[];
  title: string;
  /** 'Church to barn 3.30pm': what it is stands before its hours. */
  readonly isTitleFirst: boolean;
  start: number;
  end: number;
}

/** The entries of one clause; `days` are those that were named before it. */
function entriesOf(
  clause: readonly Piece[],
  days: readonly number[],
): { entries: Draft[]; days: readonly number[] } {
  const entries: Draft[] = [];
  const firstMark = clause.find(({ type }) => type !== 'days');
  const isTitleFirst =
    firstMark?.type === 'text' &&
    clause.at(-1)?.type !== 'text' &&
    clause.some(({ type }) => type === 'hours');
  let current = days;
  let previous: Piece['type'] | null = null;
  const open = (piece: Piece): Draft => {
    const draft: Draft = {
      days: current,
      hours: [],
      title: '',
      isTitleFirst,
      start: piece.start,
      end: piece.end,
    };
    entries.push(draft);
    return draft;
  };
  for (const piece of clause) {
    const last = entries.at(-1);
    if (piece.type === 'days') {
      current = previous === 'days' ? [...current, ...piece.days] : piece.days;
      // 'Vinyasa mon 7am', 'closed sundays': the day of what was named.
      if (last && last.hours.length === 0) last.days = current;
    } else if (piece.type === 'hours') {
      const isMore = last && (isTitleFirst || previous === 'hours') && previous !== 'days';
      const isNamed = last && isTitleFirst && last.hours.length === 0;
      const draft = isMore || isNamed ? last : open(piece);
      draft.hours.push(piece.hours);
      draft.end = piece.end;
    } else {
      const isOpen = last && !isTitleFirst && last.title === '';
      const draft = isOpen ? last : open(piece);
      draft.title = piece.text;
      draft.end = piece.end;
    }
    previous = piece.type;
  }
  return { entries, days: current };
}

/** Hours without a title are more of the entry before, where that has none either or was named first. */
function joined(entries: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  for (const entry of entries) {
    const before = kept.at(-1);
    const isSameDay = before?.days.join() === entry.days.join();
    if (before && isSameDay && entry.title === '' && (before.title === '' || before.isTitleFirst)) {
      before.hours.push(...entry.hours);
      before.end = entry.end;
    } else kept.push({ ...entry, hours: [...entry.hours] });
  }
  return kept;
}

/** More than this is no timetable that somebody typed. */
const longestText = 4_000;

/** Reads a text as a timetable: 'mon 8-9 maths, 9-10 english, tue 8-9 art', 'mon-fri 7am-6pm, closed sundays'. */
export function readEntries(whole: string, language: string): TimetableReading {
  const text = whole.slice(0, longestText);
  const pieces = piecesIn(text, language);
  const first = pieces.find(({ type }) => type !== 'text');
  const clauses = clausesIn(text, pieces);
  const notes: string[] = [];
  const drafts: Draft[] = [];
  let days: readonly number[] = [];
  let isOnlyDays = false;
  for (const clause of clauses) {
    const [opening] = clause;
    if (clause.every(({ type }) => type === 'text')) {
      const said = clause.map((piece) => (piece.type === 'text' ? piece.text : '')).join(' ');
      if (first && opening && opening.start > first.start) notes.push(said);
      continue;
    }
    // 'Stundenplan 3a mo 8:00 deutsch': what stands before the first day is the head, in one breath or not.
    const isHeaded =
      drafts.length === 0 &&
      opening?.type === 'text' &&
      clause.at(-1)?.type === 'text' &&
      clause.some(({ type }) => type === 'hours');
    // 'Mon, wed and fri 9-10': days that stand alone go with those that follow.
    const isMoreDays = isOnlyDays && opening?.type === 'days';
    const before = days;
    const read = entriesOf(isHeaded ? clause.slice(1) : clause, days);
    days = isMoreDays ? [...before, ...read.days] : read.days;
    isOnlyDays = clause.every(({ type }) => type === 'days');
    drafts.push(...read.entries.map((entry) => (isMoreDays ? { ...entry, days } : entry)));
  }
  const [beginning, ...others] = drafts;
  // 'Our café mon-fri 8-4, sat 9-2': nothing else is named, so this is whose hours they are.
  const isHead =
    beginning?.isTitleFirst && others.length > 0 && !others.some(({ isTitleFirst }) => isTitleFirst);
  if (isHead && beginning.days.length > 0) beginning.title = '';
  else if (beginning?.isTitleFirst)
    return {
      head: headOf(text, Math.min(beginning.start, first?.start ?? beginning.start)),
      entries: joined(drafts),
      notes,
    };
  return { head: headOf(text, first?.start ?? text.length), entries: joined(drafts), notes };
}

const trailingTies = new RegExp(`(?:[\\s,:;.(–—-]|(?<!\\p{L})${ties})+$`, 'iu');
const headOf = (text: string, end: number): string =>
  text
    .slice(Math.max(0, end - 200), end)
    .replace(trailingTies, '')
    .trim();
