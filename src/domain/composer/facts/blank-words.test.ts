import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { readRequest } from './read-request.ts';

function factsOf(prompt: string) {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return readFacts(text, reading);
}

describe('a prompt for a form to fill in', () => {
  it.each([
    ['CV vierge à compléter', 'cv'],
    ['Tagesordnung Vorlage leer', 'agenda'],
    ['plantilla de acta de reunión en blanco', 'minutes'],
    ['modelo de factura en blanco', 'invoice'],
    ['blank meeting agenda', 'agenda'],
  ])('%s: the words for it are neither the subject nor the name', (prompt, kind) => {
    const facts = factsOf(prompt);
    expect(facts).toMatchObject({ isBlank: true, kind });
    const said = [facts.kindText ?? '', ...facts.subjects.map(({ text }) => text)].join(' ');
    expect(said).not.toMatch(/vierge|compléter|leer|blanco|blank/i);
  });

  it.each([
    'how to fill in a tax return, explained',
    'poster: blank walls wanted for street art',
    'menu for Saturday',
  ])('is not seen in %s', (prompt) => expect(factsOf(prompt).isBlank).toBe(false));
});
