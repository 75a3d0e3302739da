import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentTokens } from './accent-tokens.ts';
import { artDirections, themeNames } from './choices.ts';
import { contrastRatio, formatHex, mixHex, parseHex } from './contrast.ts';
import { namedColour, namedColours } from './named-colours.ts';
import { themeTokens } from './themes.ts';

describe('contrastRatio', () => {
  it('is correct at the extremes and symmetric', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#d42a0c', '#ffffff')).toBeCloseTo(contrastRatio('#ffffff', '#d42a0c'), 10);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it("rejects values that aren't hex colors", () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
    expect(() => parseHex('#12345')).toThrow(/Not a hex colour/);
  });

  it('mixes in sRGB', () => {
    expect(mixHex('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(formatHex([300, -4, 16])).toBe('#ff0010');
  });
});

describe('themes', () => {
  it.each(artDirections.flatMap((direction) => themeNames.map((theme) => [direction, theme] as const)))(
    '%s %s reads at 4.5:1 on paper and on tint',
    (direction, theme) => {
      const tokens = themeTokens(direction, theme);
      for (const ground of [tokens.paper, tokens.tint]) {
        for (const text of [tokens.ink, tokens.muted, tokens['accent-text']]) {
          expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrastRatio(tokens['accent-ink'], tokens.accent)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

function expectLegible(hex: string, theme: 'light' | 'dark'): void {
  const tokens = accentTokens(hex, theme);
  expect(contrastRatio(tokens['accent-ink'], tokens.accent)).toBeGreaterThanOrEqual(4.5);
  for (const direction of artDirections) {
    const { paper, tint } = themeTokens(direction, theme);
    expect(contrastRatio(tokens['accent-text'], paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(tokens['accent-text'], tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(tokens.accent, paper)).toBeGreaterThanOrEqual(theme === 'light' ? 1.2 : 2);
  }
}

describe('accentTokens', () => {
  it('is legible for any color in both themes', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
        fc.constantFrom(...themeNames),
        (rgb, theme) => expectLegible(formatHex(rgb), theme),
      ),
    );
  });

  it('keeps a color that is already legible', () => {
    expect(accentTokens('#1d5a46', 'light')).toEqual({
      accent: '#1d5a46',
      'accent-ink': '#ffffff',
      'accent-text': '#1d5a46',
    });
  });

  it('keeps a light field light and only darkens its text', () => {
    const tokens = accentTokens('#ffd21f', 'light');
    expect(tokens.accent).toBe('#ffd21f');
    expect(tokens['accent-ink']).toBe('#111111');
    expect(tokens['accent-text']).not.toBe('#ffd21f');
  });
});

describe('namedColours', () => {
  it('is legible for every name in both themes', () => {
    for (const colour of namedColours) {
      for (const theme of themeNames) expectLegible(colour[theme], theme);
    }
  });

  it('has each name once', () => {
    const names = namedColours.flatMap((colour) => colour.names);
    expect(names).toEqual([...new Set(names)]);
    expect(names.every((name) => name === name.toLowerCase())).toBe(true);
  });

  it.each(['dark green', 'Navy', 'burgundy', 'teal', 'dunkelblau', 'vert', 'amarillo'])(
    'knows %s',
    (name) => {
      expect(namedColour(name, 'light')).not.toBeNull();
      expect(namedColour(name, 'dark')).not.toBeNull();
    },
  );

  it('does not guess', () => {
    expect(namedColour('octarine', 'light')).toBeNull();
  });
});
