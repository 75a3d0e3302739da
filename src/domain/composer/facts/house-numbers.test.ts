import { describe, expect, it } from 'vitest';
import { readRequest } from './read-request.ts';

const placesIn = (prompt: string): string[] =>
  readRequest(prompt, { today: '2026-05-04' }).reading.spans.flatMap(({ label, text }) =>
    label === 'place' || label === 'time' ? [`${label} ${text}`] : [],
  );

describe('a number between a time and a street', () => {
  it.each([
    ['bake sale friday 10am 330 Cedar Ave, proceeds to the band', ['time 10am', 'place 330 Cedar Ave']],
    ['Invite: Ida is 6! Sat 16 May 2pm 8 Larch Close, bring socks', ['time 2pm', 'place 8 Larch Close']],
    [
      'vide-grenier dimanche 7 juin 8h-17h 12 rue des Lilas, buvette, crêpes',
      ['time 8h-17h', 'place 12 rue des Lilas'],
    ],
  ])('is a house number: %s', (prompt, spans) => expect(placesIn(prompt)).toEqual(spans));
});
