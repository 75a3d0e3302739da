import { describe, expect, it } from 'vitest';
import { compose } from '../compose.ts';

function titleOf(prompt: string): string {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  return input && 'title' in input ? String(input.title) : '';
}

describe('a headline', () => {
  it.each([
    ['guest list for Ida’s 30th: Ann, Tom, the Bakers, Aunt May', 'Ida’s 30th'],
    ['poster please, found dog, brown, very friendly, seen near Oak Road, call 01632 960222', 'Found dog'],
    [
      'one pager about our shop The Green Kettle in Leeds, open daily 9 to 5, tea and cakes, dogs welcome',
      'The Green Kettle, shop in Leeds',
    ],
    [
      'something nice for the retirement of Mr Hale, Friday 3pm in the hall, cake and speeches',
      'Retirement of Mr Hale',
    ],
    ['Plakat fürs Sommerfest der Feuerwehr Hagen am 4. Juli ab 15 Uhr', 'Sommerfest der Feuerwehr Hagen'],
  ])('is a phrase that an editor would print: %s', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
  });
});
