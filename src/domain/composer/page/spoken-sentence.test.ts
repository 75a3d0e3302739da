import { describe, expect, it } from 'vitest';
import { compose } from '../compose.ts';

/** Returns all words of the page that has no template. */
function pageOf(prompt: string): string {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  return JSON.stringify(steps.flatMap((step) => (step.type === 'tool' ? [step.input] : [])));
}

describe('what a speech or a letter tells', () => {
  it.each([
    [
      'letter to my landlord Mr Hale that the tap drips since May and that I want it fixed by June',
      'I want it fixed by June.',
    ],
    [
      'letter to the council because two children were nearly hit on Mill Lane',
      'Two children were nearly hit on Mill Lane.',
    ],
    [
      'Brief an die Hausverwaltung, dass der Aufzug seit drei Wochen kaputt ist',
      'Ich möchte Ihnen mitteilen, dass der Aufzug seit drei Wochen kaputt ist.',
    ],
    [
      'lettre à M. Garnier pour lui dire que le chauffage est en panne',
      'Je vous informe que le chauffage est en panne.',
    ],
  ])('is said by its writer: %s', (prompt, sentence) => {
    expect(pageOf(prompt)).toContain(sentence);
  });

  it('is never said of the speaker if it is told of another', () => {
    const page = pageOf('a eulogy for my aunt Ines who was a nurse, kept goats and had six children');
    expect(page).not.toMatch(/\bI was\b/);
    expect(page).toMatch(/Ines was a nurse, kept goats and had six children/);
  });
});
