import { parsePartialJson } from 'ai';
import { expect, it } from 'vitest';
import { arrivedPart } from './arrived-part.ts';

const pageOf = async (json: string): Promise<unknown> => {
  const { value } = await parsePartialJson(json);
  return (arrivedPart(value, json) as { pages: unknown[] }).pages.at(-1);
};
const head = '{"title":"T","pages":[{"layout":"article","title":"Trees"';

it.each([
  ['a text that is being written', `${head},"lead":"Oak and`, { layout: 'article', title: 'Trees' }],
  ['a block that is being written', `${head},"blocks":[{"type":"paragraph","text":"Oak`, { blocks: [] }],
  [
    'a block as soon as its last bracket is there',
    `${head},"blocks":[{"type":"paragraph","text":"Oak ]}"}`,
    { blocks: [{ type: 'paragraph', text: 'Oak ]}' }] },
  ],
  [
    'a block while the next one is being written',
    `${head},"blocks":[{"type":"paragraph","text":"Oak \\"}"},{"type":"list","items":[{"text":"A"}`,
    { blocks: [{ type: 'paragraph', text: 'Oak "}' }] },
  ],
  ['a page that is complete', `${head},"blocks":[]}`, { layout: 'article', title: 'Trees', blocks: [] }],
])('keeps the complete part of a page: %s', async (_name, json, page) => {
  expect(await pageOf(json)).toEqual({ layout: 'article', title: 'Trees', ...page });
});
