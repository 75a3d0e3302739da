import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequest } from '../facts/read-request.ts';
import { capitalsOf, withCapitals } from './capitals.ts';

/** Returns a text with the capitals that a prompt of it lacks. */
function edited(prompt: string): string {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return withCapitals(text, capitalsOf(text, reading.spans, reading.language));
}

describe('missing capitals', () => {
  it.each([
    ['flyer for a toddler group with bsl songs, tue 3 march', 'BSL', 'Tue 3'],
    ['agenda for the club: rota, agm, aob', 'AGM', 'AOB'],
    ['packing list: usb-c cable, iPhone charger, pcs of soap', 'USB-C', 'iPhone', 'pcs'],
    ['swap shop on sat 9 may at orrin farm, ask for mrs tolland', 'Sat 9', 'Orrin Farm', 'Mrs Tolland'],
    ['concert in st bride’s church, call marla 01632 960117', 'St Bride', 'Marla 01632'],
    ['evening class: welsh and greek for adults', 'Welsh and Greek'],
    ['rota: mon Ada, tue Ben, wed Cy, sat Di', 'Mon', 'Tue', 'Wed', 'Sat'],
    ['facture: 3 tables à 40 € ht, tva 20 %', 'HT', 'TVA'],
    ['flohmarkt ab 14 uhr, kontakt herr ohlsen 0151 000111', '14 Uhr', 'Herr Ohlsen'],
    ['affiche: bal à saint-orlin, samedi 6 juin', 'Saint-Orlin'],
  ])('are added: %s', (prompt, ...words) => {
    for (const word of words) expect(edited(prompt)).toContain(word);
  });

  it.each([
    'poster for a sun hat sale, we sat down for tea, they wed in spring',
    'house wifi hernet password trwxk, code bgh',
    'mail to bsl@vat.example or look at www.agm.example and @nyc.diy',
    'menu: leek tart 9 (vg), pea soup 4 (df), 3 kg flour, 2 pts stock',
    'meet at the vestry, then walk to the park',
  ])('are not invented: %s', (text) => {
    expect(withCapitals(text, capitalsOf(text, [], 'en'))).toBe(text);
  });

  it('never change other letters, nor the length', () => {
    const word = fc.constantFrom(
      'bsl',
      'eBay',
      'McAdam',
      'tea',
      'mrs',
      'orrin',
      'farm',
      'at',
      'st',
      'sat',
      '9',
      'vat',
      ',',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const text = words.join(' ');
        const result = withCapitals(text, capitalsOf(text, [], 'en'));
        expect(result.toLowerCase()).toBe(text.toLowerCase());
        for (const own of ['eBay', 'McAdam']) expect(result.split(own).length).toBe(text.split(own).length);
        expect(withCapitals(result, capitalsOf(result, [], 'en'))).toBe(result);
      }),
    );
  });
});
