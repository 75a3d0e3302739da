import { findAmounts } from './amounts.ts';

const occasion =
  /(?<![\p{L}])(?:concert|gig|party|sale|festival|fair|market|workshop|open day|open house|exhibition|tournament|fundraiser|birthday|wedding|opening|meetup|barbecue|bbq|konzert|fest|flohmarkt|party|ausstellung|concierto|fiesta|fête|soirée|\d{1,2} ?% off)(?![\p{L}])/iu;
const billing =
  /(?<![\p{L}])(?:hours?|hrs|days?|due|net \d|VAT|pay(?:able|ment)|charge|billed?|stunden|heures|horas)(?![\p{L}])/iu;
const venture = /(?<![\p{L}])(?:start-?up|investors?|raising|seed round|venture)(?![\p{L}])/iu;

/** A day with its hour is when something happens. */
const hour =
  /(?<!\d)\d{1,2}(?:[:.]\d\d)? ?[ap]m(?!\p{L})|(?<!\d)\d{1,2}(?::\d\d)? ?uhr|(?<!\d)\d{1,2} ?h(?:\d\d)?(?!\p{L})/iu;
const day =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|\p{L}+day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})|\d\.? (?:de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|janv|févr|avr|juin|juil|août|ene|abr|ago|dic)/iu;
const applies =
  /(?<![\p{L}])(?:i(?:['’]?m| am) [^.\n]{2,60} applying for|applying for (?:an? |the )?(?:job|position|role|post)|(?:ich )?bewerbe mich|je postule|me postulo)(?![\p{L}])/iu;

/** The id of the kind that fits a prompt which names none. */
export function guessKind(text: string): string {
  const sample = text.slice(0, 1_000);
  const priced = findAmounts(sample).filter((amount) => amount.currency);
  if (applies.test(sample)) return 'letter';
  if (venture.test(sample)) return 'pitch-deck';
  if (priced.length > 0 && billing.test(sample) && !occasion.test(sample)) return 'invoice';
  if (occasion.test(sample) || (hour.test(sample) && day.test(sample))) return 'flyer';
  return 'one-pager';
}
