import type { Block } from '../../../content/blocks/blocks.ts';
import { upperFirst } from '../../page/say-phrase.ts';
import { behind, letterTokens, startsWith } from '../letter-tokens.ts';
import type { LineWords } from './lexicon/line-words.ts';

/** Lines to fill in that a prompt asks for below a letter. */
export interface RequiredLines {
  /** The words that ask for them. */
  readonly start: number;
  readonly end: number;
  readonly blocks: readonly Block[];
}

const usualRows = 10;
const mostRows = 60;

function signatureTable(count: number, { columns }: LineWords): Block {
  const rows = Array.from({ length: count }, (_, at) => [String(at + 1), ...columns.map(() => '')]);
  return { type: 'table', table: { head: ['', ...columns], rows } };
}

const linesFor = (names: readonly string[]): Block => ({
  type: 'table',
  table: { head: ['', ''], rows: names.map((name) => [`**${upperFirst(name)}**`, '']) },
});

/** Reads what lines a letter needs: 'with room for 20 signatures', 'with lines for name and class', 'with a reply slip'. */
export function requiredLines(text: string, words: LineWords): RequiredLines | null {
  const tokens = letterTokens(text);
  const slip = tokens.findIndex((_, at) => startsWith(tokens, at, words.slips));
  const room = tokens.findIndex((_, at) => startsWith(tokens, at, words.rooms));
  const at = room >= 0 ? room : slip;
  const first = tokens[at];
  if (!first) return null;
  const from = behind(tokens, at, room >= 0 ? words.rooms : words.slips);
  const end = tokens.findIndex(({ text: mark }, index) => index >= from && /^[.;:!?]$/.test(mark));
  const last = tokens[(end < 0 ? tokens.length : end) - 1]?.end ?? text.length;
  const said = text.slice(tokens[from]?.start ?? last, last);
  const isSigned = letterTokens(said).some((_, index, all) => startsWith(all, index, words.signatures));
  if (isSigned) {
    const count = Number(/\d{1,3}/.exec(said)?.[0] ?? usualRows);
    return { start: first.start, end: last, blocks: [signatureTable(Math.min(count, mostRows), words)] };
  }
  const title: Block = { type: 'heading', level: 2, text: words.slip };
  if (room < 0) {
    const comma = said.indexOf(',');
    const until = comma < 0 ? last : last - said.length + comma;
    return { start: first.start, end: until, blocks: [title, linesFor(words.replies)] };
  }
  const names = said
    .replaceAll(words.and, ', ')
    .split(',')
    .map((name) => name.replace(words.articles, '').trim())
    .filter((name) => name !== '' && name.length < longestName);
  return names.length === 0 ? null : { start: first.start, end: last, blocks: [title, linesFor(names)] };
}
const longestName = 60;
