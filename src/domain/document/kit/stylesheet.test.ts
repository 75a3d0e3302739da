import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pageBox } from '../formats.ts';
import { artDirections, documentFormats, orientations } from './choices.ts';
import { tokenNames } from './directions/token-names.ts';
import { kitFontFaces } from './font-faces.ts';
import { pageScale } from './scale.ts';
import { kitStylesheet } from './stylesheet.ts';
import { themeTokens } from './themes.ts';

const css = kitStylesheet();

describe('kitStylesheet', () => {
  it('references nothing external and rasterizes no text', () => {
    expect(css).not.toMatch(/url\((?!"data:image\/png;base64,[\w+/=]+"\))|@import|https?:/);
    expect(css).not.toMatch(/[;{]\s*(?:backdrop-)?filter\s*:/);
    expect(css).not.toMatch(/border-collapse:\s*collapse/);
  });

  it('has no text in generated content', () => {
    const contents = [...css.matchAll(/[{;]content:([^;}]+)/g)].map((match) => match[1] ?? '');
    expect(contents.length).toBeGreaterThan(0);
    expect(
      contents.every((value) => value === '""' || value === 'none' || /^counter\(\w+\)$/.test(value)),
    ).toBe(true);
  });

  it('has balanced braces', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
    expect(css).not.toContain('undefined');
    expect(css).not.toContain('NaN');
  });

  it('has a page box for every format, orientation and direction', () => {
    for (const direction of artDirections)
      for (const format of documentFormats)
        for (const orientation of orientations) {
          const { widthPx } = pageBox(format, orientation);
          expect(css).toContain(
            `.doc[data-direction="${direction}"][data-format="${format}"][data-orientation="${orientation}"]{--page-w:${Number(widthPx.toFixed(2))}px`,
          );
        }
  });

  it('keeps every reduced size above the minimum', () => {
    const sizes = [...css.matchAll(/font-size:([^;}]+)/g)].map((match) => match[1] ?? '');
    const unguarded = sizes.filter((size) => /^calc\(/.test(size) || /^\d/.test(size));
    expect(unguarded.filter((size) => !/^1(?:\.\d+)?em$/.test(size))).toEqual([]);
  });

  it('draws no outline around text, which a PDF could only store as a Type 3 font', () => {
    const outlined = [...css.matchAll(/([^{}]*)\{[^{}]*paint-order:stroke/g)].map((match) => match[1] ?? '');
    expect(outlined.filter((selector) => !/\.was$/.test(selector.trim()))).toEqual([]);
  });
});

describe('pageScale', () => {
  it('keeps type at 9 pt or more in print and 18 px on slides', () => {
    for (const direction of artDirections)
      for (const format of documentFormats)
        for (const orientation of orientations) {
          const scale = pageScale(direction, format, orientation);
          const floor = scale.isSlides ? 18 : 12;
          const sizes = [scale.note, scale.body, scale.lead, scale.heading3, scale.heading2, scale.figure];
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(floor);
        }
  });
});

describe('tokens', () => {
  it('has a value for every name', () => {
    expect(Object.keys(themeTokens('swiss', 'dark')).sort()).toEqual([...tokenNames].sort());
  });
});

describe('kitFontFaces', () => {
  const resolve = createRequire(import.meta.url).resolve;

  it.each(kitFontFaces.map((face) => [face.file, face] as const))('%s exists', (file) => {
    const [scope, name] = file.split('/');
    const manifest = resolve(`${scope}/${name}/package.json`);
    expect(existsSync(manifest.replace('package.json', file.split('/').slice(2).join('/')))).toBe(true);
  });

  it('contains the families used by the tokens', () => {
    const families = new Set(kitFontFaces.map((face) => face.family));
    for (const direction of artDirections) {
      const tokens = themeTokens(direction, 'light');
      for (const token of [tokens['font-display'], tokens['font-text']]) {
        expect(families.has(/'([^']+)'/.exec(token)?.[1] ?? '')).toBe(true);
      }
    }
  });
});
