import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold, type Token, tokenize } from '../../reader/tokenize.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import type { Range } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { escaped, upperFirst } from '../page/say-phrase.ts';
import { isWordOf } from '../page/word-list.ts';

/** Roles with columns of their own. */
const counted: ReadonlySet<RowRole> = new Set<RowRole>(['qty', 'unit', 'rate', 'amount']);
const timed: ReadonlySet<RowRole> = new Set<RowRole>(['date', 'time']);

/** What a row says besides its numbers. */
export interface RowWords {
  /** Empty if the row says nothing but numbers. */
  readonly description: string;
  readonly details: readonly string[];
  /** Whether its unit is the description. */
  readonly isUnit: boolean;
}

interface Item {
  readonly role: RowRole | null;
  readonly text: string;
}

/** A number before a row that only counts it: '3.' */
const counter = /^\(?\d{1,3}\s?[.):]?\s*$/;

const isBalanced = (words: string): boolean => words.split(/[(（]/u).length === words.split(/[)）]/u).length;

/** Returns words without brackets and marks that aren't theirs. */
export function cleanWords(words: string): string {
  const flat = words.replaceAll(/\s+/gu, ' ').trim();
  const inner = trimEndOf(flat.replace(/^[\s,;:.–—/|•·=-]+(?=\S)/u, ''), ' ,;:–—-/|•·=@');
  const whole = /^\((.*)\)$/u.exec(inner)?.[1];
  if (whole !== undefined && !/[()]/u.test(whole)) return whole;
  const quotes = inner.match(/["”“„]/gu)?.length ?? 0;
  if (quotes === 1 && /^["”“„]|["”“„]$/u.test(inner))
    return cleanWords(inner.replace(/^["”“„]|["”“„]$/gu, ''));
  if (isBalanced(inner)) return inner;
  return inner
    .replace(/^[([（]/u, '')
    .replace(/[)\]）]$/u, '')
    .trim();
}

/** Returns the words between two parts, without small ones at their ends; null if they say nothing. */
function saidBetween(text: string, { start, end }: Range, language: ReaderLanguage): string | null {
  const words = text.slice(start, end);
  if (!saysSomething(words, language) || counter.test(words)) return null;
  const { at, each } = pageWordsOf(language).bill;
  // 'Chairs x3 à 20'
  const isMark = ({ folded }: Token): boolean =>
    !/[\p{L}\p{N}]/u.test(folded) || /^\p{Script=Latin}$/u.test(folded) || isWordOf(folded, `${at}, ${each}`);
  if (tokenize(words).every(isMark)) return null;
  const inner = withoutSmallEnds(text, start, end, language);
  return inner ? text.slice(inner.start, inner.end) : null;
}

const unitOf = ({ parts }: ReadRow): Labeled<RowRole> | undefined =>
  parts.find(({ label }) => label === 'unit');

/** Words that begin with so many same letters are the same. */
const stemLength = 3;

/** Returns the words of a row in its order: parts without a column, and what stands between them. */
function itemsOf(text: string, row: ReadRow, language: ReaderLanguage): Item[] {
  const items: Item[] = [];
  const unit = unitOf(row)?.text;
  // '5 songs, £150 a song'
  const isUnit = (said: string): boolean =>
    unit !== undefined && fold(said).slice(0, stemLength) === fold(unit).slice(0, stemLength);
  let lead = '';
  let end = row.start;
  for (const part of row.parts) {
    const gap = { start: end, end: part.start };
    const said = saidBetween(text, gap, language);
    end = part.end;
    const isJoined = !/[,;:.|•\n–—]/u.test(text.slice(gap.start, gap.end));
    if (counted.has(part.label)) {
      if (said && !isUnit(said)) items.push({ role: null, text: said });
      continue;
    }
    if (said && isJoined) lead = `${said} `;
    else if (said) items.push({ role: null, text: said });
    items.push({ role: part.label, text: `${lead}${text.slice(part.start, part.end)}` });
    lead = '';
  }
  const rest = saidBetween(text, { start: end, end: row.end }, language);
  if (rest && !isUnit(rest)) items.push({ role: null, text: rest });
  return items.flatMap((item) => {
    const words = cleanWords(item.text);
    return words === '' ? [] : [{ ...item, text: escaped(words) }];
  });
}

/** Returns what a row says besides its numbers. Every word that isn't small is in it once. */
export function rowWords(text: string, row: ReadRow, language: ReaderLanguage): RowWords {
  const items = itemsOf(text, row, language);
  const at = items.findIndex(({ role }) => role === 'name');
  const unit = unitOf(row);
  if (at < 0 && items.length === 0 && unit)
    return { description: upperFirst(escaped(unit.text)), details: [], isUnit: true };
  const isHead = ({ role }: Item, index: number): boolean =>
    at < 0
      ? index === 0 ||
        (role !== null && timed.has(role) && items[0]?.role !== null && timed.has(items[0]?.role ?? 'name'))
      : index <= at && (index === at || (role !== null && timed.has(role)));
  const head = items.filter(isHead).map(({ text: words }) => words);
  return {
    description: head.map(upperFirst).join(' · '),
    details: items.filter((item, index) => !isHead(item, index)).map(({ text: words }) => words),
    isUnit: false,
  };
}
