import { formatDate } from '../../layout/format-date.ts';
import { subjectOf } from '../../layout/ornament/subject.ts';
import type { Fact, FlyerContent } from '../brief.ts';
import { partsOf, sentencesIn } from '../reading/clauses.ts';
import type { KindName } from '../reading/kinds.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { OccasionDate, OccasionFacts } from '../reading/occasion-facts.ts';
import { leadingArticle, type Subject } from '../reading/subject.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { namesDay } from '../reading/written-dates.ts';
import type { ProgrammePoint } from '../timetables/take-programme.ts';
import { timetableWords } from '../timetables/timetable-words.ts';
import { findOccasion, type Occasion } from '../topics/occasions.ts';
import { flyerWords } from './flyer-words.ts';

export interface FlyerSource {
  readonly subject: Subject;
  readonly facts: OccasionFacts;
  /** What happens when; empty where nobody said. */
  readonly programme: readonly ProgrammePoint[];
  readonly contact: readonly string[];
  readonly kind: KindName;
  readonly language: ReadingLanguage;
  /** What the page is written in, BCP 47. */
  readonly locale: string;
  readonly prompt: string;
  readonly today: string;
  /** What the page is instead of an occasion: 'For sale'. */
  readonly notice?: string;
}

const gap = (placeholder: string): Fact => ({ placeholder });

/** Days in the order in which the prompt wrote them: '14 June' or 'June 14'. */
function localeOf(date: OccasionDate, language: string): string {
  return language === 'en' &&
    /\d(?:st|nd|rd|th)?\.? +(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(date.text)
    ? 'en-GB'
    : language;
}

/** 'Every Saturday', or '14 June' with the year only when it is not the coming one. */
function shortDay(date: OccasionDate, language: string, today: string): string {
  const isFar = Number(date.iso.slice(0, 4)) - Number(today.slice(0, 4)) > 1;
  const style: Intl.DateTimeFormatOptions = date.isEvery
    ? { weekday: 'long' }
    : { day: 'numeric', month: 'long', ...(isFar ? { year: 'numeric' as const } : {}) };
  const format = new Intl.DateTimeFormat(localeOf(date, language), { ...style, timeZone: 'UTC' });
  return format.format(new Date(`${date.iso}T00:00:00Z`));
}

/** The day of the week where the prompt names it, and it is that of the date. */
function weekdayOf(date: OccasionDate, locale: string): string | null {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const name = format.format(new Date(`${date.iso}T00:00:00Z`));
  const typed = /^\p{L}{2,}/u.exec(date.text.replace(/^(?:this|next|on|am|le|el|den) /iu, ''))?.[0] ?? '';
  const length = Math.min(3, typed.length);
  const isSame = length > 1 && typed.toLowerCase().slice(0, length) === name.toLowerCase().slice(0, length);
  return isSame && !date.untilIso ? upperFirst(name) : null;
}

function wholeDay(date: OccasionDate, source: FlyerSource): string {
  if (date.isEvery)
    return `${flyerWords[source.language].every} ${shortDay(date, source.locale, source.today)}`;
  const locale = localeOf(date, source.locale);
  const day = formatDate(date.iso, locale);
  const weekday = weekdayOf(date, locale);
  const from = weekday ? `${weekday} ${day}` : day;
  return date.untilIso ? `${from} – ${formatDate(date.untilIso, locale)}` : from;
}

function factsOf(source: FlyerSource): FlyerContent['facts'] {
  if (isNotice(source)) return [];
  const { facts, language, kind } = source;
  const words = flyerWords[language];
  const list: { label: string; value: Fact }[] = [];
  const days = facts.dates.filter((date, index) => index === 0 || date.iso !== facts.dates[0]?.iso);
  const isRecurring = days.some(({ isEvery }) => isEvery);
  for (const date of days.slice(0, 3)) {
    const beginning = date.isFirst && isRecurring ? words.from : words.when;
    list.push({ label: date.isUntil ? words.until : beginning, value: wholeDay(date, source) });
  }
  for (const time of facts.times.slice(0, 2)) list.push({ label: words.time, value: time });
  const place = facts.place ?? source.subject.place;
  if (place) list.push({ label: words.where, value: upperFirst(place.replace(/^the /, 'The ')) });
  if (facts.price) list.push({ label: words.price, value: upperFirst(facts.price) });
  if (kind.id === 'menu' || occasionOf(source).isStanding) return list;
  const isSale = facts.reduction !== null;
  if (days.length === 0 && !isSale) list.unshift({ label: words.when, value: gap(words.date) });
  if (!place) list.push({ label: words.where, value: gap(words.place) });
  return list;
}

function heroOf({ facts, locale, today }: FlyerSource, headline: string): string {
  if (facts.reduction) return facts.reduction.replace(/ (?:discount|reduction)/i, ' off');
  const [first, second] = facts.dates;
  if (!first) return headline;
  const isByWeekday = (date: OccasionDate | undefined): boolean =>
    date !== undefined && !date.isEvery && weekdayOf(date, locale) !== null && !namesDay.test(date.text);
  if (!isByWeekday(first)) return shortDay(first, locale, today);
  // Who says 'Fri & Sat' thinks in weekdays; the dates stand among the facts.
  const days = second && isByWeekday(second) ? [first, second] : [first];
  const style: Intl.DateTimeFormatOptions =
    days.length > 1 ? { weekday: 'short' } : { weekday: 'short', day: 'numeric', month: 'short' };
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  return days.map(({ iso }) => format.format(new Date(`${iso}T00:00:00Z`))).join(' & ');
}

const occasionOf = ({ subject, facts }: FlyerSource): Occasion =>
  findOccasion(`${subject.sentence} ${facts.reduction ?? ''}`);

/** 'Lost cat', 'missing bicycle': nobody is invited, and no day is to come. */
export const noticeWords =
  /(?<![\p{L}])(?:lost|missing|found (?:cat|dog|keys?|phone|wallet)|vermisst|entlaufen|verloren|perdue?|perdid[oa]|se busca)(?![\p{L}])|^please /iu;

const isNotice = ({ subject, notice }: FlyerSource): boolean =>
  notice !== undefined || noticeWords.test(subject.sentence);

/** The longest statement that stands as a line of its own; longer ones share a paragraph. */
const longestPoint = 42;

/** What else was said: short statements stand on their own, the rest together. */
function pointsOf(extra: readonly string[], title: string, language: string): FlyerContent['points'] {
  const parts = extra.flatMap((text) => sentencesIn(text, language)).flatMap((sentence) => partsOf(sentence));
  const isHan = /^(?:ja|zh)/.test(language);
  const isBrief =
    parts.length > 0 && parts.length <= (isHan ? 6 : 3) && parts.every((part) => part.length <= longestPoint);
  if (isBrief) return parts.map((part) => ({ title: upperFirst(part), text: '' }));
  return extra.length > 0 ? [{ title, text: extra.map(asSentence).join(' ') }] : [];
}

/** The longest headline that still works at poster size. */
const longestHeadline = 60;

/** 'Festival line-up' is what it is; 'Riverside Sounds', said after it, is what it is called. */
const genericName =
  /^(?:(?:festival|concert|music|event|gig|open air|stage) )?(?:line-?up|line up|programme?|event|festival|concert|gig|party|show)$/iu;
const nameIn = (more: readonly string[]): string | null =>
  more
    .map((text) => text.replace(/[\s,.]+$/, ''))
    .find((text) => /^\p{Lu}[\p{L}’'&-]*(?: (?:\p{Lu}[\p{L}’'-]*|&|of|the)){0,4}$/u.test(text)) ?? null;

/** One page to be seen from afar. What the prompt says stands on it; the occasion adds only words of welcome. */
export function writeFlyer(source: FlyerSource): FlyerContent {
  const { subject, facts, programme, contact, kind, language } = source;
  const words = flyerWords[language];
  const occasion = occasionOf(source);
  const heading = kind.heading[language];
  const said = subject.sentence
    .replace(facts.reduction ?? '\u0000', '')
    .replace(/^(?:\s|,|on |off )+|[\s,]+$/gi, '');
  const full = (said || subject.name || heading).replace(leadingArticle, '');
  const [first = full, ...clauses] = full.split(/, (?!\p{Lu}\p{L}*$)/u);
  const named = genericName.test(first) ? (clauses[0] ?? nameIn(subject.more)) : null;
  const headline = named ?? upperFirst(first.length > longestHeadline && subject.name ? subject.name : first);
  const beside =
    named !== null
      ? clauses.slice(clauses[0] === named ? 1 : 0).join(', ')
      : headline === upperFirst(first)
        ? clauses.join(', ')
        : full;
  const extra = [...(beside ? [upperFirst(beside)] : []), ...subject.more].filter(
    (text) => text.replace(/[\s,.]+$/, '') !== named,
  );
  const isShop = facts.reduction !== null && facts.place !== null && /^\p{Lu}/u.test(facts.place);
  const host =
    !isNotice(source) && subject.name !== headline ? (subject.name ?? (isShop ? facts.place : null)) : null;
  return {
    kind: 'flyer',
    organisation: host ?? (contact.length > 0 ? null : gap(words.host)),
    // A poster does not say that it is one.
    runningTitle: source.notice ?? (kind.id === 'invitation' ? heading : ''),
    headline,
    tagline: isNotice(source) ? '' : (words.tagline ?? occasion.tagline),
    hero: heroOf(source, headline),
    facts: factsOf(source),
    ...(programme.length > 0
      ? {
          programme: timetableWords.programme[language],
          points: programme.map((point) => ({ ...point, text: '' })),
          ...(extra.length > 0
            ? { listing: { title: words.goodToKnow, rows: [], text: extra.map(asSentence).join(' ') } }
            : {}),
        }
      : { points: pointsOf(extra, words.goodToKnow, source.locale) }),
    // Whoever has found something looks for where to call.
    callToAction: isNotice(source) ? contact.join(' · ') : (words.action ?? occasion.action),
    contact: contact.length === 0 ? [gap(words.contact)] : isNotice(source) ? [] : contact,
    motif:
      subjectOf(headline) ??
      (isNotice(source)
        ? null
        : (subjectOf(said) ?? subjectOf(occasion.motif) ?? subjectOf(source.prompt))) ??
      'abstract',
  };
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
