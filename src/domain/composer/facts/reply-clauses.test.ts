import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';
import { sortFacts } from './sort-facts.ts';

function factsOf(prompt: string) {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return sortFacts(text, reading);
}

describe('a clause that asks for an answer', () => {
  it.each([
    [
      'Wedding invitation: Clara and Mateo, 12 September 2026, 3pm, Villa Serena. RSVP by 1 July to clara@mateo.example',
      ['RSVP', 'by 1 July to clara@mateo.example'],
    ],
    [
      'invitación al bautizo de Lucía, domingo 17 de mayo a las 12:00, Finca El Olivar, confirmar al 600 222 333',
      ['confirmar', 'al 600 222 333'],
    ],
  ])('keeps its name, number and day together: %s', (prompt, [lead, text]) => {
    const { contacts, dates, details } = factsOf(prompt);
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({ lead, text });
    expect(dates).toHaveLength(1);
    expect(details).toEqual([]);
  });

  it('is cut from the place before it', () => {
    const { places, contacts } = factsOf(
      'birthday party invitation for Zoe, Sunday April 19 at 2pm, Riverbend Park pavilion 3, RSVP to Kate 555-0131',
    );
    expect([...places, ...contacts].map(({ text }) => text)).toEqual([
      'Riverbend Park pavilion 3',
      'to Kate 555-0131',
    ]);
  });
});

describe('facts of a poster', () => {
  it('keep the words that belong to a place and a day together', () => {
    const { details } = factsOf(
      'lost dog poster: brown labrador, red collar, last seen near Mill Lane on Friday',
    );
    expect(details.map(({ text }) => text)).toContain('last seen near Mill Lane on Friday');
  });

  it('is an advertisement if an offer names neither a customer nor a price', () => {
    expect(factsOf('offer: 2 for 1 on all pizzas every Tuesday, dine in only').kind).toBe('flyer');
    expect(factsOf('offer for Mrs. Lee: 3 windows at $220, installation $150').kind).toBe('quote');
  });
});
