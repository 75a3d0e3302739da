import { formatTime } from '../../layout/format-time.ts';
import { isWorldLanguage } from '../../layout/world-labels.ts';
import { moneyPattern } from './amounts.ts';
import { findClocks } from './clock-times.ts';
import { addDays, type DateMention, findDates } from './dates.ts';
import { hourStyleOf } from './hour-style.ts';
import type { ReadingLanguage } from './language.ts';
import type { Remainder } from './remainder.ts';
import { findWorldDates } from './world-dates.ts';
import { takeWorldFacts } from './world-places.ts';
import { namesDay } from './written-dates.ts';

/** A date with what stood before it: 'until Sunday', 'every Saturday'. */
export interface OccasionDate extends DateMention {
  readonly isUntil: boolean;
  readonly isEvery: boolean;
  /** The first of several: 'every Tuesday from 5 May'. */
  readonly isFirst: boolean;
}

/** What one must know to come: taken from the text in the words of the prompt. */
export interface OccasionFacts {
  readonly dates: readonly OccasionDate[];
  readonly times: readonly string[];
  readonly place: string | null;
  readonly price: string | null;
  /** '30% off'. */
  readonly reduction: string | null;
}

const price = new RegExp(
  `(?:,? *(?:and|with|mit|avec|con) +)?(?:(?:tickets?|entry|admission|entrance|price|cover|eintritt|karten|tarif|prix|entrée|entrada|precio)(?: (?:is|are|costs?|from|at|for|only|ab|für|à|de))*:? *(${moneyPattern}(?: (?:each|per person|p\\.p\\.|at the door|pro Person|par personne|por persona))?)|(${moneyPattern}) (?:tickets?|entry|admission|entrance|Eintritt|per person|pro Person|at the door)|(?:for (?:only |just )?|only )((?=[^\\d\\s]{0,4}[$£€]|\\d[\\d.,]* ?(?:€|EUR|CHF|dollars|euros|pounds))${moneyPattern}))`,
  'iu',
);
const freeEntry =
  /(?:,? *(?:and|with) +)?(?:(?:entry|admission|entrance|tickets?) (?:is |are )?free|free (?:entry|admission|entrance|of charge|tickets?)|eintritt (?:ist )?frei|entrée (?:libre|gratuite)|entrada (?:libre|gratuita)|(?<=,|^)\s*(?:free|kostenlos|gratis|gratuite?|gratuito)(?= *(?:$|[,.;!])))/iu;
const reduction =
  /(?:(?:up to|bis zu) )?\d{1,2} ?%(?: (?:off|discount|rabatt|de remise|de descuento|reduction|nachlass))?/iu;
const venueLabel =
  /(?:^|[\n,;.]) *(?:venue|place|location|where|ort|wo|lieu|lugar)(?: is |: ?) *([^,;\n.]{2,60})/iu;
/** A house with its number, the name before it and the town behind it. */
const streetVenue =
  /(?:(?:at|in) )?(?:(?:the )?\p{Lu}[\p{L}'’ -]{2,40}, )?(?:\d{1,4}[a-z]? (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Drive|Dr|Way|Court|Ct|Close|Place|Quay|Crescent|Terrace)(?![\p{L}])|\p{Lu}[\p{L}-]{1,25}(?:straße|strasse|weg|platz|gasse|str\.) \d{1,4}|\d{1,4} (?:rue|avenue|place|boulevard|allée|chemin|impasse|quai|calle) [^,;\n.]{3,40})(?:, \p{Lu}[\p{L} '’-]{2,30})?/u;
const address =
  '(?:, \\d{1,4}[a-z]? [^,;\\n]{3,40}|, (?!um |bis |rsvp|by |reply|please )[^,;\\n]{3,40} \\d{1,4}[a-z]?(?=$|[,;.\\n]))?';
const venue = new RegExp(
  `(?:,? *)(?<![\\p{L}])(?:at|in|im|in der|in dem|auf dem|au|à la|à|chez|en el|en la|en)(?: the| our| der| dem)? +((?!\\d|(?:aid|front|the evening|the morning|the afternoon|english|german|french|spanish|total|advance|person|case|dark|light|directo|vivo|direct|famille|famiglia|familia)(?![\\p{L}]))(?:St\\. |[^,;\\n.!]){2,48}?)(?=$|[,;.!\\n]| (?:on|from|with|for|at \\d|starting|this|next|tickets?|entry|admission|free|am|um|ab|mit|le|el|pour|para) )${address}`,
  'iu',
);

/** 'Am Stadion', once the days are taken, is where: in German a capital tells a noun. */
const germanVenue =
  /(?:,? *)(?<![\p{L}])(?:am|beim|an der|vor dem|vor der|hinter dem|hinter der|neben dem|neben der) ((?:\p{Lu}[\p{L}’'-]{2,30})(?: \p{Lu}[\p{L}’'-]{2,24}){0,2}(?: \d{1,3})?)(?=$| *[,.;!\n]| (?:mit|um|ab|von|für) )/u;

const dateLead =
  /(?:,? *(?<![\p{L}])(?:every|each|jeden|chaque|cada|on|at|from|starting|until|till|by|this|am|ab|um|vom|den|bis|dès|à partir|le|du|jusqu['’]au|à|el|desde|hasta|a las|the)(?![\p{L}]))+ *$/iu;

/** '3 Oct, 10-2' is open from ten to two in the afternoon, 'Sunday 1-4' from one: no year, no second of October. */
const bareHours = /(?<=\d(?:st|nd|rd|th)?,? |day,? )(\d{1,2})[-–](\d{1,2})(?![\d/.:-]| ?[ap]\.?m)/giu;

function spellHours(text: string, language: ReadingLanguage): string {
  const spell = (hour: number): string =>
    language === 'en' ? `${hour % 12 || 12}${hour % 24 < 12 ? 'am' : 'pm'}` : `${hour}:00`;
  return text.replace(bareHours, (whole, from: string, to: string) => {
    const [start, end] = [Number(from), Number(to)];
    if (start > 23 || end > 24) return whole;
    // Nobody opens a house at one in the morning.
    if (start < 7 && start < end) return `from ${spell(start + 12)} to ${spell(end + 12)}`;
    return `from ${spell(start)} to ${spell(end <= start ? end + 12 : end)}`;
  });
}

/** A day to answer by is no day of the occasion; its clause stays whole. */
/** 'Bitte bis 10. März zusagen'. */
const answerBehind = /^ *(?:zusagen|absagen|anmelden|antworten|anmeldung)(?!\p{L})/iu;
const answerBy = /rsvp|reply|answer|register|sign up|antwort|anmeld|zusage|répon|inscri|confirm/iu;

const weekdays =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim)\p{L}*\.? ?(?:-|–|to|bis|à|a) ?(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim)\p{L}*/iu;

/** Hours that stand apart from any day: '12 avril 20h30', '12 septiembre 17:00 a 22:00'. */
function withLooseHours(dates: readonly DateMention[], text: string, today: string): DateMention[] {
  const hours = findClocks(text).filter(({ isSure }) => isSure);
  const isWithin = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
    one.start < other.end && other.start < one.end;
  const loose = hours.filter((hour) => !dates.some((date) => isWithin(hour, date)));
  // A bare hour that is the end of a span was read without its beginning.
  const whole = (date: DateMention): DateMention => {
    const span = date.hasDay
      ? undefined
      : hours.find((hour) => isWithin(hour, date) && hour.end - hour.start > date.end - date.start);
    return span ? { ...date, ...span } : date;
  };
  return [...dates.map(whole), ...loose.map((hour) => ({ ...hour, iso: today, hasDay: false }))].sort(
    (one, other) => one.start - other.start,
  );
}

/** Between 'Fri' and 'Sat'. */
const tie = /^\s*(?:and|&|\+|\/|und|u\.|et|y|e)\s*$/iu;

/** 'Fri & Sat' on a Saturday: the second of two weekdays comes after the first. */
function inTurn(dates: readonly DateMention[], text: string): readonly DateMention[] {
  return dates.map((date, index) => {
    const before = dates[index - 1];
    const isLater =
      before !== undefined &&
      !namesDay.test(before.text) &&
      date.iso < before.iso &&
      !namesDay.test(date.text) &&
      tie.test(text.slice(before.end, date.start));
    return isLater ? { ...date, iso: addDays(date.iso, 7) } : date;
  });
}

function takeDates(rest: Remainder, languages: Languages, today: string): OccasionDate[] {
  const { language, wordLanguage } = languages;
  rest.text = spellHours(rest.text, wordLanguage);
  const taken: OccasionDate[] = [];
  /** Where the day behind begins; what stands before it is as it was. */
  let next = rest.text.length;
  const found = isWorldLanguage(language)
    ? findWorldDates(rest.text, language, today)
    : findDates(rest.text, wordLanguage, today);
  for (const date of withLooseHours(inTurn(found, rest.text), rest.text, today).reverse()) {
    const before = rest.text.slice(0, date.start);
    // 'Tue-Sat 9-5' are opening hours, no day of an occasion.
    if (weekdays.test(date.text)) continue;
    const clauseBefore = /[^,;.\n]*$/.exec(before.slice(-60))?.[0] ?? '';
    const clauseBehind = /^[^,;.\n]{0,40}/.exec(rest.text.slice(date.end))?.[0] ?? '';
    if (answerBy.test(clauseBefore) || answerBehind.test(clauseBehind)) continue;
    const lead = dateLead.exec(before)?.[0] ?? '';
    taken.unshift({
      ...date,
      isUntil: /until|till|bis|jusqu|hasta/i.test(lead),
      isFirst: /(?:from|starting|desde|ab|vom|dès|à partir)(?!\p{L})/iu.test(lead) && !date.untilIso,
      isEvery: /every|each|jeden|chaque|cada/i.test(lead) || /^\p{L}{3,6}days(?!\p{L})/iu.test(date.text),
    });
    const isTied = tie.test(rest.text.slice(date.end, next));
    rest.text = `${before.slice(0, before.length - lead.length)} , ${rest.text.slice(isTied ? next : date.end)}`;
    next = before.length - lead.length;
  }
  return taken;
}

/** A clause that is a price and nothing else: '…, $10, …'. */
const barePrice = new RegExp(
  `(?:^|[,.;\\n]) *((?=[^\\d\\s]{1,4} ?\\d|\\d[\\d.,]* ?(?:€|EUR|CHF|dollars|euros|pounds|francs))${moneyPattern}) *(?=$|[,.;\\n](?!\\d))`,
  'iu',
);
/** A clause or its end that is the name of a place by its last or first word: 'Greenfield Park', 'place Bellecour'. */
const namedPlace =
  /(?:(?:^|,) *(?:(?:on|at|in|auf dem|am) (?:the )?)?|(?<=\p{L}|,) +(?:(?:à la|à|dans la|au|en el|en la|en) )?(?=(?:place|salle|parc|plaza|sala|parque) \p{Lu}))((?:[Tt]he )?(?:\p{Lu}[\p{L}’'-]{1,24} ){1,3}(?:Park|Square|Hall|Gardens?|Centre|Center|Church|School|Library|Museum|Theatre|Theater|Hotel|Café|Bar|Pub|Club|Studio|Gallery|Beach|Stadium|Arena|House|Plaza|Room|Pavilion|Field|Farm|Market Place|Kitchen|Chapel|Meadow|Common|Green|Pier|Barn|Abbey|Castle|Cathedral|Auditorium|Warehouse|Depot|Marina|Brewery|Winery|Orchard|Lodge|Tavern|Campus|Courtyard|Mill)|\p{Lu}[\p{L}-]{2,24}(?:platz|park|halle|haus|saal|garten|kirche|schule|straße)|(?:place|salle|parc|théâtre|plaza|sala|parque|teatro) (?:de la |des |du |de |del )?\p{Lu}[\p{L}’' -]{1,30})(?=$| *[,;.\n])/u;
/** 'school hall', typed in small letters: a clause that is a place by its last word. */
const smallPlace =
  /(?<=^|[,;\n]) *((?:the )?(?:\p{L}[\p{L}’'-]{1,20} ){1,3}(?:hall|park|church|school|library|museum|theatre|theater|hotel|centre|center|gym|field|pavilion|boathouse|clubhouse|garden|turnhalle|gemeindehaus|vereinsheim|stadtpark))(?= *(?:$|[,;\n]| (?:free|bring|tickets?|entry|all welcome|everyone|please|with)(?!\p{L})))/iu;
/** The last clause, when it is a name alone: '…, Berlin'. */
const loosePlace = /, *(\p{Lu}[\p{L}-]{2,24}(?: \p{Lu}[\p{L}-]{2,24})?)(?: *,)* *\.? *$/u;

/** A clause that is nothing but a name: '…, Riverside Meadow, …'. */
const nameClause =
  /(?<=[,.;\n] *)((?:\p{Lu}[\p{L}’'-]{1,24} ){1,3}\p{Lu}[\p{L}’'-]{1,24})(?= *(?:$|[,;.\n]))/u;

/** 'Yoga in the park, …, Riverside Meadow': the name says where; the park belongs to what is on. */
function takeNameOver(rest: Remainder): RegExpExecArray | null {
  const common = venue.exec(rest.text)?.[1] ?? '';
  const name = /^\p{Ll}/u.test(common) ? nameClause.exec(rest.text) : null;
  if (name && !rest.text.slice(0, name.index).trim().endsWith(common))
    rest.cut(name.index, name.index + name[0].length);
  return name;
}

/** The language of a page, and the one whose words read it. */
interface Languages {
  /** BCP 47. */
  readonly language: string;
  readonly wordLanguage: ReadingLanguage;
}

/** Takes dates, times, place and price of an occasion out of a text. */
export function takeOccasionFacts(rest: Remainder, languages: Languages, today: string): OccasionFacts {
  const { language, wordLanguage } = languages;
  const isFree = rest.take(freeEntry);
  const cost = isFree ? null : (rest.take(price) ?? rest.take(barePrice));
  const dates = takeDates(rest, languages, today);
  const world = isWorldLanguage(language) ? takeWorldFacts(rest, language) : null;
  const place = world?.place
    ? null
    : (rest.take(venueLabel) ??
      rest.take(streetVenue) ??
      rest.take(namedPlace) ??
      takeNameOver(rest) ??
      rest.take(venue) ??
      (wordLanguage === 'de' ? rest.take(germanVenue) : null) ??
      rest.take(smallPlace) ??
      rest.take(loosePlace));
  const share = reduction.exec(rest.text);
  const times = dates.flatMap(({ time, untilTime, text }) =>
    time ? [formatTime(time, language, hourStyleOf(text), untilTime)] : [],
  );
  return {
    dates: dates.filter((date) => date.hasDay),
    times: [...new Set(times)],
    place:
      world?.place ??
      (place
        ? place[0]
            .replace(
              /^[\s,.;\n]*(?:(?:venue|place|location|where|ort|wo|lieu|lugar)(?: is)?:? +|(?:on|at|in der|in dem|in|im|auf dem|au|à|chez|en)(?![\p{L}]) +)/iu,
              '',
            )
            .replace(/^[\s,.]+|[\s,.]+$/g, '')
            .trim()
        : null),
    price:
      world?.price ??
      (isFree
        ? isFree[0].replace(/^,? *(?:and|with) +/i, '').trim()
        : ((cost?.[1] ?? cost?.[2] ?? cost?.[3] ?? null)?.trim() ?? null)),
    reduction: share?.[0] ?? null,
  };
}
