import type { ReadingLanguage } from './language.ts';
import type { Remainder } from './remainder.ts';

export interface PartyMention {
  readonly name: string;
  /** Address, contact and registration lines that followed the name. */
  readonly lines: readonly string[];
}

const word = "[\\p{L}\\d][\\p{L}\\d'’.+-]{0,39}";
const capital = `(?:\\p{Lu}|\\d(?=[\\d-]{0,6}\\p{L}))[\\p{L}\\d'’+-]{0,39}(?:\\.(?=\\p{L}|,|;| *$| [^\\p{Lu}])[\\p{L}]{0,20})?`;
const joiner = '(?:&|and|of|the|de|la|le|du|des|del|und|von|van|der|den|für|et|y|e|i|da|do|di)';
/** A proper name: capitalised words, small joining words only between them. */
const properName = `(?!(?:CHF|EUR|USD|GBP|IBAN|VAT|MwSt|TVA|IVA|PO|For|To|From|Number|No|Me|January|February|March|April|June|July|August|September|October|November|December)(?![\\p{L}]))(?:(?:M|Mme|Mlle|Mr|Mrs|Ms|Dr|Prof|Sr|Sra|\\p{Lu})\\. )?${capital}(?: (?:${joiner} ){0,3}${capital}|\\.com|\\.io){0,7}`;
const quotedName = `["“„«]([^"“”„«»\\n]{1,80})["”“»]`;

const lines: Record<'from' | 'to', string> = {
  from: 'from|sender|seller|von|absender|de la part de|expéditeur|emisor|remitente',
  to: 'to|bill to|billed to|client|customer|recipient|attn|an|kunde|kundin|empfänger|à|destinataire|cliente',
};
const strongLead: Record<'from' | 'to', Record<ReadingLanguage, string>> = {
  from: { en: 'from', de: 'von', fr: 'de la part de|de', es: 'de parte de|de' },
  to: {
    en: 'paid by|received from|to (?:my |our )?(?:client |customer )?|(?:my |our |the )?(?:client|customer)(?: is)?,?|bill(?:ed)? to|addressed to',
    de: 'an(?: die| den| das)?|(?:mein |unser )?kunden?(?: ist)?',
    fr: 'à(?: l’attention de)?|au client|client',
    es: 'a nombre de|al cliente|cliente|a',
  },
};
const weakLead: Record<ReadingLanguage, string> = {
  en: 'for (?:my |our )?(?:client |customer )?',
  de: 'für(?: die| den| das)?',
  fr: 'pour',
  es: 'para|a',
};

const contact =
  /^(?:[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}|(?:tel\.?|phone|telefon|tél\.?)?:? ?\+?\d[\d ()/-]{6,20}|(?:VAT|USt|UID|TVA|NIF|CIF|EIN|ABN|tax)[\p{L}. -]{0,15}:? ?[A-Z]{0,3}[\d. -]{4,20}\d?[A-Z]{0,4}|https?:\/\/\S{3,100}|www\.\S{3,100})$/iu;
/** 'Hosting 3' is a line, 'Lindenweg 7' and '5 Tern Close' are where somebody lives: no unit, no price, no link word. */
const houseFirst =
  /^\d{1,4}[a-z]? (?:\p{Lu}[\p{L}’'.-]{1,24} ){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Drive|Dr|Way|Court|Ct|Close|Place|Quay|Crescent|Terrace|Row|Gardens?|Hill|View|Mews|Park|Grove|Walk|Green|Rise|Wharf|Yard|Gate|Parade|Circle|Loop|Trail|Mill|Bank|Broadway|Villas|Cottages?|Common|Heights|Fields?)\.?$/u;
const houseLast =
  /^(?:\p{Lu}[\p{L}.-]{2,30}(?:weg|stra(?:ß|ss)e|str\.|platz|allee|gasse|ring|damm|ufer|hof|berg|graben|steig|pfad|markt|winkel|chaussee|zeile|kamp|stieg|rain|siedlung)|(?:Am|An der|Auf der|Im|In der|Zum|Zur|Alte|Neue|Via|Viale|Piazza|Calle|Avenida|Plaza|Paseo|Rua|ulica|ul\.) [\p{L} .-]{2,30}) \d{1,4} ?[a-z]?$/u;
const street =
  /\b(?:street|str\.?|st\.?|road|rd\.?|avenue|ave\.?|lane|ln|drive|square|blvd|boulevard|quay|court|way|place|rue|calle|plaza|via|weg|platz|allee|gasse|suite|floor)(?![\p{L}])|stra(?:ß|ss)e|strasse|weg \d|gasse|platz \d/iu;
const postcode =
  /^(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{4})? \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/u;

function isAddressLine(segment: string, follows: boolean): boolean {
  if (/[$£€%@](?!\w)/.test(segment) && !contact.test(segment)) return false;
  if (contact.test(segment) || postcode.test(segment)) return true;
  if (houseFirst.test(segment) || houseLast.test(segment)) return true;
  if (street.test(segment) && /\d/.test(segment)) return true;
  return follows && /^\p{Lu}[\p{L} '’-]{1,40}$/u.test(segment) && segment.split(' ').length <= 3;
}

/** Takes the address lines that stand behind a name, comma by comma or line by line. */
function takeLines(rest: Remainder, from: number): string[] {
  const taken: string[] = [];
  let at = from;
  const segmentPattern =
    /[ ]*[,\n(][ ]*((?:(?:[Tt]el|[Pp]hone|[Tt]elefon|[Tt]él|VAT|USt|UID|TVA|NIF|[Tt]ax)[\p{L} .-]{0,12}: ?)?(?:[^,\n;:().]|\.(?! \p{Lu})){1,80})\)?/uy;
  for (;;) {
    segmentPattern.lastIndex = at;
    const match = segmentPattern.exec(rest.text);
    const segment = match?.[1]?.trim().replace(/\.$/, '') ?? '';
    if (!match || !segment || !isAddressLine(segment, taken.length > 0)) break;
    taken.push(segment);
    at = segmentPattern.lastIndex;
  }
  if (taken.length > 0) rest.cut(from, at);
  return taken;
}

function takeNamed(rest: Remainder, pattern: RegExp): PartyMention | null {
  const match = pattern.exec(rest.text);
  if (!match) return null;
  // 'Ltd.' keeps its point, a sentence does not.
  const name = (match[1] ?? match[2] ?? '').trim().replace(/[,;:]$|(?<=[\p{L}\d]{5})\.$/u, '');
  if (!name) return null;
  const found = takeLines(rest, match.index + match[0].length);
  rest.cut(match.index, match.index + match[0].length);
  return { name, lines: found };
}

const leadBefore = '(?<![\\p{L}\\d])';
const labelled = (side: 'from' | 'to'): RegExp =>
  new RegExp(`(?:^|\\n|; ?)[ \\t*-]*(?:${lines[side]}) *: *([^\\n;]{1,80}?)(?=$|\\n|;|,)`, 'iu');

/**
 * Words in any case, for patterns whose names keep theirs: the flag i would make every word a name, and the engine
 * loses matches of `(?i:…)` once it has compiled a pattern.
 */
const anyCase = (words: string): string =>
  words.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const named = (leads: string): RegExp =>
  new RegExp(
    `${leadBefore}(?:${anyCase(leads)}) *:? *(?:${quotedName}|(?:the |der |die |das |la |le |les |el |l[’'])?(${properName}))`,
    'u',
  );

/** Who sends: 'from Studio Lumen', 'From: Studio Lumen'. */
export function takeSender(rest: Remainder, language: ReadingLanguage): PartyMention | null {
  return takeNamed(rest, labelled('from')) ?? takeNamed(rest, named(strongLead.from[language]));
}

const services =
  /\b(?:work|services?|design|consulting|development|hosting|training|lessons?|repairs?|hours?|days?|cleaning|catering|photography|writing|translation)\b/i;

/** 'For a website' says what for, not whom. */
const aThing = /^(?:an?|some|new|eine?[nmrs]?|une?|una?) /i;

/** 'kitchen fitting mrs akande: …': a title tells a name, however it is typed. */
const titledName =
  /(?<![\p{L}\d])(?:(?:[Tt]o|[Ff]or|[Aa]n|[Ff]ür|à|[Pp]our|[Aa]|[Pp]ara) (?:die |den |la |le )?)?((?:[Mm]rs?|[Mm]s|[Dd]r|[Ff]rau|[Hh]errn?|[Ff]am(?:ilie)?|[Mm]me|[Mm]adame|[Mm]onsieur|[Ss]ra?|[Ss]eñora?)\.? \p{L}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24})?)(?![\p{L}])/u;
const upperNames = (name: string): string =>
  name.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Who receives: 'to Acme', 'for Acme', 'Invoice Acme for …', 'Client: Acme'. */
export function takeRecipient(rest: Remainder, language: ReadingLanguage): PartyMention | null {
  const sure =
    takeNamed(rest, labelled('to')) ??
    takeNamed(rest, named(strongLead.to[language])) ??
    takeNamed(
      rest,
      new RegExp(`${leadBefore}(?:${anyCase('invoice|bill|quote')}) +(?:${quotedName}|(${properName}))`, 'u'),
    ) ??
    takeNamed(rest, named(weakLead[language]));
  if (sure) return sure;
  const titled = takeNamed(rest, titledName);
  if (titled) return { ...titled, name: upperNames(titled.name) };
  const loose = new RegExp(
    `${leadBefore}(?:${weakLead[language]}|to|an|à) *(${word}(?: ${word}){0,3}?) *(?=,|;|\\n|:|$| for \\d)`,
    'iu',
  );
  const match = loose.exec(rest.text);
  const name = match?.[1]?.trim() ?? '';
  if (!match || !name || /\d/.test(name) || services.test(name) || aThing.test(name)) return null;
  const found = takeLines(rest, match.index + match[0].length);
  rest.cut(match.index, match.index + match[0].length);
  return { name: name.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase()), lines: found };
}
