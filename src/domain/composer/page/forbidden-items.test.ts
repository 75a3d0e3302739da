import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { withoutForbiddenTicks } from './forbidden-items.ts';

const list = (...texts: string[]): Block => ({
  type: 'list',
  items: texts.map((text) => ({ text, checked: false })),
});
const heading = (text: string): Block => ({ type: 'heading', level: 2, text });

function blocksOf(...blocks: Block[]): unknown {
  const look = { format: 'a4', direction: 'editorial', theme: 'light', seed: 1 };
  const page = { layout: 'article', title: 'Camp', blocks };
  const content = { schema: 1, title: 'Camp', language: 'en', look, head: {}, pages: [page] };
  const [first] = withoutForbiddenTicks(content as unknown as DocumentContent, 'en').pages;
  return first && 'blocks' in first ? first.blocks : null;
}

describe('a checklist', () => {
  it('has no boxes for what is not to be brought', () => {
    expect(
      blocksOf(heading('Clothes'), list('3 tops'), heading('Do not bring'), list('phones')),
    ).toMatchObject([
      {},
      { items: [{ text: '3 tops', checked: false }] },
      {},
      { items: [{ text: 'phones' }] },
    ]);
    expect(blocksOf(heading('Not allowed'), list('phones'))).not.toMatchObject([
      {},
      { items: [{ checked: false }] },
    ]);
  });

  it('says apart what an item forbids in capitals', () => {
    expect(blocksOf(list('torch', 'NO phones', 'no-fog cloth'))).toEqual([
      list('torch', 'no-fog cloth'),
      { type: 'callout', tone: 'warning', blocks: [{ type: 'list', items: [{ text: 'NO phones' }] }] },
    ]);
  });
});
