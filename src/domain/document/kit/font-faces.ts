import type { ArtDirection } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import { directions } from './directions/directions.ts';
import { fallbackFaces } from './fallback-faces.ts';
import type { FontFace } from './font-face.ts';

/** Unicode ranges of the package's files: `latin` first, `latin-ext` only if a text needs it. */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
} as const;

/** Subsets that a family has besides Latin. Other scripts use the fallback faces. */
const ownSubsets: Readonly<Record<string, readonly (keyof typeof ranges)[]>> = {
  anton: ['vietnamese'],
  archivo: ['vietnamese'],
  newsreader: ['vietnamese'],
  'public-sans': ['vietnamese'],
  'ibm-plex-sans': ['vietnamese', 'cyrillic', 'greek'],
  'ibm-plex-mono': ['vietnamese', 'cyrillic'],
  'source-serif-4': ['vietnamese', 'cyrillic', 'greek'],
};

function facesOf(direction: ArtDirection): readonly FontFace[] {
  return directions[direction].families.flatMap(({ family, slug, cuts }) =>
    cuts.flatMap(([weight, style]) =>
      (['latin', 'latin-ext', ...(ownSubsets[slug] ?? [])] as const).map((subset) => ({
        family,
        weight,
        style,
        file: `@fontsource/${slug}/files/${slug}-${subset}-${weight}-${style}.woff2`,
        unicodeRange: ranges[subset],
        directions: [direction],
      })),
    ),
  );
}

/** Merges faces with the same file, because directions can share a family. */
function merged(faces: readonly FontFace[]): readonly FontFace[] {
  const byFile = new Map<string, FontFace>();
  for (const face of faces) {
    const known = byFile.get(face.file);
    byFile.set(face.file, {
      ...face,
      directions: [...(known?.directions ?? []), ...face.directions],
    });
  }
  return [...byFile.values()];
}

/** Static instances only: a variable font prints as Type 3 and doubles the file size. */
export const kitFontFaces: readonly FontFace[] = [
  ...merged(artDirections.flatMap(facesOf)),
  ...fallbackFaces,
];
