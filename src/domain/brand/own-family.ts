import { kitFontFaces } from '../document/kit/index.ts';

const longest = 60;
const kitFamilies: ReadonlySet<string> = new Set(kitFontFaces.map(({ family }) => family.toLowerCase()));

/**
 * The name of an uploaded font as a document can write it: letters, digits, spaces, dots and dashes. One that the kit
 * has a family of gets a name of its own, so that the two are never mixed. Empty when nothing of it is left.
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
