import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow, RowReading } from '../../rows/read-rows.ts';
import type { OuterLabel, RowRole } from '../../rows/row-labels.ts';
import { trimEndOf, trimStartOf } from '../../text/trim-characters.ts';
import { statements } from '../facts/sections.ts';
import { overlaps, type Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';

/** Fewer lines may be anything. */
const fewestLines = 3;
/** In characters; longer lines are text. */
const longestLine = 200;
const bullet = /^(?:[-*•–]|\d{1,2}[.)])[ \t]{1,4}/u;
/** A price with a currency or cents, or any number behind '@'. */
const rateAtEnd = /[ \t]{0,4}@[ \t]{0,4}(\p{Sc}? ?\d[\d.,]{0,12} ?\p{Sc}?)$/u;
const amountAtEnd = /[ \t:–-]{1,4}(\p{Sc} ?\d[\d.,]{0,12}|\d[\d.,]{0,12} ?\p{Sc}|\d[\d.,]{0,9}[.,]\d{2})$/u;
/** '3' of 'valves x3', '4.5 hrs' of 'labor 4.5 hrs', '6m' of 'pipe 6m'. */
const countAtEnd = /[ \t]{1,4}(?:[x×] ?)?(\d{1,6}(?:[.,]\d{1,3})?)(?: ?(\p{L}{1,12}\.?))?$/u;
/** '3 x' of '3 x valves'. */
const countAtStart = /^(\d{1,6}(?:[.,]\d{1,3})?) ?[x×] ?(?=\p{L}|\d)/u;
/** A number that may be a quantity: '24' of 'mugs 24 £96', '46' of '46 m² at £14', but not '22mm'. */
const looseNumber = /(?<![\p{L}\d.,])\d[\d.,]{0,12}(?![\p{L}\d])/u;
/** 'from: Rook Plumbing, 2 Hill Rd' */
const partyAhead = /^(\p{L}[\p{L} ]{0,14}):[ \t]{1,4}(?=\p{L})/u;
const longestParty = 120;

interface Found {
  readonly label: RowRole;
  readonly start: number;
  readonly words: string;
}

/** Returns the parts of a line of a bill; null if it isn't built like one. */
function partsOf(line: string, language: ReaderLanguage): readonly Found[] | null {
  const rate = rateAtEnd.exec(line);
  const price = rate ?? amountAtEnd.exec(line);
  const value = price?.[1];
  if (!price || value === undefined) return null;
  const before = line.slice(0, price.index);
  const money: Found = {
    label: rate ? 'rate' : 'amount',
    start: line.lastIndexOf(value),
    words: value.trim(),
  };
  const leading = countAtStart.exec(before);
  const count = rate && !leading ? countAtEnd.exec(before) : null;
  const start = leading?.[0].length ?? 0;
  const name = before.slice(start, count?.index ?? before.length).trim();
  if (!/\p{L}{2}/u.test(name) || /[.!?]\s|:/.test(name)) return null;
  // Without '@', a number before the price may be a quantity, and a small word may say that it is one of each.
  const last = fold(name.split(' ').at(-1) ?? '');
  const { at, each, from, about } = pageWordsOf(language).bill;
  const isOpen =
    leading !== null || looseNumber.test(name) || isWordOf(last, [at, each, from, about].join(', '));
  if (!rate && isOpen) return null;
  const found: Found[] = [{ label: 'name', start: before.indexOf(name, start), words: name }];
  if (leading?.[1]) found.push({ label: 'qty', start: 0, words: leading[1] });
  if (count?.[1]) {
    const at = count.index + count[0].indexOf(count[1]);
    found.push({ label: 'qty', start: at, words: count[1] });
    if (count[2]) found.push({ label: 'unit', start: before.lastIndexOf(count[2]), words: count[2] });
  }
  return [...found, money].sort((a, b) => a.start - b.start);
}

/** Returns whether a line tells a sum rather than an item: 'deposit £150'. */
function isSum(line: string, language: ReaderLanguage): boolean {
  const { bill } = pageWordsOf(language);
  return hasWordOf(
    line,
    [bill.tax, bill.discount, bill.paid, bill.deposit, bill.total, bill.unpaid, bill.withheld ?? ''].join(
      ', ',
    ),
  );
}

/** Returns the parties that stand behind 'from:' and 'to:', with their addresses. */
function typedParties(text: string, language: ReaderLanguage): readonly Labeled<OuterLabel>[] {
  const { bill } = pageWordsOf(language);
  const roles = [
    { words: bill.from, label: 'from', address: 'fromaddr' },
    { words: bill.to, label: 'to', address: 'toaddr' },
  ] as const;
  return statements(text, language).flatMap(({ text: statement, start: at }) => {
    const said = trimEndOf(statement.trim(), '.,; ');
    const lead = partyAhead.exec(said);
    const role = lead && roles.find(({ words }) => isWordOf(fold(lead[1] ?? ''), words));
    if (!lead || !role || said.length > longestParty) return [];
    const start = at + statement.indexOf(said);
    const comma = said.search(/[,，]/u);
    const nameEnd = comma < 0 ? said.length : comma;
    const address = trimStartOf(said.slice(nameEnd), ' ,，');
    const labeled = (label: OuterLabel, from: number, end: number): Labeled<OuterLabel> => ({
      label,
      start: start + from,
      end: start + end,
      text: said.slice(from, end),
      confidence: 1,
    });
    return [
      labeled(role.label, lead[0].length, nameEnd),
      ...(address === '' ? [] : [labeled(role.address, said.length - address.length, said.length)]),
    ];
  });
}

/** Returns the number of a bill without the words that name it: '0317' of 'no 0317'. */
function withoutName(part: Labeled<OuterLabel>): Labeled<OuterLabel> {
  const [name = '', number = '', ...others] = part.text.split(' ');
  const isNamed =
    part.label === 'no' && others.length === 0 && /\d/.test(number) && /^\p{L}{1,12}\.?$/u.test(name);
  const lead = isNamed ? name.length + 1 : 0;
  return lead === 0 ? part : { ...part, start: part.start + lead, text: part.text.slice(lead) };
}

/**
 * Returns a reading of a bill whose lines are typed on lines of their own, each ending with its price, with or without
 * '@' before it. What else it tells is as read.
 * @returns null if it has fewer than three such lines
 */
export function withTypedLines(
  text: string,
  reading: RowReading,
  language: ReaderLanguage,
): RowReading | null {
  const rows: ReadRow[] = [];
  let at = 0;
  for (const typed of text.split('\n')) {
    const start = at;
    at += typed.length + 1;
    const lead = typed.length - typed.trimStart().length;
    const mark = bullet.exec(typed.trimStart())?.[0].length ?? 0;
    const line = typed.slice(lead + mark).trimEnd();
    const from = start + lead + mark;
    const parts = line.length > longestLine || isSum(line, language) ? null : partsOf(line, language);
    if (!parts) continue;
    rows.push({
      start: from,
      end: from + line.length,
      confidence: 1,
      parts: parts.map(
        ({ label, start: own, words }): Labeled<RowRole> => ({
          label,
          start: from + own,
          end: from + own + words.length,
          text: words,
          confidence: 1,
        }),
      ),
    });
  }
  if (rows.length < fewestLines) return null;
  const parties = typedParties(text, language);
  const isFree = (range: Range): boolean => [...rows, ...parties].every((taken) => !overlaps(taken, range));
  return {
    rows: [...rows, ...reading.rows.filter(isFree)].sort((a, b) => a.start - b.start),
    others: [...parties, ...reading.others.filter(isFree).map(withoutName)].sort((a, b) => a.start - b.start),
  };
}
