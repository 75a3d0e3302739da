import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { paletteTokens, themeOfPaper } from './palette-tokens.ts';
import { themeTokens } from './themes.ts';

const usual = themeTokens('swiss', 'light');

describe('a chosen palette', () => {
  it('assigns accent, paper and ink to suitable colors', () => {
    const tokens = paletteTokens({ colours: ['#1b2a41', '#fdf6ec', '#c8102e'] }, 'light', usual);
    expect(tokens).toMatchObject({ accent: '#c8102e', paper: '#fdf6ec', ink: '#1b2a41' });
  });

  it("keeps the direction's paper color if the palette has none", () => {
    expect(paletteTokens({ colours: ['#0b5a3a'] }, 'light', usual)).toMatchObject({
      paper: usual.paper,
      ink: usual.ink,
      accent: '#0b5a3a',
      'accent-ink': '#ffffff',
      'accent-text': '#0b5a3a',
    });
  });

  it('is legible on paper of medium lightness', () => {
    const tokens = paletteTokens({ colours: ['#000000'], background: '#bb42c2' }, 'dark', usual);
    expect(contrastRatio(tokens.ink ?? '', tokens.paper ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('is legible for any palette', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(
        fc.array(hex, { maxLength: 5 }),
        fc.option(hex, { nil: undefined }),
        (colours, background) => {
          const theme = background ? themeOfPaper(background) : 'light';
          const page = {
            ...themeTokens('swiss', theme),
            ...paletteTokens({ colours, background }, theme, themeTokens('swiss', theme)),
          };
          expect(contrastRatio(page.ink, page.paper)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(page['accent-text'], page.paper)).toBeGreaterThanOrEqual(4.5);
          expect(contrastRatio(page['accent-ink'], page.accent)).toBeGreaterThanOrEqual(4.5);
        },
      ),
      { numRuns: 300 },
    );
  });
});
