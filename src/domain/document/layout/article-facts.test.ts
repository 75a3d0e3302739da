import { expect, it } from 'vitest';
import type { ArticleContent, ContentBlock } from '../brief.ts';
import { takeFacts } from './article-facts.ts';

const entry = (title: string, text: string) => ({ title: [{ text: title }], text: [{ text }] });
const heading: ContentBlock = { type: 'heading', level: 2, text: [{ text: 'Budget' }] };
const paper = (blocks: readonly ContentBlock[]): ArticleContent => ({
  kind: 'article',
  organisation: 'Alder Wren',
  runningTitle: '',
  date: '',
  title: 'A survey',
  lead: [{ text: 'What we will do.' }],
  blocks,
});
const terms: ContentBlock = {
  type: 'definitions',
  entries: [entry('For', 'Priya Nandakumar'), entry('Valid', '60 days')],
};

it('takes a few short terms after the introduction into the head', () => {
  const { facts, rest } = takeFacts(paper([terms, heading]));
  expect(facts).toHaveLength(2);
  expect(rest.blocks).toEqual([heading]);
});

it.each([
  ['terms further down', [heading, terms]],
  ['a glossary', [{ type: 'definitions', entries: [entry('Level line', 'x'.repeat(80))] }, heading]],
  ['terms that are all there is', [terms]],
] as const)('leaves %s where it is', (_, blocks) => {
  const given = paper(blocks as readonly ContentBlock[]);
  expect(takeFacts(given)).toEqual({ facts: [], rest: given });
});
