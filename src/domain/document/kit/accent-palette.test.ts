import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { accentPaletteOf } from './accent-tokens.ts';
import { artDirections, themeNames } from './choices.ts';
import { contrastRatio, formatHex } from './contrast.ts';
import type { PaletteToken } from './directions/token-names.ts';
import { namedPalettes, tokensOfPalette } from './named-palettes.ts';
import { hexOfOklch, nearestLegible, oklchOf } from './oklch.ts';
import { paletteTokens, themeOfPaper } from './palette-tokens.ts';
import { themeTokens } from './themes.ts';

type Palette = Readonly<Record<PaletteToken, string>>;

const channel = fc.nat(255);
/** All hues, grays, near-white and near-black. */
const anyColor = fc.oneof(
  fc.tuple(channel, channel, channel).map(formatHex),
  fc
    .record({ l: fc.double({ min: 0, max: 1, noNaN: true }), h: fc.nat(359) })
    .map(({ l, h }) => hexOfOklch({ l, c: 0.4, h })),
  channel.map((gray) => formatHex([gray, gray, gray])),
  fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8)).map(formatHex),
  fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8)).map(([r, g, b]) => formatHex([255 - r, 255 - g, 255 - b])),
);
const anyTheme = fc.constantFrom(...themeNames);
const anyDirection = fc.constantFrom(...artDirections);
const runs = { numRuns: repeats(75, 5_000) };

const allRoles = Object.keys(tokensOfPalette(namedPalettes[0] as (typeof namedPalettes)[0], 'light'));

/** Text needs 4.5:1 on both grounds; charts are drawn in `accent-text`, which covers their 3:1. */
function expectLegible(palette: Palette): void {
  for (const role of ['ink', 'muted', 'accent-text'] as const)
    for (const ground of ['paper', 'tint'] as const)
      expect(contrastRatio(palette[role], palette[ground]), `${role} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      );
  expect(contrastRatio(palette['accent-ink'], palette.accent)).toBeGreaterThanOrEqual(4.5);
}

describe('a palette from one accent', () => {
  it('fills every role and is legible in every direction and theme', () => {
    fc.assert(
      fc.property(anyColor, anyDirection, anyTheme, (accent, direction, theme) => {
        const palette = accentPaletteOf(accent, direction, theme);
        expect(Object.keys(palette).sort()).toEqual(allRoles.toSorted());
        expectLegible(palette);
        const visible = theme === 'light' ? 1.2 : 2;
        expect(contrastRatio(palette.accent, palette.paper)).toBeGreaterThanOrEqual(visible);
      }),
      runs,
    );
  });

  it('uses the accent itself exactly where its contrast suffices', () => {
    fc.assert(
      fc.property(anyColor, anyDirection, anyTheme, (accent, direction, theme) => {
        const palette = accentPaletteOf(accent, direction, theme);
        const onPaper = contrastRatio(accent, palette.paper);
        expect(palette.accent === accent).toBe(onPaper >= (theme === 'light' ? 1.2 : 2));
        const asText = Math.min(onPaper, contrastRatio(accent, palette.tint));
        expect(palette['accent-text'] === accent).toBe(asText >= 4.5);
      }),
      runs,
    );
  });

  it('keeps paper and ink of the direction, and leans its tint toward the accent', () => {
    const usual = themeTokens('swiss', 'light');
    const palette = accentPaletteOf('#0057d9', 'swiss', 'light');
    expect(palette).toMatchObject({ paper: usual.paper, ink: usual.ink });
    expect(Math.abs(oklchOf(palette.tint).h - oklchOf('#0057d9').h)).toBeLessThan(15);
  });
});

/** Returns whether no channel differs by more than the one step to which colors are rounded. */
const isNextStep = (one: string, other: string): boolean =>
  [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <=
      1,
  );

describe('the nearest legible color', () => {
  it('keeps the hue, and no lightness closer to the wish is legible', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (wish, ground) => {
        const found = nearestLegible(wish, [ground], 4.5);
        expect(contrastRatio(found, ground)).toBeGreaterThanOrEqual(4.5);
        if (found === wish) return;
        const { l, c, h } = oklchOf(wish);
        const closer = hexOfOklch({ l: l + (oklchOf(found).l - l) * 0.96, c, h });
        if (!isNextStep(closer, found)) expect(contrastRatio(closer, ground)).toBeLessThan(4.5 * 1.01);
      }),
      runs,
    );
  });
});

describe('a palette of a brand or a picture', () => {
  it('fills every role and is legible for any colors', () => {
    const colors = fc.array(anyColor, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(colors, fc.option(anyColor, { nil: undefined }), anyDirection, anyTheme, (...given) => {
        const [colours, background, direction, chosen] = given;
        const theme = background ? themeOfPaper(background) : chosen;
        const palette = paletteTokens({ colours, background }, theme, themeTokens(direction, theme));
        expect(Object.keys(palette).sort()).toEqual(allRoles.toSorted());
        expectLegible(palette as Palette);
      }),
      runs,
    );
  });
});

describe('named palettes', () => {
  it.each(themeNames)('are legible on %s paper', (theme) => {
    for (const palette of namedPalettes) expectLegible(tokensOfPalette(palette, theme));
  });
});
