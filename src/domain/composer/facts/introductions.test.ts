import { describe, expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';
import { readRequest } from './read-request.ts';

const factsOf = (prompt: string) => {
  const { text, reading } = readRequest(prompt);
  return readFacts(text, reading);
};
const textsOf = (phrases: readonly { readonly text: string }[]) => phrases.map(({ text }) => text);

describe('the sender of a letter', () => {
  it.each([
    ['Complaint to Halden Gas about a wrong bill, my name is Priya Shah', 'Priya Shah'],
    ['resignation letter to Foxley Ltd, last day 3 May, i am Mei Tan', 'Mei Tan'],
    ['Carta de renuncia a Supermercados Alba, me llamo Diego Romero, último día 15 de julio', 'Diego Romero'],
    ['Lettre de réclamation à la mairie, poubelles pleines, je m’appelle Claire Martin', 'Claire Martin'],
    ['Beschwerde an die Stadtwerke, Rechnung falsch, mein Name ist Ute Sommer', 'Ute Sommer'],
    ['Lettera di reclamo al comune, strada rotta, mi chiamo Luca Ferri', 'Luca Ferri'],
  ])('is who gives their name: %s', (prompt, name) => {
    expect(textsOf(factsOf(prompt).from)).toEqual([name]);
  });

  it('has the address after the name', () => {
    const { from, places, details } = factsOf(
      'Kündigung Handyvertrag bei Telmobil, Kundennummer 4471902, von Jonas Brandt, Ahornweg 3, 50667 Köln',
    );
    expect(textsOf(from)).toEqual(['Jonas Brandt']);
    expect(textsOf(places).join(', ')).toBe('Ahornweg 3, 50667 Köln');
    expect(textsOf(details)).toEqual(['Kundennummer 4471902']);
  });
});

describe('a name typed without capitals', () => {
  it('gets them, but a described party does not', () => {
    const { text } = readRequest(
      'letter to my landlord mr hastings about the broken boiler, from nina patel',
    );
    expect(text).toBe('letter to my landlord Mr Hastings about the broken boiler, from Nina Patel');
  });

  it('never changes the length', () => {
    for (const prompt of ['brief an frau ßing von ǆoni, danke', 'letter from ﬁona hale to mr ŉeil'])
      expect(readRequest(prompt).text).toHaveLength(prompt.length);
  });
});

describe('a sentence of a letter', () => {
  it('keeps the words that look like a request to Octavo', () => {
    const { details } = factsOf(
      'Complaint to Northern Rail about a cancelled train, I want a refund of £36, from Priya Shah',
    );
    expect(textsOf(details)).toContain('I want a refund of £36');
  });

  it('ends where only a comma joins the next', () => {
    const { details } = factsOf(
      'Letter from the Parents Association to all parents: the summer fair is on 28 June, we need volunteers for the barbecue',
    );
    expect(textsOf(details)).toEqual([
      'the summer fair is on 28 June',
      'we need volunteers for the barbecue',
    ]);
  });
});
