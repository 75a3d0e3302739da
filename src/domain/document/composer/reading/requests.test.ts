import { expect, test } from 'vitest';
import { splitGivenContent } from './given-content.ts';
import { findKind } from './kinds.ts';
import { withoutRequests } from './requests.ts';

const kept = (prompt: string): string => withoutRequests(prompt, findKind(prompt)?.kind ?? null);

test.each([
  ['20 hours at $80. Please bill them', '20 hours at $80.'],
  ['20 hours at $80, could you invoice them for it? Thanks!', '20 hours at $80'],
  ['20 Stunden zu 80 €. Bitte stell ihnen das in Rechnung', '20 Stunden zu 80 €.'],
  ['20 heures à 80 €. Merci de les facturer', '20 heures à 80 €.'],
  ['20 horas a 80 €. Por favor, factúrales', '20 horas a 80 €.'],
  ['Jazz on Friday. Please make me a flyer', 'Jazz on Friday.'],
  ['Sommerfest. Kannst du daraus bitte einen Flyer machen?', 'Sommerfest.'],
  ['Soirée jazz. Fais-moi une affiche, s’il te plaît', 'Soirée jazz.'],
  ['Noche de jazz. ¿Me haces un cartel con esto?', 'Noche de jazz.'],
  ['Our chess club. Turn this into a one-pager', 'Our chess club.'],
])('a request to make the page is not on it: %s', (prompt, expected) => {
  expect(kept(prompt)).toBe(expected);
});

test.each([
  'Poster: please wash your hands, please bring cake',
  'Checklist for the launch: design a logo, please create a flyer, write the press release',
  'Newsletter: we made a film, thank you',
])('what is said to the readers of the page stays: %s', (prompt) => {
  expect(kept(prompt)).toBe(prompt);
});

test('a request behind pasted content is what to do with it', () => {
  expect(splitGivenContent('- milk\n- eggs\n\nPlease make this into a checklist')).toEqual({
    instruction: 'Please make this into a checklist',
    content: '- milk\n- eggs',
  });
});
