import type { InvoiceLine } from '../brief.ts';
import { findAmounts, moneyPattern, toMinor } from './amounts.ts';
import { multiply } from './decimal.ts';
import type { ReadingLanguage } from './language.ts';
import { parseQuantity, quantityPattern } from './quantities.ts';
import { unitName, unitPattern } from './units.ts';
import { endsInDate } from './written-dates.ts';

export interface LinesReading {
  readonly lines: readonly InvoiceLine[];
  /** Clauses that are no line. */
  readonly leftovers: readonly string[];
}

const at = '(?:at|@|à|a|zu je|zu|zum preis von|je|po|da|for|für|pour|por|x|×|\\*|:|=|,)';
const each =
  "(?:each|apiece|a piece|an hour|a day|a week|a month|per [\\p{L}]{1,12}|/ ?[\\p{L}]{1,8}|pro [\\p{L}]{1,10}|je [\\p{L}]{1,10}|par [\\p{L}]{1,10}|(?:de )?l[’']heure|l[ea] (?:m2|m²|m|mètre|kilo|kg|jour|pièce|heure|journée|hora|día)|por [\\p{L}]{1,10}|cada un[oa]|pièce|chacune?|hourly|daily)";
const article = '(?:an? |the |one |our |my |ein(?:e[nmrs]?)? |une? |un[oa]? )?';
const of = "(?:of |on |for |de |di |d['’]|von |an |in |à )?";
const description = '[^\\d\\s,;:][^\\n]{0,160}?';

const quantityUnitDescription = new RegExp(
  `^(${quantityPattern}) ?(${unitPattern})\\.? ${of}(${description}),? *${at} ?(${moneyPattern}) ?(${each})?$`,
  'iu',
);
const quantityUnitOnly = new RegExp(
  `^(?:(${description})[ ,:(–—-]+)?(${quantityPattern}) ?(${unitPattern})\\.?,? *${at} ?(${moneyPattern}) ?(?:${each})?\\)?$`,
  'iu',
);
const quantityDescription = new RegExp(
  `^(${quantityPattern}) ?(?:x|×|\\*)? ?(${description}),? +(at|@|à|a|zu je|zu|je|for|für|pour|por|x|×|:|=|–|-) ?(${moneyPattern}) ?(${each})?$`,
  'iu',
);
/** '3 headshots 120 each', '2 x sail repair 340': what one of them costs. */
const quantityDescriptionMoney = new RegExp(
  `^(\\d{1,4}) ?(?:x|×|\\*)? ?(${description}) (${moneyPattern}) ?(${each})?$`,
  'iu',
);
const descriptionTimes = new RegExp(
  `^(${description})[ ,:(–—-]+(${quantityPattern}) ?(?:x|×|\\*|at|@|à) ?(${moneyPattern}) ?(?:${each})?\\)?$`,
  'iu',
);
/** '4 Helfer x 6 Std. à 24 €': so many, so long each. */
const manyTimes = new RegExp(
  `^(${quantityPattern}) (\\p{L}[\\p{L} -]{1,40}?) (?:x|×|\\*|for|à|je) ?(${quantityPattern}) ?(${unitPattern})\\.? *(?:at|@|à|zu|je|a|x|×) ?(${moneyPattern}) ?(?:${each})?$`,
  'iu',
);
/** '4 porters at 35/h 6 h': what each costs an hour, and for how long. */
const manyRated = new RegExp(
  `^(${quantityPattern}) (\\p{L}[\\p{L} -]{1,40}?) (?:at|@|à|je|zu) ?(${moneyPattern}) ?${each},? (?:x |× |for |für )?(${quantityPattern}) ?(${unitPattern})$`,
  'iu',
);
/** 'Repainting 24 rooms at $310', 'painting 2 rooms 300 each': what is done, and to how many of what. */
const countedInside = new RegExp(
  `^(${description}) (${quantityPattern}) ([\\p{L}][\\p{L} -]{1,40}?) (?:(?:at|@|à|zu je|zu) (${moneyPattern}) ?(?:${each})?|(${moneyPattern}) ?${each})$`,
  'iu',
);
const rateFirst = new RegExp(
  `^(${moneyPattern}) ?(?:${each})? ?(?:for|x|×|für|pour|por) ?(${quantityPattern}) ?(${unitPattern})(?: ${of}(${description}))?$`,
  'iu',
);
const rateLater = new RegExp(
  `^(${description}) (?:at|@|à|zu|a) (${moneyPattern}) ?(?:${each})? (?:for|x|×|für|pour|por) (${quantityPattern}) ?(${unitPattern})$`,
  'iu',
);
/** '8 classes ($45 each)' says the same as '8 classes at $45 each'. */
const bracketedRate = new RegExp(` \\((?:at |@ ?|à )?(${moneyPattern}[^()]{0,20})\\)`, 'iu');
const moneyFirst = new RegExp(
  `^${article}(${moneyPattern}) (?![$£€]|(?:${unitPattern})(?![\\p{L}])|${each}$)(?:for |of |für |pour |por |de |in )?${article}(${description})$`,
  'iu',
);
const moneyLast = new RegExp(
  `^(${description})[ :=–—(-]+(?:at |for |für |pour |por |à |zu |costs? |is |kostet |of )?(${moneyPattern})\\)? ?(${each})?$`,
  'iu',
);

/** 'At $80 an hour last month': when the work was done belongs to what was done. */
const datedRate = new RegExp(
  `^(.{3,160}?),? ((?:at|@|à|a|zu|für|pour|por) ${moneyPattern}(?: ?${each})?) ((?:last|this) (?:week|month|year|quarter)|(?:letzte|diese)[nrs]? (?:woche|monat|jahr)|(?:le mois|la semaine) dernier?e?|(?:el mes|la semana) pasad[oa]|(?:in|im|en) \\p{L}{3,10}(?: (?:19|20)\\d\\d)?)$`,
  'iu',
);

const cleanHead =
  /^(?:(?:and|plus|with|for|also|und|sowie|mit|für|et|avec|pour|y|con|por|para|of|de|then|includes?|including|covering|charge|billing|add|over)(?![\p{L}]) *|[-*•–+&:.] *)+/iu;
const cleanTail =
  /(?: *[-–:,.?!]| +(?:please|pls|thanks|thx|bitte|merci|gracias|and|und|et|y|plus|de|of|von|for|à|at|für))+$/iu;

/** Behind 'three rooms:' begins the list; how large the whole is, is no line of it. */
const separators =
  /(\n+|;|(?<=(?:^|[ ,])\d{1,3} \p{L}{2,30}): (?=\d)|,(?!\d{3}(?!\d)|\d{1,2}(?!\d))|, | (?:and|plus|und|et|y|sowie|as well as|&|\+) |(?<=[\p{L}\d)]{2})\.(?= \p{Lu}|\s*$))/iu;

/** Says that lines follow, and nothing else. */
const listLabel =
  /^(?:items?|lines?|line items|services|positions?|work|positionen|leistungen|prestations|servicios|conceptos|thanks|thank you|please|pls|thx)$/i;

/** Enough for a line, and a bound on the work. */
const longestClause = 400;
/** More clauses than this stand as they are: nobody types so many lines, and each is tried by many patterns. */
const mostClauses = 240;

interface Reader {
  readonly language: ReadingLanguage;
  readonly currency: string;
  readonly fallback: string;
  /** Whether units stay as they were typed, as in a language that has no words here. */
  readonly keepsUnits?: boolean;
}

const sentenceCase = (text: string): string => {
  const clean = text
    .trim()
    .replace(cleanHead, '')
    .replace(/^(?:an?|the|our|my|eine?n?|une?|una?) (?=\p{L})/iu, '');
  return withoutTail(clean).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

function line(
  reader: Reader,
  text: string | undefined,
  quantity: number,
  unit: string | undefined,
  money: string,
  isTotal = false,
): InvoiceLine | null {
  const amount = findAmounts(money)[0];
  if (!amount || amount.isPercent || quantity <= 0) return null;
  const given = toMinor(amount.decimal, amount.currency ?? reader.currency);
  const canSplit = isTotal && quantity > 1 && Number.isInteger(quantity) && given % quantity === 0;
  const count = isTotal && !canSplit ? 1 : quantity;
  const rateMinor = canSplit ? given / quantity : given;
  const name = sentenceCase(text ?? '') || reader.fallback;
  return {
    description: isTotal && !canSplit && quantity !== 1 ? `${name} (${quantity})` : name,
    quantity: count,
    ...(unit ? { unit: reader.keepsUnits ? unit : unitName(unit, count, reader.language) } : {}),
    rateMinor,
    amountMinor: multiply(count, rateMinor),
  };
}

/** A tail of politeness is short; to look for one in a whole passage costs its length squared. */
const longestTail = 60;

function withoutTail(text: string): string {
  const from = Math.max(0, text.length - longestTail);
  return `${text.slice(0, from)}${text.slice(from).replace(cleanTail, '')}`;
}

function readClause(clause: string, reader: Reader): InvoiceLine | null {
  if (clause.length > longestClause || !/\d/.test(clause)) return null;
  const text = withoutTail(clause.replace(cleanHead, ''))
    .replace(bracketedRate, ' at $1')
    .replace(datedRate, '$1 $3 $2')
    .trim();
  if (text.length === 0 || text.length > longestClause || !/\d/.test(text) || endsInDate.test(text))
    return null;
  const rated = rateFirst.exec(text);
  if (rated) return line(reader, rated[4], parseQuantity(rated[2] ?? '1'), rated[3], rated[1] ?? '');
  const later = / (?:at|@|à|zu|a) /iu.test(text) ? rateLater.exec(text) : null;
  if (later) return line(reader, later[1], parseQuantity(later[3] ?? '1'), later[4], later[2] ?? '');
  const many = manyTimes.exec(text);
  if (many) {
    const [, heads = '1', who, length = '1', unit, money = ''] = many;
    const count = parseQuantity(heads) * parseQuantity(length);
    return line(reader, `${who} (${heads})`, count, unit, money);
  }
  const rates = manyRated.exec(text);
  if (rates) {
    const [, heads = '1', who, money = '', length = '1', unit] = rates;
    const count = parseQuantity(heads) * parseQuantity(length);
    return line(reader, `${who} (${heads})`, count, unit, money);
  }
  const full = quantityUnitDescription.exec(text);
  if (full) return line(reader, full[3], parseQuantity(full[1] ?? '1'), full[2], full[4] ?? '');
  const bare = quantityUnitOnly.exec(text);
  if (bare) return line(reader, bare[1], parseQuantity(bare[2] ?? '1'), bare[3], bare[4] ?? '');
  const counted = quantityDescription.exec(text);
  if (counted) {
    const [, count = '1', name, link = '', money = '', isEach] = counted;
    const isTotal = /^(for|für|pour|por|:|=|–|-)$/i.test(link) && !isEach;
    return line(reader, name, parseQuantity(count), undefined, money, isTotal);
  }
  const plain = quantityDescriptionMoney.exec(text);
  if (plain && findAmounts(text).length === 2)
    return line(reader, plain[2], parseQuantity(plain[1] ?? '1'), undefined, plain[3] ?? '');
  const times = descriptionTimes.exec(text);
  if (times) return line(reader, times[1], parseQuantity(times[2] ?? '1'), undefined, times[3] ?? '');
  const inside = countedInside.exec(text);
  if (inside)
    return line(
      reader,
      `${inside[1]} ${inside[3]}`,
      parseQuantity(inside[2] ?? '1'),
      undefined,
      inside[4] ?? inside[5] ?? '',
    );
  const first = moneyFirst.exec(text);
  if (first) return line(reader, first[2], 1, undefined, first[1] ?? '');
  const last = moneyLast.exec(text);
  if (last && !/^(?:in|on|by|until|since|of|at|à|a|zu|je)$/i.test(last[1] ?? ''))
    return line(reader, last[1], 1, undefined, last[2] ?? '');
  const alone = findAmounts(text);
  const [only] = alone;
  if (alone.length === 1 && only?.currency && only.text.length === text.length) {
    return line(reader, reader.fallback, 1, undefined, text);
  }
  return null;
}

/**
 * The lines of an invoice in a text: '12 hours of design at $95 and a $200 workshop'. A clause without a figure
 * joins the next where 'and' ties them, or where the next needs a name.
 */
export function readLines(text: string, reader: Reader): LinesReading {
  const rows = text.split('\n').filter((row) => row.trim() !== '');
  if (rows.length <= 1) return readClauses(text, reader);
  const readings = rows.map((row) => {
    const whole = isOneLine(row) ? readClause(row, reader) : null;
    return whole ? { lines: [whole], leftovers: [] } : readClauses(row, reader);
  });
  return {
    lines: readings.flatMap((reading) => reading.lines),
    leftovers: readings.flatMap((reading) => reading.leftovers),
  };
}

/** A row of a list that can only be one line: one amount of money and at most a quantity. */
function isOneLine(row: string): boolean {
  const amounts = row.length <= longestClause ? findAmounts(row) : [];
  return amounts.length <= 2 && amounts.filter((amount) => amount.currency).length <= 1;
}

function readClauses(text: string, reader: Reader): LinesReading {
  const split = text.split(separators);
  const parts = split.slice(0, mostClauses * 2);
  const unread = split.slice(mostClauses * 2).join('');
  const lines: InvoiceLine[] = [];
  const leftovers: string[] = [];
  let pending = '';
  for (let index = 0; index < parts.length; index += 2) {
    const segment = (parts[index] ?? '').trim();
    const separator = parts[index + 1] ?? '';
    const isTied = /^ (?!$)/.test(separator) && !separator.includes(',');
    if (!segment) continue;
    if (separator === ': ') {
      leftovers.push(`${pending}${segment}`);
      pending = '';
      continue;
    }
    const own = readClause(segment, { ...reader, fallback: '' });
    const joined = pending ? readClause(`${pending}${segment}`, reader) : null;
    const found = own?.description ? own : (joined ?? readClause(segment, reader));
    if (found && own?.description && pending.trim() && !joinsByAnd(pending)) leftovers.push(pending);
    if (found && own?.description && joined && joinsByAnd(pending)) {
      lines.push(joined);
      pending = '';
      continue;
    }
    if (found) {
      lines.push(found);
      pending = '';
      continue;
    }
    const carried = pending ? `${pending}${segment}` : segment;
    if (isTied) {
      pending = `${carried}${separator}`;
    } else if (carried.length < longestClause && separator.startsWith(',')) {
      if (pending && !joinsByAnd(pending)) leftovers.push(pending);
      pending = `${joinsByAnd(pending) ? carried : segment}, `;
    } else {
      leftovers.push(carried);
      pending = '';
    }
  }
  if (pending) leftovers.push(pending);
  if (unread) leftovers.push(unread);
  const said = leftovers
    .map(sentenceCase)
    .filter((clause) => /[\p{L}\d]/u.test(clause) && !listLabel.test(clause));
  return { lines, leftovers: said };
}

function joinsByAnd(pending: string): boolean {
  return / (?:and|plus|und|et|y|sowie|&|\+|as well as) $/i.test(pending);
}
