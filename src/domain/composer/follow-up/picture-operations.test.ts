import { expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { readMarkdown } from '../../content/markdown/read-markdown.ts';
import { answerTurn } from './answer-turn.ts';

const contentOf = (markdown: string): DocumentContent => {
  const { content } = readMarkdown(markdown, { today: '2026-11-28' });
  if (!content) throw new Error('No content');
  return assignIds(content);
};
const article = contentOf('# Harbor\n\nTwo boats came back.\n\n- One\n- Two\n');
const deck = contentOf(
  '---\nlook: slides-16x9\n---\n\n::cover\n\n# Moss\n\n---\n\n::closing\n\n# Plant one\n',
);
const pictures = [
  { id: 'a1', name: 'harbor.jpg', description: 'Boats' },
  { id: 'a2', name: 'pier.jpg', description: 'Pier' },
];

function turn(content: DocumentContent, prompt: string, chosen = pictures) {
  const request = {
    prompt,
    content,
    document: '<article class="doc" lang="en"></article>',
    history: [],
    layout: {},
    targetBlockIds: [],
    seed: 1,
    today: '2026-11-28',
    choices: { pictures: chosen },
    hasNewChoices: chosen.length > 0,
  };
  const steps = answerTurn(request, 'en');
  const said = steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join(' ');
  const edit = steps.find((step) => step.type === 'tool' && step.name === 'edit_document');
  const operations = edit?.type === 'tool' && edit.name === 'edit_document' ? edit.input.operations : [];
  return { said, after: applyOperations(content, operations).content };
}

it.each([
  ['running text', article],
  ['slides', deck],
])('pictures that came with the prompt are placed in %s, and the rest stays', (_, content) => {
  const { said, after } = turn(content, 'Use the photos I attached');
  const words = JSON.stringify(after);
  expect(words).toContain('"asset:a1"');
  expect(words).toContain('"asset:a2"');
  expect(said).toContain('“harbor.jpg” and “pier.jpg” are on the page');
  for (const page of content.pages) expect(after.pages.map(({ id }) => id)).toContain(page.id);
  expect(words).toContain(content.title);
});

it('pictures are placed beside another request, and once', () => {
  const { after } = turn(article, 'make it dark');
  expect(JSON.stringify(after)).toContain('"asset:a1"');
  expect(after.look.theme).toBe('dark');
  expect(turn(after, 'Use the photos I attached').after).toEqual(after);
});

it('says what it needs if no picture came with the prompt', () => {
  const { said, after } = turn(article, 'Use the photo I attached', []);
  expect(said).toContain('Attach it to the prompt');
  expect(after).toEqual(article);
});
