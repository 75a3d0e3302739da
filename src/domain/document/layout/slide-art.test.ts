import { expect, test } from 'vitest';
import { artDirections } from '../../content/choices.ts';
import { documentContent } from '../../content/document-content.ts';
import { layOutContent } from './lay-out-content.ts';

const slide = (title: string): unknown => ({ layout: 'statement', title, text: 'One sentence to read.' });

function drawingsOf(direction: string, subject: string, titles: readonly string[]): readonly string[] {
  const content = documentContent.parse({
    schema: 1,
    title: subject,
    language: 'en',
    look: {
      format: 'slides-16x9',
      orientation: 'landscape',
      direction,
      theme: 'light',
      subject,
      tokens: {},
      seed: 3,
    },
    head: {},
    pages: [{ layout: 'cover', title: subject }, ...titles.map(slide)],
  });
  const html = layOutContent(content)
    .pages.slice(1)
    .flatMap(({ blocks }) => blocks.map((block) => block.html))
    .join('');
  return [...html.matchAll(/<svg class="art.*?<\/svg>/gs)].map(([svg]) => svg);
}

const shownIn = (svg: string): string => /data-shows="([^"]*)"/.exec(svg)?.[1] ?? '';
const bodyOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1);

test.each(artDirections)('no two slides of a deck show the same picture: %s', (direction) => {
  const titles = ['Why it matters', 'What we know', 'The plan', 'Where we are', 'Who helps'];
  const more = [...titles, 'Why now', 'What is missing', 'What it costs', 'What we ask', 'Who decides'];
  expect(new Set(drawingsOf(direction, 'chocolate', more).map(bodyOf)).size).toBe(more.length);
  const drawings = drawingsOf(direction, 'chocolate', titles);
  expect(drawings).toHaveLength(titles.length);
  expect(new Set(drawings.map(bodyOf)).size).toBe(titles.length);
  expect(new Set(drawings.map((svg) => /data-view="(\w+)"/.exec(svg)?.[1])).size).toBe(titles.length);
});

test('a slide shows what its title names', () => {
  const shown = drawingsOf('swiss', 'a cat', ['Vaccination', 'The flight', 'What we know']).map(shownIn);
  expect(shown).toEqual(['words syringe', 'words plane', 'words cat']);
});

test('two slides about one subject show two views of it', () => {
  const drawings = drawingsOf('swiss', 'a cat', ['The flight', 'After the flight']);
  expect(drawings.map((svg) => /data-view="(\w+)"/.exec(svg)?.[1])).toEqual(['whole', 'detail']);
});
