import { findAmounts } from './amounts.ts';
import type { DateMention } from './dates.ts';

/** A figure somebody gave, with the words that say what it counts. */
export interface GivenFigure {
  readonly value: string;
  readonly label: string;
  readonly role: 'ask' | 'market' | 'other';
}

const askBefore =
  /(?:raising|raise|seeking|seek|looking for|asking(?: for)?|ask of|asks?|need(?:ing)?|request(?:ing)?|round of|funding of|suchen?|cherchons|buscamos|levons|levée(?: de fonds)?|ronda|finanzierung(?:srunde)?)(?: (?:an?|about|around|for|up to|of|de|von|über|unos))*\s*$/iu;
const askAfter = /^\s*(?:seed|pre-seed|series|round|investment|funding|raise|in funding)/i;
const marketNear = /market|TAM|industry|sector|market size/i;
const labelAfter =
  /^[\s+]*((?!and |in |by |for |with |to |at |on |from |since |this |per |a |but |or )[\p{L}][\p{L}'’-]{1,24}(?: (?!and |with |but |since |raising |seeking |from |while |plus )[\p{L}][\p{L}'’-]{0,24}){0,5})/u;
const labelBefore =
  /([\p{L}][\p{L}'’-]{2,24}(?: [\p{L}'’-]{1,24}){0,2})\s+(?:of|:|is|are|at|by|was|up|grew|reached)\s*$/u;

/** 'costs 318 million francs': the word before says what is counted. */
const namedBefore =
  /(?<![\p{L}])(costs?|budget|revenue|profit|price|turnover|sales|area|length|capacity|since|kosten|umsatz)(?: (?:is|are|of|at))?\s*$/iu;
/** Units say how much, not what; a figure with nothing but a unit stays in its sentence. */
const unitOnly =
  /^(?:km|m|kg|ha|hectares?|metres?|meters?|minutes?|hours?|days?|weeks?|months?|years?|am|pm|%)$/i;

/** How far words beside a figure may belong to it. */
const reach = 80;

/** Figures of a text that count something; dates, years and list numbers are none. */
export function findFigures(text: string, dates: readonly DateMention[]): GivenFigure[] {
  const found: GivenFigure[] = [];
  for (const amount of findAmounts(text)) {
    if (dates.some((date) => amount.start < date.end && amount.end > date.start)) continue;
    const before = text.slice(Math.max(0, amount.start - reach), amount.start);
    const after = text.slice(amount.end, amount.end + reach);
    const isYear = !amount.currency && !amount.isPercent && /^(?:19|20)\d\d$/.test(amount.text.trim());
    if (isYear || /[\p{L}\d-]$/u.test(before)) continue;
    const value = amount.text.trim();
    const isAsk = (askBefore.test(before) || askAfter.test(after)) && amount.currency !== null;
    const following = labelAfter.exec(after)?.[1];
    const preceding = namedBefore.exec(before)?.[1] ?? labelBefore.exec(before)?.[1];
    const label = following && !unitOnly.test(following) ? following : following ? undefined : preceding;
    if (isAsk) found.push({ value, label: label ?? '', role: 'ask' });
    else if (label) {
      const role = marketNear.test(label) || marketNear.test(after.slice(0, 30)) ? 'market' : 'other';
      found.push({
        value,
        label: label
          .replace(/ (?:in|of|by|for|to|at|on|with|of the)$/i, '')
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
        role,
      });
    }
  }
  return found;
}
