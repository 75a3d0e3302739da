import type { Block } from '../../content/blocks/blocks.ts';
import { upperFirst } from '../page/say-phrase.ts';

/** What people sign up for, and how many of them are wanted. */
interface CountedGroup {
  /** With the count, which tells how many are still missing. */
  readonly name: string;
  readonly count: number;
}

/** 'Mains (6)', 'Mains x 6', 'Mains: 6' */
const countBehind = /^\P{Nd}.*?(?:\s?[(（]\s?(\p{Nd}{1,2})\s?[)）]|\s?[x×:：]\s?(\p{Nd}{1,2}))$/u;
/** '6 x mains', '6 mains' */
const countBefore = /^(\p{Nd}{1,2})\s?[x×]?\s\p{L}/u;
const fewestGroups = 2;
const mostInGroup = 30;
/** More rows are a list of people rather than one of places to sign. */
const mostRows = 80;

function groupOf(text: string): CountedGroup | null {
  const [, bracket, sign] = countBehind.exec(text) ?? [];
  const count = Number(bracket ?? sign ?? countBefore.exec(text)?.[1] ?? 0);
  return count > 0 && count <= mostInGroup ? { name: text, count } : null;
}

/** Returns the groups of a list in which each entry says how many are wanted; null if it is another one. */
function groupsOf(block: Block): readonly CountedGroup[] | null {
  if (block.type !== 'list' || block.items.length < fewestGroups) return null;
  const groups = block.items.map(({ text }) => groupOf(text));
  const counted = groups.filter((group) => group !== null);
  const rows = counted.reduce((sum, { count }) => sum + count, 0);
  return counted.length === groups.length && rows > counted.length && rows <= mostRows ? counted : null;
}

/** Returns a list of counted groups as a table with as many rows to sign as each of them asks for; null for another block. */
export function slotsOf(block: Block, heads: readonly string[]): Block | null {
  const groups = groupsOf(block);
  if (!groups || heads.length === 0) return null;
  const blanks = heads.map(() => '');
  const rows = groups.flatMap(({ name, count }) =>
    Array.from({ length: count }, (_, at) => [at === 0 ? `**${upperFirst(name)}**` : '', ...blanks]),
  );
  return { type: 'table', table: { head: ['', ...heads], rows } };
}
