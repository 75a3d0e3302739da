import { findAmounts } from './amounts.ts';

const occasion =
  /(?<![\p{L}])(?:concert|gig|party|sale|festival|fair|market|workshop|open day|open house|exhibition|tournament|fundraiser|birthday|wedding|opening|meetup|barbecue|bbq|konzert|fest|flohmarkt|party|ausstellung|concierto|fiesta|fête|soirée|\d{1,2} ?% off)(?![\p{L}])/iu;
const billing =
  /(?<![\p{L}])(?:hours?|hrs|days?|due|net \d|VAT|pay(?:able|ment)|charge|billed?|stunden|heures|horas)(?![\p{L}])/iu;
const venture = /(?<![\p{L}])(?:start-?up|investors?|raising|seed round|venture)(?![\p{L}])/iu;

const applies =
  /(?<![\p{L}])(?:i(?:['’]?m| am) [^.\n]{2,60} applying for|applying for (?:an? |the )?(?:job|position|role|post)|(?:ich )?bewerbe mich|je postule|me postulo)(?![\p{L}])/iu;

/** The id of the kind that fits a prompt which names none. */
export function guessKind(text: string): string {
  const sample = text.slice(0, 1_000);
  const priced = findAmounts(sample).filter((amount) => amount.currency);
  if (applies.test(sample)) return 'letter';
  if (venture.test(sample)) return 'pitch-deck';
  if (priced.length > 0 && billing.test(sample) && !occasion.test(sample)) return 'invoice';
  if (occasion.test(sample)) return 'flyer';
  return 'one-pager';
}
