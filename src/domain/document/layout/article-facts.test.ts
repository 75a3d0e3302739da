import { expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import { takeFacts } from './article-facts.ts';
import { flowBlock, type IdentifiedBlock } from './flow-block.ts';

const entry = (title: string, text: string) => ({ title, text });
const heading: Block = { type: 'heading', level: 2, text: 'Budget' };
const terms: Block = {
  type: 'definitions',
  items: [entry('For', 'Priya Nandakumar'), entry('Valid', '60 days')],
};
const glossary: Block = { type: 'definitions', items: [entry('Level line', 'x'.repeat(80))] };

const identified = (blocks: readonly Block[]): readonly IdentifiedBlock[] =>
  blocks.map((block, at) => ({ id: `b${at + 1}`, block: flowBlock(block, 'en') }));

it('moves a few short terms at the start into the head', () => {
  const blocks = identified([terms, heading]);
  const { facts, rest } = takeFacts(blocks);
  expect(facts?.id).toBe('b1');
  expect(facts?.items.map(({ title }) => title.plain)).toEqual(['For', 'Valid']);
  expect(rest).toEqual(blocks.slice(1));
});

it.each<[string, readonly Block[]]>([
  ['terms further down', [heading, terms]],
  ['a glossary', [glossary, heading]],
  ['terms without anything after them', [terms]],
])('keeps %s in place', (_, given) => {
  const blocks = identified(given);
  expect(takeFacts(blocks)).toEqual({ facts: null, rest: blocks });
});
