import type { Block } from '../../content/blocks/blocks.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { PromptSection } from '../facts/sections.ts';
import type { KindId } from './kinds.ts';
import { escaped, upperFirst } from './say-phrase.ts';

/** 'Soup 6.50' and 'Flour – 500 g': text followed by its value. */
const valueBehind = /^(\P{Nd}{2,80}) (\p{Sc}? ?\d{1,6}(?:[.,]\d{1,2})?(?: ?[€£$¥]| ?\p{L}{1,3})?)$/u;

const longestFact = 60;
/** Maximum number of items of a single section shown as a fact: 'Best seller: Fig & Cedar, 1,940 units'. */
const mostAlone = 2;

/** Maximum number of sections with the same form; among more, short ones are facts. */
const mostLikeLists = 4;

const point = (text: string): string => upperFirst(escaped(text.trim()));

function blockOf({ items }: PromptSection, kind: KindId | null): Block {
  const priced = items.map((item) => valueBehind.exec(item));
  if ((items.length > 1 || kind === 'menu') && priced.every((match) => match !== null))
    return {
      type: 'table',
      table: {
        head: ['', ''],
        rows: priced.map((match) => [point(trimEndOf(match[1] ?? '', ' –:-')), escaped(match[2] ?? '')]),
        align: ['left', 'right'],
      },
    };
  const [only] = items;
  if (items.length === 1 && only)
    return { type: 'paragraph', text: /[.!?…]$/.test(only) ? point(only) : `${point(only)}.` };
  return {
    type: 'list',
    items: items.map((item) => ({ text: point(item), ...(kind === 'checklist' && { checked: false }) })),
  };
}

/** Returns the blocks of sections. Short sections with one value become facts; all others get a heading. */
export function sectionBlocks(sections: readonly PromptSection[], kind: KindId | null): Block[] {
  // A menu course with one dish is still a section.
  const isDish = (item: string): boolean => kind === 'menu' && valueBehind.test(item);
  const isAlone = sections.length === 1;
  const isFact = ({ items }: PromptSection): boolean =>
    items.length <= (isAlone ? mostAlone : 1) &&
    items.join(', ').length <= longestFact &&
    !items.some(isDish);
  // Sections of one kind look alike: one list among single values makes lists of all.
  const isMixed = sections.length <= mostLikeLists && sections.some(({ items }) => items.length > 1);
  const facts = isMixed ? [] : sections.filter(isFact);
  const blocks: Block[] = [];
  if (facts.length > 0)
    blocks.push({
      type: 'facts',
      items: facts.map(({ title, items }) => ({ label: point(title), value: point(items.join(', ')) })),
    });
  for (const section of sections.filter((each) => !facts.includes(each)))
    blocks.push({ type: 'heading', level: 2, text: point(section.title) }, blockOf(section, kind));
  return blocks;
}
