import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../../document/kit/oklch.ts';
import type { Label } from '../../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { termsOf } from '../lexicon/term-finder.ts';
import { namedColors, shaded } from './named-colors.ts';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';

const span = (label: Label, text: string): ReadSpan => ({
  label,
  text,
  start: 0,
  end: text.length,
  instruction: 1,
  confidence: 1,
});
const read = (label: Label, text: string, language: ReaderLanguage = 'en'): Wishes =>
  readWishes([span(label, text)], language);

describe('numbers in the name of a kind', () => {
  it.each<[ReaderLanguage, string, number | undefined]>([
    ['en', '11 slides', 11],
    ['en', 'six-slide deck', 6],
    ['en', 'one-page letter', undefined],
    ['en', 'round 2 quiz', undefined],
    ['de', 'Präsentation mit sechs Folien', 6],
  ])('are those of pages or slides in %s: %s', (language, text, pages) => {
    expect(read('kind', text, language).pages).toBe(pages);
  });
});

describe('colors', () => {
  it.each<[ReaderLanguage, string, string]>([
    ['en', 'forest green', '#1f5c38'],
    ['en', 'dark slate gray', '#2f4f4f'],
    ['en', 'rebeccapurple', '#663399'],
    ['en', 'our blue, #0A3D91', '#0a3d91'],
    ['de', 'weinrot', '#7a1f36'],
    ['de', 'ROTE Schrift', '#c62828'],
    ['fr', 'bleu nuit', '#1b2f5e'],
    ['es', 'verde botella', '#1f5c38'],
    ['pt', 'azul-marinho', '#1b2f5e'],
    ['it', 'giallo ocra', '#c08a2b'],
    ['nl', 'wijnrode letters', '#7a1f36'],
    ['pl', 'na granatowo', '#1b2f5e'],
    ['ja', '金色の鶴', '#b8892b'],
    ['zh', '深蓝色', '#1b2f5e'],
    ['ar', 'باللون الكحلي', '#1b2f5e'],
  ])('reads the accent in %s: %s', (language, text, accent) => {
    const wishes = read('look', text, language);
    expect(wishes.palette).toContain(accent);
  });

  it.each<[ReaderLanguage, string, string]>([
    ['en', 'dark red', 'red'],
    ['de', 'dunkelrot', 'red'],
    ['fr', 'rouge foncé', 'red'],
    ['es', 'rojo oscuro', 'red'],
    ['it', 'rosso scuro', 'red'],
    ['nl', 'donkerrood', 'red'],
    ['pl', 'ciemnoczerwony', 'red'],
    ['zh', '深红色', 'red'],
    ['ar', 'أحمر غامق', 'red'],
  ])('darkens a color in %s: %s', (language, text, name) => {
    const { accent = '' } = read('look', text, language);
    const plain = oklchOf(namedColors[name as 'red']);
    expect(oklchOf(accent).l).toBeLessThan(plain.l);
    expect(Math.abs(oklchOf(accent).h - plain.h)).toBeLessThan(15);
  });

  it.each<[ReaderLanguage, string, string]>([
    ['en', 'white on forest green', '#1f5c38'],
    ['en', 'green background', '#2e7d3c'],
    ['fr', 'fond vert', '#2e7d3c'],
    ['fr', 'noir sur jaune', '#f2c230'],
    ['it', 'sfondo verde salvia', '#8fa586'],
    ['zh', '红底白字', '#c62828'],
  ])('distinguishes background and text colors in %s: %s', (language, text, background) => {
    expect(read('look', text, language).background).toBe(background);
  });

  it('keeps the hue of every named color in every shade', () => {
    for (const hex of Object.values(namedColors)) {
      const { c, h } = oklchOf(hex);
      if (c < 0.06) continue;
      for (const shade of ['dark', 'light', 'pastel', 'bright', 'muted', 'neon'] as const) {
        const shifted = Math.abs(oklchOf(shaded(hex, shade)).h - h);
        expect(Math.min(shifted, 360 - shifted)).toBeLessThan(25);
      }
    }
  });

  it('reads every color word of every language', () => {
    for (const language of readerLanguages) {
      for (const [name, list] of Object.entries(lexicons[language].wishes.colors)) {
        for (const term of termsOf(list)) {
          const { palette, unread } = read('look', term.replace(/[*~]$/, ''), language);
          expect(unread, `${language} ${name}: ${term}`).toEqual([]);
          expect(palette, `${language} ${name}: ${term}`).toHaveLength(1);
        }
      }
    }
  });
});

describe('style', () => {
  it.each<[ReaderLanguage, string, Partial<Wishes>]>([
    ['en', 'dark mode', { theme: 'dark' }],
    ['de', 'dunkler Hintergrund', { theme: 'dark' }],
    ['es', 'fondo oscuro', { theme: 'dark' }],
    ['en', 'elegant', { direction: 'editorial' }],
    ['fr', 'plus coloré', { direction: 'poster' }],
    ['it', 'più elegante', { direction: 'editorial' }],
    ['zh', '简洁', { direction: 'swiss' }],
    ['en', 'less corporate', { avoid: { direction: 'corporate' } }],
    ['it', 'meno rosso', { avoid: { colors: ['#c62828'] } }],
    ['de', 'größere Schrift', { textSize: 'larger' }],
    ['en', 'typewriter font', { fonts: [{ family: 'IBM Plex Mono', role: 'all' }] }],
    ['en', 'in Georgia, a bookish font', { fonts: [{ family: 'Newsreader', role: 'all' }] }],
    ['en', 'with a picture of a cat', { subject: 'cat' }],
    ['pt', 'com um desenho de um farol', { subject: 'farol' }],
    ['ja', '動物の絵つき', { subject: '動物' }],
  ])('%s: %s', (language, text, wished) => {
    expect(read('look', text, language)).toMatchObject(wished);
  });

  it("reads a wish in a language other than the prompt's", () => {
    expect(read('look', "mach's dunkelgrün", 'fr')).toMatchObject({ palette: [expect.any(String)] });
    expect(read('look', 'with roses', 'en').palette).toBeUndefined();
  });

  it("reports wishes it can't apply", () => {
    const wishes = readWishes([span('look', 'zigzag hems'), span('look', 'blue')], 'en');
    expect(wishes.unread.map(({ text }) => text)).toEqual(['zigzag hems']);
    expect(wishes.accent).toBe('#1f5fbf');
  });
});

describe('format and length', () => {
  it.each<[Label, ReaderLanguage, string, Partial<Wishes>]>([
    ['format', 'en', 'A5', { format: 'a5' }],
    ['format', 'de', 'DIN A4 quer', { format: 'a4', orientation: 'landscape' }],
    ['format', 'ja', 'A5縦', { format: 'a5', orientation: 'portrait' }],
    ['format', 'fr', 'en paysage', { orientation: 'landscape' }],
    ['format', 'en', '4:3', { format: 'slides-4x3' }],
    ['format', 'es', 'cuadrado para instagram', { format: 'square' }],
    ['format', 'pt', 'status do zap', { format: 'story' }],
    ['length', 'en', 'seven slides', { format: 'slides-16x9', pages: 7 }],
    ['length', 'de', 'zwei Seiten', { pages: 2 }],
    ['length', 'fr', '12 diapos', { pages: 12 }],
    ['length', 'pl', '15 slajdów', { pages: 15 }],
    ['length', 'zh', '一页', { pages: 1 }],
    ['length', 'ar', '٨ شرائح', { pages: 8 }],
    ['length', 'ar', 'صفحتان', { pages: 2 }],
    ['length', 'en', 'half a page', { pages: 1, amount: 'brief' }],
    ['length', 'en', '1,000 words', { amount: 'detailed' }],
    ['length', 'es', 'cortito', { amount: 'brief' }],
    ['lang', 'es', 'en inglés', { language: 'en' }],
    ['lang', 'pl', 'po niemiecku', { language: 'de' }],
    ['lang', 'ar', 'بالفرنسية', { language: 'fr' }],
    ['tone', 'en', 'formal but warm', { tone: 'formal but warm' }],
    ['audience', 'de', 'für Anfänger', { audience: 'für Anfänger' }],
  ])('%s, %s: %s', (label, language, text, wished) => {
    expect(read(label, text, language)).toMatchObject(wished);
  });

  it('prints other paper sizes in the same proportions and says so', () => {
    const wishes = read('format', 'A3');
    expect(wishes).toMatchObject({ format: 'a4', approximated: [{ text: 'A3' }] });
  });

  it('reads a size code from the text if no span is a format', () => {
    expect(readWishes([], 'en', 'Poster for the fair, A5, with a map').format).toBe('a5');
    expect(readWishes([span('format', 'square')], 'en', 'square, not A5').format).toBe('square');
  });

  it.each(['a 5-6 slide deck on the move', 'a 10–12 page report', 'a 5 day trip', 'a 6 x 4 print'])(
    'takes no article and its number for a size: %s',
    (text) => {
      expect(readWishes([], 'en', text).format).toBeUndefined();
    },
  );

  it.each([
    ['5-6 slide deck', 6],
    ['10 slide presentation', 10],
    ['6 slides', 6],
  ])('counts the slides of a kind: %s', (text, pages) => {
    expect(readWishes([span('kind', text)], 'en', text)).toMatchObject({ pages, format: 'slides-16x9' });
  });

  it('takes slides about a kind for slides', () => {
    expect(readWishes([span('kind', 'AGM slides')], 'en', 'AGM slides').format).toBe('slides-16x9');
    expect(readWishes([span('kind', 'AGM agenda')], 'en', 'AGM agenda').format).toBeUndefined();
  });

  it.each(['8 to a page', '20 minutes', '15 questions', 'ten'])('reads no page count from "%s"', (text) => {
    expect(read('length', text).pages).toBeUndefined();
  });

  it('ignores a language without labels', () => {
    expect(read('lang', 'in Welsh').unread).toHaveLength(1);
  });
});

it('never throws, is deterministic, and returns only valid values', () => {
  const label = fc.constantFrom<Label>('look', 'format', 'length', 'tone', 'lang', 'audience');
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(
        'dark',
        'blau',
        '#fff',
        '#12345',
        'page',
        'A4',
        '100000',
        'على',
        '红',
        'less',
        'not',
        'on',
        '~',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
  );
  fc.assert(
    fc.property(label, words, fc.constantFrom(...readerLanguages), (each, parts, language) => {
      const given = parts.join(' ');
      const wishes = read(each, given, language);
      expect(readWishes([span(each, given)], language)).toEqual(wishes);
      for (const color of [wishes.accent, wishes.background, ...(wishes.palette ?? [])])
        if (color !== undefined) expect(color).toMatch(/^#[\da-f]{6}$/);
      if (wishes.pages !== undefined) expect(wishes.pages).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
