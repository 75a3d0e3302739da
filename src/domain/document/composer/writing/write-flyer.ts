import type { Fact, FlyerContent } from '../../brief.ts';
import { formatDate } from '../../layout/format-date.ts';
import { formatMoney } from '../../layout/format-money.ts';
import { findAmounts } from '../reading/amounts.ts';
import { assumedCurrency } from '../reading/currency.ts';
import type { DateMention } from '../reading/dates.ts';
import { readLines } from '../reading/invoice-lines.ts';
import type { KindName } from '../reading/kinds.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { OccasionFacts } from '../reading/occasion-facts.ts';
import type { Remainder } from '../reading/remainder.ts';
import type { Subject } from '../reading/subject.ts';
import { findOccasion } from '../topics/occasions.ts';
import { flyerWords } from './flyer-words.ts';

export interface FlyerSource {
  readonly subject: Subject;
  readonly facts: OccasionFacts;
  readonly contact: readonly string[];
  readonly kind: KindName;
  readonly language: ReadingLanguage;
  readonly prompt: string;
  readonly today: string;
}

const gap = (placeholder: string): Fact => ({ placeholder });

/** '14 June', with the year only when it is not the coming one. */
function dayOf(iso: string, language: ReadingLanguage, today: string): string {
  const far = Number(iso.slice(0, 4)) - Number(today.slice(0, 4)) > 1;
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(far ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${iso}T00:00:00Z`));
}

function rangeOf(date: DateMention, language: ReadingLanguage): string {
  const from = formatDate(date.iso, language);
  return date.untilIso ? `${from} – ${formatDate(date.untilIso, language)}` : from;
}

function factsOf(source: FlyerSource): FlyerContent['facts'] {
  const { facts, language, kind } = source;
  const words = flyerWords[language];
  const isInvitation = kind.id === 'invitation';
  const list: { label: string; value: Fact }[] = [];
  const days = facts.dates.filter((date, index) => index === 0 || date.iso !== facts.dates[0]?.iso);
  for (const date of days.slice(0, 3)) {
    list.push({
      label: date.text.match(/until|bis|jusqu|hasta/i) ? words.until : words.when,
      value: rangeOf(date, language),
    });
  }
  for (const time of facts.times.slice(0, 2)) list.push({ label: words.time, value: time });
  if (facts.place) list.push({ label: words.where, value: facts.place });
  else if (source.subject.place) list.push({ label: words.where, value: source.subject.place });
  if (facts.price) list.push({ label: words.price, value: facts.price });
  if (list.length === 0 || (isInvitation && days.length === 0))
    list.unshift({ label: words.when, value: gap(words.date) });
  if (!list.some(({ label }) => label === words.where))
    list.push({ label: words.where, value: gap(words.place) });
  return list;
}

function heroOf({ facts, language, today }: FlyerSource, headline: string): string {
  if (facts.reduction) return facts.reduction.replace(/ (?:discount|reduction)/i, ' off');
  const first = facts.dates[0];
  if (first) return dayOf(first.iso, language, today);
  if (facts.price && /\d/.test(facts.price) && facts.price.length <= 9) return facts.price;
  return headline;
}

/** The longest headline that still works at poster size. */
const longestHeadline = 60;

/** One page to be seen from afar. What the prompt says stands on it; the occasion adds only words of welcome. */
export function writeFlyer(source: FlyerSource): FlyerContent {
  const { subject, facts, contact, kind, language } = source;
  const words = flyerWords[language];
  const occasion = findOccasion(source.prompt);
  const heading = kind.heading[language];
  const said = subject.sentence
    .replace(facts.reduction ?? '\u0000', '')
    .replace(/^(?:\s|,|on |off )+|[\s,]+$/gi, '');
  const full = said || subject.name || heading;
  const headline = full.length > longestHeadline && subject.name ? subject.name : upperFirst(full);
  const extra = [...(headline === upperFirst(full) ? [] : [upperFirst(full)]), ...subject.more];
  const own = extra.length > 0 ? [{ title: words.goodToKnow, text: extra.map(asSentence).join(' ') }] : [];
  const welcome = language === 'en' ? occasion.points.map(([title, text]) => ({ title, text })) : [];
  return {
    kind: 'flyer',
    organisation: subject.name && subject.name !== headline ? subject.name : gap(words.host),
    runningTitle: heading,
    headline,
    tagline: words.tagline ?? occasion.tagline,
    hero: heroOf(source, headline),
    facts: factsOf(source),
    points: [...own, ...welcome].slice(0, 3),
    callToAction: words.action ?? occasion.action,
    contact: contact.length > 0 ? contact : [gap(words.contact)],
    motif: occasion.motif === 'abstract' ? source.prompt.slice(0, 200) : occasion.motif,
  };
}

/** Dishes with prices as the points of a flyer; empty when the text holds none. */
export function readDishes(rest: Remainder, language: ReadingLanguage): FlyerContent['points'] {
  const currency =
    findAmounts(rest.text).find((amount) => amount.currency)?.currency ?? assumedCurrency(language);
  const { lines, leftovers } = readLines(rest.text, { language, currency, fallback: '' });
  const dishes = lines.filter((line) => line.description !== '');
  if (dishes.length > 0) rest.text = leftovers.join('. ');
  return dishes.map((line) => ({
    title: line.description,
    text: formatMoney(line.amountMinor, currency, language).full,
  }));
}

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
