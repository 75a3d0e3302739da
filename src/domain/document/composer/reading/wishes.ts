import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../brief.ts';
import { colourPattern, readColour, type WishedColour } from './colours.ts';
import type { Remainder } from './remainder.ts';

/** How a page should look, as far as the prompt says. */
export interface Wishes {
  format?: DocumentFormat;
  orientation?: Orientation;
  direction?: ArtDirection;
  theme?: ThemeName;
  accent?: WishedColour;
}

const noun =
  'invoice|bill|quote|flyer|flier|leaflet|poster|deck|slides|presentation|page|document|one-?pager|pitch|report|summary|design|layout|theme|mode|background|version|style|look|card|invitation|menu';
const linking =
  '(?:(?:,? ?(?:and|but|make it|make this|please|keep it|in (?:an?|the)|with (?:an?|the)|in|with|on|as|im|mit|en|au) +){1,4})?';
const after = `(?: +(?:${noun}|paper|size|format|colou?rs?|accents?|tones?|scheme|palette|feel|typography|papier)(?![\\p{L}]))*`;

/** Alone these words are subjects; before one of these they ask for a look. */
const styleFollows = '(?=[- ](?:style|look|direction|art direction|feel|aesthetic|typography)(?![\\p{L}]))';

const formats: readonly [RegExp, Partial<Wishes>][] = [
  [
    pattern('(?:us[- ])?letter(?=[- ](?:size|format|paper|landscape|portrait))|letter-sized?|us letter'),
    { format: 'letter' },
  ],
  [pattern('(?:din )?a4'), { format: 'a4' }],
  [pattern('(?:din )?a5'), { format: 'a5' }],
  [pattern('4[:x]3'), { format: 'slides-4x3' }],
  [pattern('16[:x]9|wide ?screen'), { format: 'slides-16x9' }],
  [pattern('(?-i:square)(?! (?:met|f|k|mile|inch)[\\p{L}]*)'), { format: 'square' }],
];
const looks: readonly [RegExp, Partial<Wishes>][] = [
  [
    pattern('landscape(?! (?:gardening|architect|design|photo|paint)[\\p{L}]*)|querformat|paysage|apaisado'),
    { orientation: 'landscape' },
  ],
  [pattern('portrait(?= (?:format|orientation|mode|page))|hochformat'), { orientation: 'portrait' }],
  [
    pattern(
      '(?:dark|night|dunkle[nmrs]?)(?= (?:mode|theme|background|version|style|look|design))|dark(?=,|\\.|$)',
    ),
    { theme: 'dark' },
  ],
  [pattern('(?:light|bright|white)(?= (?:mode|theme|background|version))'), { theme: 'light' }],
  [pattern(`(?:technical|engineering|schematic)${styleFollows}`), { direction: 'technical' }],
  [pattern(`(?:warm organic|organic|botanical|cut-?paper|linocut)${styleFollows}`), { direction: 'organic' }],
  [pattern(`(?:bold poster|poster)${styleFollows}`), { direction: 'poster' }],
  [pattern(`(?:quiet corporate|corporate)${styleFollows}`), { direction: 'corporate' }],
  [
    pattern(
      '(?:swiss(?= (?:style|design|grid|look|direction|typograph\\w*|modern\\w*|'.concat(
        noun,
        '))|bauhaus|international style|bold(?= (?:design|look|style|typography|',
        noun,
        '))|modernist|minimal(?:ist)?(?= (?:design|look|style|',
        noun,
        ')|,|$))',
      ),
    ),
    { direction: 'swiss' },
  ],
  [
    pattern(
      'editorial|(?:elegant|literary|bookish|classic|magazine|serif|refined|classy|sophisticated)(?= (?:design|look|style|typography|feel|'.concat(
        noun,
        ')|,|$)',
      ),
    ),
    { direction: 'editorial' },
  ],
];

const darkKind = new RegExp(`(?<![\\p{L}])dark (?=(?:${noun})(?![\\p{L}]))`, 'iu');
const accentFirst = new RegExp(
  `${linking}(?<![\\p{L}#])(${colourPattern})(?: (?:and white|tones?|shades?))?(?= +(?:accents?|theme|colou?rs?|palette|scheme|${noun})(?![\\p{L}]))${after}`,
  'iu',
);
const accentLast = new RegExp(
  `(?:,? ?(?:and|but|all|mostly|coloured|colored) +){0,4}(?<![\\p{L}])(?:in|use|using|colou?r:?|accent(?: colou?r)?:?|theme:?|coloured|painted|en|auf)(?: (?:a|our|brand|the)){0,3} +(${colourPattern})(?= *(?:$|[,.;\\n]| (?:and|with|on|please|for|colou?rs?|accents?|tones?|as)(?![\\p{L}])))(?: (?:colou?rs?|tones?|accents?))?`,
  'iu',
);

function pattern(source: string): RegExp {
  return new RegExp(`${linking}(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])${after}`, 'iu');
}

/** 'Make me a dark green web design invoice': the colour opens the prompt, the kind follows. */
const accentHead = new RegExp(
  `(?<=^[\\s,]*(?:(?:please|can you|i need|we need) +)?(?:(?:make|create|write|generate|draft|prepare|design|build)(?: me| us)? +)?(?:an? +|the +)?)(${colourPattern})(?= +(?:[\\p{L}-]{1,20} +){0,3}(?:${noun})(?![\\p{L}]))`,
  'iu',
);

/** Takes wishes about paper, theme, style and colour out of a prompt. */
export function takeWishes(rest: Remainder): Wishes {
  const wishes: Wishes = {};
  for (const [expression, wish] of [...formats, ...looks]) {
    if (rest.take(expression)) Object.assign(wishes, wish, wishes);
  }
  const kindDark = darkKind.exec(rest.text);
  if (kindDark && !new RegExp(`^dark ${colourPattern}`, 'iu').test(rest.text.slice(kindDark.index))) {
    wishes.theme ??= 'dark';
    rest.text = rest.text.replace(darkKind, '');
  }
  const colour = accentLast.exec(rest.text) ?? accentFirst.exec(rest.text) ?? accentHead.exec(rest.text);
  const read = colour ? readColour(colour[1] ?? '') : null;
  if (colour && read) {
    wishes.accent = read;
    rest.cut(colour.index, colour.index + colour[0].length);
  }
  return wishes;
}
