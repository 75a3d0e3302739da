import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { isSentenceEnd, splitList, textClauses } from './text-clauses.ts';

const clausesOf = (text: string, language: ReaderLanguage = 'en'): string[] =>
  textClauses(text, language).map(({ start, end }) => text.slice(start, end));

describe('the clauses of a text', () => {
  it('end at commas, colons, spaced dashes, line breaks and sentence ends', () => {
    expect(clausesOf('Menu: soup, bread – daily. Open now\nCall us')).toEqual([
      'Menu',
      'soup',
      'bread',
      'daily',
      'Open now',
      'Call us',
    ]);
    expect(clausesOf('菜单：汤，米饭。', 'zh')).toEqual(['菜单', '汤', '米饭']);
  });

  it("don't end in quotation marks", () => {
    expect(clausesOf('1st Ada "Can ants count?" 94 points, 2nd Ben "Moss, and why" 88')).toEqual([
      '1st Ada "Can ants count?" 94 points',
      '2nd Ben "Moss, and why" 88',
    ]);
    expect(clausesOf('boards 6" wide, pipes 2" thick')).toHaveLength(2);
  });

  it('keep a day and its month, whatever follows', () => {
    expect(clausesOf('Vom 22.12. bis 2.1. Urlaub. Danach offen', 'de')).toEqual([
      'Vom 22.12. bis 2.1. Urlaub',
      'Danach offen',
    ]);
  });

  it('end behind a short month, unless the date goes on', () => {
    expect(clausesOf('Roof done by 9 Sept. Painting starts then')).toEqual([
      'Roof done by 9 Sept',
      'Painting starts then',
    ]);
    expect(clausesOf('From 9 Sept. 2026 on')).toEqual(['From 9 Sept. 2026 on']);
    expect(clausesOf('Fertig am 9. Sept. Abends Feier', 'de')).toHaveLength(1);
  });

  it('have the mark before them', () => {
    expect(textClauses('one: two, three. four', 'en').map(({ after }) => after)).toEqual([
      'sentence',
      'colon',
      'comma',
      'sentence',
    ]);
  });

  it('keep numbers, times, brackets, quotations and URLs whole', () => {
    expect(clausesOf('1,200 at 9:30, eggs (large, brown), see https://a.example: now')).toEqual([
      '1,200 at 9:30',
      'eggs (large, brown)',
      'see https://a.example',
      'now',
    ]);
    expect(clausesOf('Er sagt „ja, nein“, und geht', 'de')).toEqual(['Er sagt „ja, nein“', 'und geht']);
  });

  it.each([
    ['de', 'Schlüssel z. Hd. Hausverwaltung'],
    ['de', 'Verein e. V. und Freunde'],
    ['de', 'Fürther Str. 31'],
    ['de', 'im 1. Stock'],
    ['en', 'Nürnberger Hauptstr. 114'],
    ['en', 'Dr. B. Hale vs. Mr. Stone'],
    ['pl', 'ul. Długa 8 m. 3'],
    ['nl', 'di. 11 uur'],
    ['fr', 'M. Leroy'],
  ] as const)('continue after the abbreviations of %s: %s', (language, text) => {
    expect(clausesOf(text, language)).toEqual([text]);
  });

  it.each([
    ['Meet at 10 p.m. Bring food', ['Meet at 10 p.m', 'Bring food']],
    ['Coffee, 10 a.m. talk by Ana', ['Coffee', '10 a.m. talk by Ana']],
    ['Add 2 kg. Then mix', ['Add 2 kg', 'Then mix']],
    ['Watch TV. Then sleep', ['Watch TV', 'Then sleep']],
  ])('end a sentence after a word that only looks like an abbreviation: %s', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  it('cover all text except marks and spaces, in order and without overlap', () => {
    const piece = fc.constantFrom('ab', '12', '(', ')', ',', '. ', ': ', ' ', '\n', '“', '”', '–', 'z. ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const clauses = textClauses(text, 'en');
        let from = 0;
        for (const { start, end } of clauses) {
          expect(text.slice(from, start)).not.toMatch(/[\p{L}\p{N}]/u);
          expect(start).toBeGreaterThanOrEqual(from);
          from = end;
        }
        expect(text.slice(from)).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { seed: 3 },
    );
  });

  it('are found in a text of only open brackets', () => {
    expect(clausesOf('('.repeat(20_000))).toEqual(['('.repeat(20_000)]);
  });
});

describe('a list', () => {
  it('is split at the given marks only', () => {
    const list = 'Soup (cold, hot), 1,5 l milk; bread';
    expect(splitList(list, new Set([',']))).toEqual(['Soup (cold, hot)', ' 1,5 l milk; bread']);
    expect(splitList(list, new Set([';']))).toEqual(['Soup (cold, hot), 1,5 l milk', ' bread']);
  });
});

it('has no sentence end inside a number or a URL', () => {
  for (const text of ['3.5', 'a.example']) expect(isSentenceEnd(text, text.indexOf('.'), 'en')).toBe(false);
});
