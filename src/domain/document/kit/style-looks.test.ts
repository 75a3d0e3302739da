import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { lookOfStyle, styleLooks, styleNames } from './style-looks.ts';
import { kitStylesheet } from './stylesheet.ts';

test.each(styleNames)('%s is legible, and its frame is drawn', (name) => {
  const { tokens } = lookOfStyle(name, {});
  expect(contrastRatio(tokens.ink ?? '', tokens.paper ?? '')).toBeGreaterThanOrEqual(7);
  expect(contrastRatio(tokens['accent-text'] ?? '', tokens.paper ?? '')).toBeGreaterThanOrEqual(4.5);
  const { frame } = styleLooks[name];
  if (frame) expect(kitStylesheet()).toContain(`--frame:${frame}`);
});

test('no two styles look the same', () => {
  expect(new Set(styleNames.map((name) => JSON.stringify(lookOfStyle(name, {})))).size).toBe(
    styleNames.length,
  );
});

test('colors that are wished besides a style replace its own', () => {
  const { tokens, theme } = lookOfStyle('deco', { accent: '#1f5fbf', background: '#ffffff' });
  expect(theme).toBe('light');
  expect(tokens.paper).toBe('#ffffff');
  expect(tokens.accent).toBe('#1f5fbf');
});
