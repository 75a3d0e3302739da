import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phrasesOf } from './ledger.ts';
import { readRequest } from './read-request.ts';
import { sortFacts } from './sort-facts.ts';

const factsOf = (prompt: string) => {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return sortFacts(text, reading);
};
const said = (prompt: string): string =>
  phrasesOf(factsOf(prompt))
    .map(({ text }) => text)
    .join(' · ');

const page = fc.constantFrom('it', 'this', 'the report', 'It');
const modal = fc.constantFrom('should', 'must', 'needs to', 'has to');
const topic = fc.constantFrom('costs', 'next steps', 'lessons learned', 'safety on site', 'opening times');
const manner = fc.constantFrom('sound friendly', 'feel warm', 'look modern', 'read like a story');

it('what a page is asked to cover becomes its parts and is never a fact', () => {
  fc.assert(
    fc.property(
      page,
      modal,
      fc.uniqueArray(topic, { minLength: 1, maxLength: 3 }),
      manner,
      (it, must, topics, how) => {
        const list = topics.join(topics.length > 2 ? ', ' : ' and ').replace(/, ([^,]*)$/, ' and $1');
        const prompt = `report on our bike fleet. ${it} ${must} cover ${list} and ${must} ${how}. 40 bikes were repaired.`;
        expect(factsOf(prompt).asked.map((part) => part.toLowerCase())).toEqual(topics);
        expect(said(prompt)).not.toMatch(/cover|sound|feel|look|read like/);
        expect(said(prompt)).toContain('40 bikes were repaired');
      },
    ),
    { numRuns: 12 },
  );
});

it('a style between the facts of a flyer is no fact', () => {
  const style = fc.constantFrom(
    'a bit spooky',
    'kind of retro',
    'modern looking',
    'pale blue and silver',
    'not too fancy',
  );
  fc.assert(
    fc.property(style, fc.constantFrom(', ', ' - '), (words, mark) => {
      expect(said(`flyer for the street party${mark}${words}${mark}6 June 4pm`)).not.toContain(words);
    }),
    { numRuns: 12 },
  );
});

it('what a page is asked to mention is a fact', () => {
  expect(
    said('flyer for dog training, it should look modern and mention that the first lesson is free'),
  ).toMatch(/the first lesson is free/);
});

it('keeps what letters and lists say of other things', () => {
  expect(said('letter to my insurer, it should cover theft as agreed, from Ana Roe')).toContain('theft');
  expect(said('shopping list: milk, a bit of cheese, dark chocolate, light brown sugar')).toMatch(
    /cheese.*dark chocolate.*light brown sugar/,
  );
});
