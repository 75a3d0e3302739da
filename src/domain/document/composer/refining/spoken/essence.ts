import { colourPattern } from '../../reading/colours.ts';
import { type Concept, conceptOf } from './concepts.ts';
import { folded } from './folded.ts';

/** Longer texts are somebody's words, not a wish about the whole page. */
const longestWish = 90;

const languages: readonly Concept[] = [
  'english',
  'german',
  'french',
  'spanish',
  'italian',
  'portuguese',
  'dutch',
  'polish',
  'arabic',
  'japanese',
  'chinese',
];
const directions: Readonly<Partial<Record<Concept, string>>> = {
  technical: 'technical style',
  organic: 'warm organic style',
  poster: 'bold poster style',
  corporate: 'quiet corporate style',
  editorial: 'editorial style',
  swiss: 'Swiss style',
};
const papers: Readonly<Partial<Record<Concept, string>>> = {
  a4: 'a4',
  a5: 'a5',
  letter: 'letter size',
  square: 'square format',
  landscape: 'landscape',
  portrait: 'portrait',
};

/** What a set of meanings asks for, in the words that the readers know; the more particular meaning first. */
function wishOf(
  has: (...concepts: readonly Concept[]) => boolean,
  last: (...of: readonly Concept[]) => Concept | null,
): string | null {
  const language = languages.find((concept) => has(concept));
  if (language) return `translate the labels to ${language}`;
  const shape = last('slides', 'document');
  if (shape) return shape === 'slides' ? 'make it slides' : 'make it a document';
  const paper = (Object.keys(papers) as Concept[]).filter((concept) => has(concept));
  if (paper.length > 0) return paper.map((concept) => papers[concept]).join(' ');
  if (has('formal')) return has('less') ? 'friendlier' : 'more formal';
  if (has('friendly')) return 'friendlier';
  if (has('less', 'space') || has('tight')) return 'tighter';
  if (has('more', 'space') || has('airy')) return 'more space';
  if (has('less', 'text') || has('short') || has('too', 'long')) return 'shorten';
  if (has('big')) return has('too') ? 'smaller text' : 'bigger text';
  if (has('small')) return has('too') ? 'bigger text' : 'smaller text';
  if (has('colour', 'light')) return has('too') ? 'darker accent' : 'lighter accent';
  if (has('colour', 'dark')) return has('too') ? 'lighter accent' : 'darker accent';
  if (has('colour', 'more')) return 'bold poster style';
  if (has('colour', 'less')) return 'monochrome';
  if (has('white') && has('ground') && !has('text')) return 'light mode';
  if (has('white', 'text') && has('dark')) return 'dark mode';
  if (has('white')) return null;
  if (has('dark') || has('light')) return has('dark') !== has('too') ? 'dark mode' : 'light mode';
  if (has('poster') && (has('dislike') || has('less') || has('too'))) return 'quiet corporate style';
  const direction = (Object.keys(directions) as Concept[]).find((concept) => has(concept));
  if (direction) return directions[direction] ?? null;
  if (has('other', 'text')) return 'another font';
  if (has('other') || has('dislike')) return 'another design';
  return null;
}

const colourAlone = new RegExp(`^${colourPattern}$`, 'iu');
const anyColour = new RegExp(`(?<![\\p{L}#])${colourPattern}`, 'iu');

/** 'farbe dunkelgrün', 'hazlo verde oscuro': a colour, and nothing else that is anybody's own. */
function colourIn(text: string): string | null {
  const colour = anyColour.exec(text.replace(/^(dark|light|deep|pale|bright)(?=\p{L}{3})/iu, '$1 '))?.[0];
  if (!colour) return null;
  const spaced = text.replace(/^(dark|light|deep|pale|bright)(?=\p{L}{3})/iu, '$1 ');
  const others = spaced.replace(colour, ' ').split(/\s+/).filter(Boolean);
  const isOnly = others.every((word) =>
    ['filler', 'colour', 'ground', 'text'].includes(conceptOf(word) ?? ''),
  );
  return isOnly && !/background|hintergrund|fond(?!c)|fondo|font|text|schrift/iu.test(text)
    ? `make it ${colour}`
    : null;
}

/**
 * A wish about the whole page in plain English, whichever of the four languages it came in, slips of the finger
 * included; null where any word of it is the user's own and has to be read as such.
 */
export function essenceOf(wish: string): string | null {
  if (wish.length > longestWish || /["“„«:0-36-9]/.test(wish.replace(/a[45](?![\d])/giu, ''))) return null;
  const text = wish.trim().replace(/[.!?,]+/g, ' ');
  if (colourAlone.test(text)) return `make it ${text}`;
  const colour = colourIn(text);
  if (colour) return colour;
  const tokens = folded(text)
    .replace(/\b[dljnc]'(?=\w)/g, (letters) =>
      letters === "n'" || letters === "c'" ? letters : `${letters.slice(0, -1)} `,
    )
    .split(/\s+/)
    .filter(Boolean);
  const concepts = tokens.map(conceptOf);
  if (concepts.length === 0 || concepts.includes(null)) return null;
  const has = (...wanted: readonly Concept[]): boolean =>
    wanted.every((concept) => concepts.includes(concept));
  const last = (...of: readonly Concept[]): Concept | null =>
    concepts.findLast((concept): concept is Concept => concept !== null && of.includes(concept)) ?? null;
  return wishOf(has, last);
}
