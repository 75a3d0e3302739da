import type { Remainder } from './remainder.ts';
import { saysServings } from './servings.ts';
import { upperFirst } from './upper-first.ts';

/** What a page is about, in the prompt's own words. */
export interface Subject {
  /** 'bike-sharing start-up': no article, no place. */
  readonly phrase: string;
  /** The phrase as the prompt had it, article and place included: 'A bike-sharing start-up in Porto'. */
  readonly sentence: string;
  readonly name: string | null;
  readonly place: string | null;
  /** Sentences and clauses after the first phrase, word for word. */
  readonly more: readonly string[];
}

const capital = "\\p{Lu}[\\p{L}\\d'’.&-]{0,30}";
const nameWords = `${capital}(?: (?:(?:of|the|and|de|la|&|for) )?${capital}){0,4}`;
const notPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Spanish|A4|A5|Swiss|Dark|Light|I|We|Our)$/;

const called = new RegExp(
  `,? *(?:which is |that is )?(?:called|named|namens|genannt|appelée?|nommée?|llamad[oa]) ["“„«]?(${nameWords}|[\\p{L}\\d][\\p{L}\\d.-]{1,30})["”“»]?,?`,
  'u',
);
const quoted = /["“„«]([^"“”„«»\n]{1,60})["”“»]/u;
const nameFirst = new RegExp(
  `^(${nameWords})(?=(?:,| is | –| —| -|:) *(?:an?|the|our|eine?n?|une?|una?|unos?|unas?|des|les|la|le|die|der|das)? )`,
  'u',
);
const nameAlone = new RegExp(`^(${nameWords})(?=$|[,.;:\\n]| in | at | on )`, 'u');
const inPlace = new RegExp(
  `(?<![\\p{L}])(?:based in|in der|in|near|à|en|aus) ((?:the )?${capital}(?: (?:(?:de|la|do|da|am|upon|on) )?${capital}){0,2})(?![\\p{L}])`,
  'gu',
);
const placeBased = /(\p{Lu}[\p{L}-]{1,30})-based /u;

const leads =
  /^[\s,:–—-]*(?:(?:for|about|on|of|to(?= (?:the|our|my|an?|your) )|with(?= (?:our|my|the) )|to pitch|to present|introducing|presenting|that (?:presents|explains|describes)|für|über|zu|zum|zur|pour|sur|para|sobre|de)(?![\p{L}]) *)*/iu;
/** 'The', 'a', 'our' at the head of a phrase. */
export const leadingArticle =
  /^(?:an?|the|my|our|eine?[nmrs]?|der|die|das|den|dem|unsere?[nmrs]?|une?|le|la|les|notre|una?|el|los|las|nuestr[oa]) +/iu;
const clauseEnd =
  /\n|[.;!?](?=\s|$)(?!\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Klasse|Geburtstag|Jahrestag|Hochzeitstag|Platz|Ausgabe|Auflage|Mal|Jubiläum|Semester|Stock|Runde)(?!\p{L}))|,(?= (?:and |we |it |with |our |they |raising|seeking|looking|asking|founded|led|run by|based))|:(?=\s)| (?=raising |seeking |looking for |asking for )|(?: with (?=\d))/iu;

/** The longest phrase that still reads as a heading. */
const longestPhrase = 110;

function findPlace(text: string): string | null {
  const based = placeBased.exec(text);
  if (based?.[1]) return based[1];
  for (const match of text.matchAll(inPlace)) {
    const place = match[1]?.replace(/[.,]+$/, '') ?? '';
    if (place && !notPlaces.test(place.split(' ')[0] ?? '')) return place;
  }
  return null;
}

/** 'Jazz night flyer for the Blue Note' is about 'Jazz night for the Blue Note'; without a 'for' the rest is further news. */
function joinQualifier(text: string, qualifier: string): string {
  const body = text.replace(/^(?:\s*,)+/, '').trimStart();
  const isTied = /^(?:for|in|at|by|from|für|von|pour|para|de)(?![\p{L}])/iu.test(body);
  return isTied ? `${qualifier} ${body}` : `${qualifier}. ${body.replace(/^[:–—-]\s*/, '')}`;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Named {
  readonly name: string | null;
  /** The phrase without the name. */
  readonly phrase: string;
}

/** A name given by 'called …', in quotes, or at the head of the phrase: 'Pedalo, a dog-walking app'. */
function takeName(head: string, text: string): Named {
  const naming = called.exec(text);
  const bare = naming?.[0].replace(/^[\s,]+|[\s,]+$/g, '') ?? '';
  const whole = bare ? head.replace(bare, '').replace(/ {2,}/g, ' ') : head;
  const found =
    naming?.[1] ?? nameFirst.exec(whole)?.[1] ?? quoted.exec(whole)?.[1] ?? nameAlone.exec(whole)?.[1];
  const name = found?.replace(/[.,]+$/, '') ?? null;
  const rest =
    name && whole.startsWith(name) ? whole.slice(name.length).replace(/^(?:,| is| –| —| -|:)+ */, '') : whole;
  return {
    name,
    phrase: rest
      .replace(/(?:\s*,)+\s*$/, '')
      .replace(/\s+,/g, ',')
      .trim(),
  };
}

/** What was said after the first phrase, sentence by sentence. */
function sentencesOf(tail: string): string[] {
  return tail
    .split(
      /(?<=[.!?])(?!\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Klasse|Geburtstag|Jahrestag|Hochzeitstag|Platz|Ausgabe|Auflage|Mal|Jubiläum|Semester|Stock|Runde)(?!\p{L}))\s+(?=[\p{Lu}\d"“])|\n+|;/u,
    )
    .map((part) =>
      part.replace(/\s+,(?:\s*,)*\s*|,(?:\s*,)+\s*/g, ', ').replace(/^[\s,.;:•*-]+|[\s,;]+$/g, ''),
    )
    .filter((part) => /[\p{L}\d]/u.test(part))
    .map(upperFirst);
}

const shorten = (text: string): string =>
  text.length > longestPhrase ? `${text.slice(0, longestPhrase).replace(/\s\S*$/, '')}…` : text;

/** Reads what is left of a prompt once its command is taken: the subject, and everything else said about it. */
export function readSubject(rest: Remainder, qualifier: string): Subject {
  const own = qualifier ? joinQualifier(rest.text, qualifier) : rest.text;
  const text = own
    .replace(/,(?: *,)+/g, ',')
    .replace(/^(?:\s*,)+/, '')
    .replace(leads, '')
    .trim();
  const end = clauseEnd.exec(text);
  const head = (end ? text.slice(0, end.index) : text).slice(0, 400);
  const tail = end ? text.slice(end.index).replace(/^[\s,.;:!?–—-]+/, '') : '';
  const { name, phrase: first } = takeName(head, text);
  const later = sentencesOf(
    name ? tail.replace(new RegExp(`^(?:called|named) ${escapeRegExp(name)}[,. ]*`, 'i'), '') : tail,
  );
  // 'Nordtram: a tram line …' says what it is only after the name; a face or a bullet says nothing at all.
  const isBare = !/[\p{L}\d]/u.test(first);
  const [opening = '', next, ...others] = isBare ? later : [first, ...later];
  const [said, ...more] =
    next !== undefined && saysServings(opening)
      ? [next, opening, ...others]
      : [opening, ...(next === undefined ? [] : [next]), ...others];
  const sentence = shorten(said.replace(/\.$/, ''));
  const place = findPlace(text);
  const inThePlace = place
    ? new RegExp(` *,? ?(?:based in|in|near|à|en|aus) ${escapeRegExp(place)}`, 'u')
    : null;
  const phrase = (inThePlace ? sentence.replace(inThePlace, '') : sentence)
    .replace(leadingArticle, '')
    .trim();
  return {
    phrase: phrase || qualifier.toLowerCase(),
    sentence: upperFirst(sentence || qualifier),
    name,
    place,
    more: said.length > longestPhrase ? [upperFirst(said), ...more] : more,
  };
}
