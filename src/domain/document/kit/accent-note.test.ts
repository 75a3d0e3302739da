import fc from 'fast-check';
import { expect, it } from 'vitest';
import { artDirections, themeNames } from '../../content/choices.ts';
import { accentNote } from './accent-note.ts';
import { accentPaletteOf } from './accent-tokens.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

it('says that a color is used as it is for text exactly where its contrast allows it', () => {
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom(...artDirections),
      fc.constantFrom(...themeNames),
      (color, direction, theme) => {
        const note = accentNote(accentPaletteOf(color, direction, theme));
        expect(note.text === note.accent).toBe(note.contrast >= note.needed);
      },
    ),
  );
});

it('keeps a brand color exactly for areas, and shows which variant is legible as text', () => {
  const note = accentNote(accentPaletteOf('#ffe600', 'swiss', 'light'));
  expect(note.accent).toBe('#ffe600');
  expect(note.text).not.toBe('#ffe600');
  expect(note.contrast).toBeLessThan(1.4);
});
