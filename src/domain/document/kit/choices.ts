import { type ArtDirection, artDirections } from '../../content/choices.ts';

export { artDirections, documentFormats, orientations, themeNames } from '../../content/choices.ts';

export function isArtDirection(value: string): value is ArtDirection {
  return (artDirections as readonly string[]).includes(value);
}
