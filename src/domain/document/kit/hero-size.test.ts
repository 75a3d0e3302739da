import { describe, expect, it } from 'vitest';
import { advances, measuredCharacters } from './advance-widths.ts';
import { headlineStyle, heroSize, heroStyle } from './hero-size.ts';
import { inkExtent, textAdvance } from './text-advance.ts';

describe('advance widths', () => {
  it('has two digits for each character of each face', () => {
    for (const table of Object.values(advances))
      expect(table).toHaveLength([...measuredCharacters].length * 2);
  });

  it('adds up characters and tracking', () => {
    expect(textAdvance('nn', 'archivo-600')).toBeCloseTo(2 * textAdvance('n', 'archivo-600'), 6);
    expect(textAdvance('nn', 'archivo-600', -0.05)).toBeCloseTo(
      2 * textAdvance('n', 'archivo-600') - 0.05,
      6,
    );
  });

  it('counts unknown characters as a full em', () => {
    expect(textAdvance('漢', 'archivo-600')).toBe(1);
  });

  it('ignores blanks at both ends', () => {
    expect(inkExtent('1', 'archivo-600').widthEm).toBeLessThan(textAdvance('1', 'archivo-600'));
    expect(inkExtent('1', 'archivo-600').leftEm).toBeGreaterThan(0.05);
  });
});

describe('heroSize', () => {
  it('fills the measure for any text length', () => {
    const width = 680;
    const size = heroSize(['$1,340.00'], 'swiss', width, 1000);
    expect(size * inkExtent('$1,340.00', 'archivo-600', -0.05).widthEm).toBeLessThanOrEqual(width);
    expect(size * inkExtent('$1,340.00', 'archivo-600', -0.05).widthEm).toBeGreaterThan(width * 0.98);
  });

  it('never exceeds the maximum of the box', () => {
    expect(heroSize(['7'], 'editorial', 680, 120)).toBe(120);
  });

  it('follows the widest line', () => {
    expect(heroSize(['14', 'September'], 'swiss', 680, 900)).toBeCloseTo(
      heroSize(['September'], 'swiss', 680, 900),
      6,
    );
  });
});

describe('accents of capitals', () => {
  it('get space only if the typeface needs it', () => {
    expect(headlineStyle('Äpfel und Öl')).toContain('--swiss-rise:1');
    expect(heroStyle(['ÉTÉ'])).toContain('--editorial-rise:1');
    // Bold poster always sets capitals.
    expect(headlineStyle('Frühling')).toMatch(/--poster-rise:1/);
    expect(headlineStyle('Frühling')).not.toContain('--swiss-rise');
    expect(headlineStyle('Ça va, fçade')).not.toContain('-rise');
  });
});

describe('style attributes', () => {
  it('contains custom properties with numbers only', () => {
    for (const style of [heroStyle(['14 June']), heroStyle([]), headlineStyle('One “line”; } of <text>')]) {
      expect(style).toMatch(/^(?:--[a-z-]+:-?\d+(?:\.\d+)?(?:;|$))+$/);
    }
  });
});
