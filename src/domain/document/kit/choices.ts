import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../brief.ts';

export const artDirections: readonly ArtDirection[] = [
  'swiss',
  'editorial',
  'technical',
  'organic',
  'poster',
  'corporate',
];
export const themeNames: readonly ThemeName[] = ['light', 'dark'];
export const orientations: readonly Orientation[] = ['portrait', 'landscape'];
export const documentFormats: readonly DocumentFormat[] = [
  'a4',
  'letter',
  'a5',
  'square',
  'story',
  'slides-16x9',
  'slides-4x3',
];

export function isArtDirection(value: string): value is ArtDirection {
  return (artDirections as readonly string[]).includes(value);
}
