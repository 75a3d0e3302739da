import { kitFontFaces } from '../document/kit/index.ts';

const longest = 60;
const kitFamilies: ReadonlySet<string> = new Set(kitFontFaces.map(({ family }) => family.toLowerCase()));

/**
 * Returns the name that documents use for an uploaded font: letters, digits, spaces, dots and dashes. Adds
 * ' Own' if the name collides with a built-in family. Empty if no valid character remains.
 */
export function ownFamily(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return kitFamilies.has(plain.toLowerCase()) ? `${plain} Own` : plain;
}
