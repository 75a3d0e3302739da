import { describe, expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { sampleContent, sampleOnePager } from '../../document/layout/sample-contents.ts';
import { answerFollowUp } from './answer-follow-up.ts';
import { logoWish } from './logo-wish.ts';

const content = assignIds(sampleContent(sampleOnePager));
const logo = { source: 'asset:mark', text: 'Nordtram' };
const ask = (prompt: string, own: typeof logo | null = logo) =>
  answerFollowUp({ prompt, content, targetIds: [], today: '2026-03-02', seed: 1, logo: own });

it.each([
  ['Add my logo', 'add'],
  ['please put our company logo at the top left', 'add'],
  ['Füge mein Logo oben hinzu', 'add'],
  ['Ajoute mon logo en haut', 'add'],
  ['Añade nuestro logotipo', 'add'],
  ['ロゴを入れてください', 'add'],
  ['Remove the logo', 'remove'],
  ['Add logo design, $500', null],
  ['Rename the first section to Logo story', null],
  ['make the logo colors warmer', null],
])('%s: %s', (prompt, wish) => {
  expect(logoWish(prompt)).toBe(wish);
});

describe('a follow-up about the logo', () => {
  it('sets the logo of the content, and its inverse restores the page exactly', () => {
    const answer = ask('Add my logo');
    if (answer.outcome !== 'changed') throw new Error(answer.outcome);
    const { content: after, inverse } = applyOperations(content, answer.operations);
    expect(after.head.logo).toEqual(logo);
    expect(after.pages).toEqual(content.pages);
    expect(applyOperations(after, inverse).content).toEqual(content);
  });

  it('stands beside another request', () => {
    const answer = ask('Add my logo. Make it dark.');
    if (answer.outcome !== 'changed') throw new Error(answer.outcome);
    const { content: after } = applyOperations(content, answer.operations);
    expect(after.head.logo).toEqual(logo);
    expect(after.look.theme).toBe('dark');
  });

  it('says where a missing logo comes from', () => {
    expect(ask('Add my logo', null)).toMatchObject({
      outcome: 'refused',
      said: expect.stringContaining('Upload one under Assets'),
    });
  });
});
