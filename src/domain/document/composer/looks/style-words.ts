import type { ArtDirection } from '../../../content/choices.ts';
import { colourPattern } from '../reading/colours.ts';

/** Directions that a word asks for, the closest first. */
type Style = readonly [ArtDirection, ...ArtDirection[]];

/**
 * How people say what a page should look like. Stems: 'elegant' also stands for 'elegante' and 'eleganter'.
 * English, German, French, Spanish.
 */
const styles: readonly (readonly [words: string, style: Style])[] = [
  [
    'bold|loud|striking|eye-?catching|punchy|vivid|vibrant|plakativ|kräftig|audacieu|percutant|atrevid|llamativ',
    ['poster', 'swiss'],
  ],
  [
    'playful|fun|funny|cheerful|colou?rful|lively|verspielt|fröhlich|bunt|ludique|joyeu|coloré|colorid|divertid|alegre',
    ['poster', 'organic'],
  ],
  [
    'elegant|sophisticated|refined|classy|luxurious|graceful|literary|bookish|élégant|raffiné|edel|vornehm',
    ['editorial', 'organic'],
  ],
  [
    'classic|classical|traditional|timeless|vintage|klassisch|traditionell|classique|traditionnel|clásic|tradicional',
    ['editorial', 'corporate'],
  ],
  [
    'warm|cosy|cozy|rustic|natural|earthy|handmade|homely|hearty|botanical|gemütlich|natürlich|rustikal|chaleureu|naturel|rustique|cálid|acogedor|rústic',
    ['organic', 'editorial'],
  ],
  ['technical-looking|schematic|blueprint|engineered|precise', ['technical', 'swiss']],
  [
    'formal|sober|serious|quiet|conservative|professional|businesslike|seriös|förmlich|sobre|sérieu|formel|seri|sobri|profesional|professionnel|professionell',
    ['corporate', 'editorial', 'swiss'],
  ],
  [
    'minimal|minimalist|minimalistic|clean|modern|contemporary|sleek|geometric|simple|schlicht|minimalistisch|épuré|minimaliste|moderne|modern|minimalista|modernist',
    ['swiss', 'technical'],
  ],
  ['retro|brutalist|edgy|dramatic|energetic', ['poster', 'swiss']],
];

const adjective = `(?:${styles.map(([words]) => words).join('|')})(?:e[nmrs]?|se?|x|a|o|as|os|es)?`;
const several = `(?:(?:very|really|more|sehr|très|muy) )?${adjective}(?:(?:,| and| but| und| et| y|, and)? (?:(?:very|really) )?${adjective}){0,3}`;
const noun =
  'invoice|bill|quote|flyer|flier|leaflet|poster|(?:pitch )?deck|slides|presentation|one-?pager|page|report|design|card|invitation|invite|menu|certificate|cv|resume|newsletter|proposal|brochure|handout|letter|rechnung|plakat|einladung|speisekarte|präsentation|urkunde|lebenslauf|flugblatt|affiche|carte|invitation|facture|certificat|cartel|carta|invitación|folleto|factura|certificado';

/** 'Bold poster', 'warm, playful invitation'; in French and Spanish behind it: 'affiche élégante'. */
const besideNoun = [
  new RegExp(
    `(?<![\\p{L}\\d-])(${several})(?= +(?:${colourPattern} +)?(?:one-?page +)?(?:${noun})(?![\\p{L}]))`,
    'iu',
  ),
  new RegExp(
    `(?<=(?<![\\p{L}])(?:${noun}) )(${several})(?= +(?:pour|para|für|for|de|del|du|con|avec)(?![\\p{L}])|[,:]|$)`,
    'iu',
  ),
];
/** A clause of its own: 'Menu for Kelp & Ember, warm.', '… make it playful'. */
const ownClause = new RegExp(
  `(?:^|[,.;–—]) *(?:(?:and|but|please|make it|keep it|make this|something|look(?:ing)?|should (?:look|be|feel)|in an?|with an?|im|dans un) +){0,3}(${several})(?: (?:style|look|design|feel|vibe|and simple|please|stil|styl))?(?= *(?:$|[,.;\\n]))`,
  'iu',
);

interface StyleMatch {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** It stood between commas, rather than beside the kind. */
  readonly isClause: boolean;
}

/** The first wish about style in a text, where it stands. A clause counts only at the head of a prompt or at its end. */
export function findStyle(text: string): StyleMatch | null {
  for (const pattern of besideNoun) {
    const match = pattern.exec(text.slice(0, 400));
    if (match)
      return {
        start: match.index,
        end: match.index + match[0].length,
        words: match[1] ?? '',
        isClause: false,
      };
  }
  const head = /[:\n]/.exec(text)?.index ?? text.length;
  const match = ownClause.exec(text.slice(0, 600));
  if (!match) return null;
  const end = match.index + match[0].length;
  const isLast = /^[\s,.;!]*$/.test(text.slice(end));
  return match.index < head || isLast
    ? { start: match.index, end, words: match[1] ?? '', isClause: true }
    : null;
}

/** What the words of a style ask for: directions with the weight of the wish. */
export function directionsOfStyle(words: string): Readonly<Partial<Record<ArtDirection, number>>> {
  const wanted: Partial<Record<ArtDirection, number>> = {};
  for (const [stems, style] of styles) {
    if (!new RegExp(`(?<![\\p{L}])(?:${stems})`, 'iu').test(words)) continue;
    for (const [rank, direction] of style.entries())
      wanted[direction] = (wanted[direction] ?? 0) + (rank === 0 ? 6 : 1);
  }
  return wanted;
}
