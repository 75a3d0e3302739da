import { formatHours, formatTime, type HourStyle } from '../../layout/format-time.ts';
import type { ArticleContent, ContentBlock, FlyerContent, RichText, TableContent } from '../brief.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import type { TimetableEntry } from './read-entries.ts';
import { timetableWords } from './timetable-words.ts';
import { daysText, weekdayName } from './weekdays.ts';

export interface TimetableSource {
  readonly title: string;
  /** Whose hours these are; null where nobody is named. */
  readonly owner: string | null;
  readonly entries: readonly TimetableEntry[];
  readonly notes: readonly string[];
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  /** What the page is written in, BCP 47. */
  readonly locale: string;
  readonly style: HourStyle;
}

const plain = (text: string): RichText => [{ text }];

/** 'Closed', in whatever words: a day without hours says so where the others have theirs. */
const closed =
  /^(?:closed|geschlossen|zu|ruhetag|fermée?|cerrad[oa]|chius[oa]|fechad[oa]|gesloten|nieczynne|zamknięte|休み|定休日|休业|休息|مغلق|by appointment|nach vereinbarung|sur rendez-vous|con cita)(?!\p{L})/iu;

/** The hours of an entry; `isAlone` where no column says that they are hours. */
const hoursText = ({ hours }: TimetableEntry, source: TimetableSource, isAlone: boolean): string =>
  hours
    .map(({ time, untilTime }, index) => {
      const write = isAlone && index === hours.length - 1 ? formatTime : formatHours;
      return write(time, source.locale, source.style, untilTime);
    })
    .join(', ');

/** Whether these are hours of a house: days with their hours, and nothing that happens then. */
export const isOpening = (entries: readonly TimetableEntry[]): boolean =>
  entries.some(({ days }) => days.length > 0) &&
  entries.every(({ title }) => title === '' || closed.test(title)) &&
  entries.some(({ hours }) => hours.length > 0);

/** Whether these are ways with the hours at which they begin. */
const isDepartures = (entries: readonly TimetableEntry[]): boolean =>
  entries.every(({ days, hours }) => days.length === 0 && hours.length > 0) &&
  entries.some(({ hours, title }) => hours.length > 1 || title === '');

/** More lines than this do not stand side by side in large type. */
const mostFacts = 6;

/** Hours to hang on a door: large, one line a day. */
function writeHours(source: TimetableSource): FlyerContent {
  const { language, locale, entries, owner, notes, contact } = source;
  const facts = entries.map((entry) => {
    const days = daysText(entry.days, locale);
    return {
      label: days || upperFirst(entry.title) || timetableWords.departures[language],
      value: entry.hours.length > 0 ? hoursText(entry, source, true) : upperFirst(entry.title),
    };
  });
  return {
    kind: 'flyer',
    organisation: owner ?? (isOpening(entries) ? { placeholder: timetableWords.owner[language] } : null),
    runningTitle: '',
    headline: source.title,
    tagline: '',
    hero: source.title,
    facts,
    points: notes.map((note) => ({ title: upperFirst(note), text: '' })),
    callToAction: '',
    contact,
    motif: 'abstract',
  };
}

interface Slot {
  readonly from: string;
  readonly sort: number;
  /** The hours that most have which begin then. */
  readonly label: string;
}

/** A school's day goes on after noon: '1-2' behind '11-12' is in the afternoon. */
function minutesOf(entry: TimetableEntry): number {
  const [hour = 0, minute = 0] = (entry.hours[0]?.time ?? '').split(':').map(Number);
  return (hour < 7 && entry.hours[0]?.isSure !== true ? hour + 12 : hour) * 60 + minute;
}

const beginningOf = (entry: TimetableEntry): string => entry.hours[0]?.time ?? '';

function slotsOf(entries: readonly TimetableEntry[], source: TimetableSource): Slot[] {
  return [...new Set(entries.map(beginningOf))]
    .map((from): Slot => {
      const then = entries.filter((entry) => beginningOf(entry) === from);
      const labels = then.map((entry) => hoursText(entry, source, false));
      const count = (label: string): number => labels.filter((other) => other === label).length;
      const label = labels.reduce(
        (most, other) => (count(other) > count(most) ? other : most),
        labels[0] ?? '',
      );
      return { from, label, sort: then[0] ? minutesOf(then[0]) : 0 };
    })
    .sort((one, other) => one.sort - other.sort);
}

/** Less of a week than this in its cells reads better as a list. */
const leastFilled = 0.6;

/** What is on, and how long where that is not what its row says. */
function cellText(entry: TimetableEntry, label: string, source: TimetableSource): string {
  const hours = hoursText(entry, source, false);
  return `${upperFirst(entry.title)}${hours === label ? '' : ` (${hours})`}`;
}

/** Days side by side, hours from morning to evening. Null where most cells would be empty. */
function weekTable(source: TimetableSource): TableContent | null {
  const { entries, language, locale } = source;
  const days = [...new Set(entries.flatMap((entry) => entry.days))].sort((one, other) => one - other);
  const slots = slotsOf(entries, source);
  const filled = entries.reduce((sum, entry) => sum + entry.days.length, 0);
  const isWeek = days.length > 1 && entries.every((entry) => entry.days.length > 0 && entry.hours.length > 0);
  if (!isWeek || filled / (days.length * slots.length) < leastFilled) return null;
  return {
    head: [
      plain(timetableWords.time[language]),
      ...days.map((day) => plain(weekdayName(day, locale, days.length > 5 ? 'short' : 'long'))),
    ],
    rows: slots.map(({ from, label }) => [
      plain(label),
      ...days.map((day) =>
        plain(
          entries
            .filter((entry) => entry.days.includes(day) && beginningOf(entry) === from)
            .map((entry) => cellText(entry, label, source))
            .join(' / ') || '–',
        ),
      ),
    ]),
    alignment: ['left', ...days.map(() => 'left' as const)],
  };
}

function listTable(source: TimetableSource): TableContent {
  const { entries, language, locale } = source;
  const hasDays = entries.some(({ days }) => days.length > 0);
  const isWays = isDepartures(entries);
  // 'Closed' stands where the hours of the other days do.
  const isHouse = isOpening(entries);
  const what = isWays || isHouse ? [] : [plain(timetableWords.item[language])];
  const head = [
    ...(hasDays ? [plain(timetableWords.day[language])] : []),
    ...(isWays ? [plain(timetableWords.item[language])] : []),
    plain(timetableWords[isWays ? 'departures' : 'time'][language]),
    ...what,
  ];
  let before = '';
  return {
    head,
    rows: entries.map((entry) => {
      const days = daysText(entry.days, locale);
      const day = days === before ? '' : days;
      before = days;
      const title = upperFirst(entry.title) || '–';
      const hours = hoursText(entry, source, false) || (isHouse ? title : '–');
      const cells = isHouse ? [hours] : isWays ? [title, hours] : [hours, title];
      return [...(hasDays ? [day] : []), ...cells].map(plain);
    }),
    alignment: head.map(() => 'left' as const),
  };
}

/** A week, a day or a line of departures as a table. */
function writeTable(source: TimetableSource): ArticleContent {
  const { notes, contact, owner } = source;
  const table = weekTable(source) ?? listTable(source);
  const said = [...notes.map(upperFirst), ...contact];
  return {
    kind: 'article',
    organisation: owner,
    runningTitle: '',
    date: '',
    title: source.title,
    blocks: [
      { type: 'table', table },
      ...said.map((note): ContentBlock => ({ type: 'paragraph', text: plain(note) })),
    ],
  };
}

/** A timetable as its readers look for it: opening hours and departures large, weeks as a table. */
export function writeTimetable(source: TimetableSource): ArticleContent | FlyerContent {
  const { entries } = source;
  const isDoor = (isOpening(entries) || isDepartures(entries)) && entries.length <= mostFacts;
  return isDoor ? writeHours(source) : writeTable(source);
}
