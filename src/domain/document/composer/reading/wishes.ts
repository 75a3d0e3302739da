import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../../content/choices.ts';
import { findStyle } from '../looks/style-words.ts';
import { colourPattern, readColour, type WishedColour } from './colours.ts';
import { Remainder } from './remainder.ts';

/** How a page should look, as far as the prompt says. */
export interface Wishes {
  format?: DocumentFormat;
  orientation?: Orientation;
  direction?: ArtDirection;
  theme?: ThemeName;
  accent?: WishedColour;
  /** Words on style that name no direction: 'warm and playful'. */
  style?: string;
  /** How many slides at most. */
  slides?: number;
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
  // The same shape, printed larger.
  [pattern('(?:din )?a[1-4]'), { format: 'a4' }],
  [pattern('(?:din )?a5'), { format: 'a5' }],
  [pattern('4[:x]3'), { format: 'slides-4x3' }],
  [pattern('16[:x]9|wide ?screen'), { format: 'slides-16x9' }],
  [
    pattern(
      '9[:x]16(?= (?:format|size|page|story|poster|flyer|image))|(?:instagram|insta|whatsapp) (?:story|stories)|stor(?:y|ies)(?= (?:format|size))',
    ),
    { format: 'story' },
  ],
  // In lower case: 'Market Square' is a place.
  [pattern('square(?! (?:met|f|k|mile|inch)[\\p{L}]*)', 'u'), { format: 'square' }],
];
/** ', swiss' at the very end: in lower case, since 'French, German, Swiss' is a list of something else. */
const last = (words: string): RegExp => new RegExp(`,\\s*(?:${words})(?=\\s*[.!]?\\s*$)`, 'u');

const looks: readonly [RegExp, Partial<Wishes>][] = [
  [last('swiss'), { direction: 'swiss' }],
  [last('editorial'), { direction: 'editorial' }],
  [last('technical'), { direction: 'technical' }],
  [last('warm organic'), { direction: 'organic' }],
  [last('bold poster'), { direction: 'poster' }],
  [last('(?:quiet )?corporate'), { direction: 'corporate' }],
  [
    pattern('landscape(?! (?:gardening|architect|design|photo|paint)[\\p{L}]*)|querformat|paysage|apaisado'),
    { orientation: 'landscape' },
  ],
  [pattern('portrait(?= (?:format|orientation|mode|page))|hochformat'), { orientation: 'portrait' }],
  [
    pattern(
      '(?:dark|night|dunkle[nmrs]?)(?= (?:mode|theme|background|version|style|look|design))|dark(?= *(?:[,.]|$))',
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
        '))|bauhaus|international style)',
      ),
    ),
    { direction: 'swiss' },
  ],
  [
    pattern(
      'editorial|(?:literary|bookish|magazine|serif)(?= (?:design|look|style|typography|feel|'.concat(
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
  `(?:,? ?(?:and|but|all|mostly|coloured|colored) +){0,4}(?<![\\p{L}])(?:in|(?<!to )use|using|make (?:it|this)|colou?r:?|accent(?: colou?r)?:?|theme:?|coloured|painted|en|auf)(?: (?:a|our|brand|the)){0,3} +(${colourPattern})(?= *(?:$|[,.;\\n]| (?:and|with|on|please|for|colou?rs?|accents?|tones?|as)(?![\\p{L}])))(?: (?:colou?rs?|tones?|accents?))?`,
  'iu',
);

function pattern(source: string, flags: 'iu' | 'u' = 'iu'): RegExp {
  return new RegExp(`${linking}(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])${after}`, flags);
}

/** 'Make me a dark green web design invoice': the colour opens the prompt, the kind follows. */
const accentHead = new RegExp(
  `^([\\s,]*(?:(?:please|can you|i need|we need) +)?(?:(?:make|create|write|generate|draft|prepare|design|build)(?: me| us)? +)?(?:an? +|the +)?)(${colourPattern})(?= +(?:[\\p{L}-]{1,20} +){0,3}(?:${noun})(?![\\p{L}]))`,
  'iu',
);

const numerals = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const slideCount = new RegExp(
  `(?:,? *(?:in|with|of|as|about|around|max(?:imum)?\\.?|at most|no more than|only|mit|höchstens|maximal|en|con|de|avec|máximo) +){0,2}(?<![\\p{L}\\d])(\\d{1,2}|${numerals.join('|')})[- ](?:slides?|pages?(?= deck)|folien|diapositives|diapositivas)(?: (?:max(?:imum)?\\.?|at most|maximal|en tout|máximo|in total))?(?=$|[\\s,.;:)])`,
  'iu',
);
/** How a page should sound or please: heard, and not printed. */
const manner = [
  /,? *(?:if possible|wenn möglich|si possible|si es posible|(?:in |with )?(?:really |very )?(?:big|large|huge) letters)(?=$|[,.;!\n ])/iu,
  /,? *(?:(?:and|with|mit|avec|con) )+(?:an? |some |einem |un )?(?:charts?|graphs?|diagramm|graphique|gráfico)(?= *(?:$|[,.;!\n]))/iu,
  /(?:,? *(?:and|in|with|use|using|keep|make it|keep it|please) +){0,3}(?:an? +)?(?<!\p{L})(?:(?:very|really|more|a bit|slightly) +)?(?:friendly|formal|informal|professional|casual|warm|playful|serious|persuasive|fun|funny|upbeat|confident|polite|enthusiastic|calm|neutral|inspiring|simple)(?:,? (?:and|but) \p{L}+)? (?:tone(?: of voice)?|voice|language|style of writing|wording)(?!\p{L})/iu,
  /(?:,? *(?:in|mit|d['’]un|avec un|en|con) +)?(?:einem? |un )?(?:freundliche[nmrs]?|förmliche[nmrs]?|sachliche[nmrs]?|lockere[nmrs]?) (?:ton|stil)(?!\p{L})|,? *(?:sur un |d['’]un |avec un )ton [\p{L}]+(?!\p{L})|,? *(?:con un |en un )tono [\p{L}]+(?!\p{L})/iu,
  /(?:,? *(?:and|but|please) +){0,3}(?:keep it|make it|it should be|should (?:look|be|feel)|needs to (?:look|be)) (?:very |really |nice and )?(?:friendly|formal|short|brief|simple|professional|pretty|nice|beautiful|colou?rful|fun|elegant|modern|clean|eye-catching|catchy|cheerful|pop|look good)(?: (?:and|but) \p{L}+)?(?=$|[,.;!\n])/iu,
  /(?:,? *(?:and|but) +){0,3}(?:with|using|add|some|plus|mit|avec|con)(?: (?:some|a few|lots of))? (?:emojis?|icons|pictures|images|photos)(?: (?:\p{Extended_Pictographic}|\u{FE0F})+)?(?=$|[,.;!\n ])/iu,
];
const moods: readonly [RegExp, string][] = [
  [
    /(?:,? *(?:in|with|use|using|mit|avec|con) +){0,2}(?<!\p{L})(?:warm|autumn(?:al)?|earthy|earth|warme[nr]?) (?:colou?rs?|tones?|palette|farben|töne)(?!\p{L})/iu,
    'terracotta',
  ],
  [
    /(?:,? *(?:in|with|use|using) +){0,2}(?<!\p{L})(?:cool|cold|calm|ocean|kühle[nr]?) (?:colou?rs?|tones?|palette|farben)(?!\p{L})/iu,
    'teal',
  ],
  [
    /(?:,? *(?:in|with|use|using) +){0,2}(?<!\p{L})(?:pastel|soft) (?:colou?rs?|tones?|palette)(?!\p{L})/iu,
    'pink',
  ],
];

/** 'Dark and light', 'portrait and landscape': nobody can have both, so the first is heard. */
const bothWays =
  /(?:,? *(?:in|both|mit|en) +)?(?<![\p{L}])(?:(dark|light) (?:and|or|but) (?:dark|light)|(portrait|landscape|hochformat|querformat) (?:and|or|but|und|oder) (?:portrait|landscape|hochformat|querformat))(?: (?:mode|theme|format))?(?=$|[,.;\n])/iu;

function takeManner(rest: Remainder, wishes: Wishes): void {
  for (const both = { match: rest.take(bothWays) }; both.match; both.match = rest.take(bothWays)) {
    const [, theme, orientation] = both.match;
    if (theme) wishes.theme ??= /dark/i.test(theme) ? 'dark' : 'light';
    if (orientation) wishes.orientation ??= /^(?:land|quer)/i.test(orientation) ? 'landscape' : 'portrait';
  }
  const counted = rest.take(slideCount)?.[1]?.toLowerCase();
  if (counted) wishes.slides = numerals.includes(counted) ? numerals.indexOf(counted) + 3 : Number(counted);
  for (const expression of manner) rest.take(expression);
  for (const [expression, name] of moods) {
    const colour = rest.take(expression) ? readColour(name) : null;
    if (colour) wishes.accent ??= colour;
  }
}

/** 'In red and in blue': the first one is heard, the others are no words for the page. */
const mostColours = 3;

function takeColour(rest: Remainder): WishedColour | null {
  const colour = accentLast.exec(rest.text) ?? accentFirst.exec(rest.text);
  const opening = colour ? null : accentHead.exec(rest.text);
  const read = readColour(colour?.[1] ?? opening?.[2] ?? '');
  if (!read) return null;
  const start = colour?.index ?? opening?.[1]?.length ?? 0;
  rest.cut(start, start + (colour?.[0] ?? opening?.[2] ?? '').length);
  return read;
}

/** Wishes stand beside the kind; what is typed after so much are lines and passages. */
const longestWish = 1_500;

/** Takes wishes about paper, theme, style and colour out of the head of a prompt. */
export function takeWishes(whole: Remainder): Wishes {
  const rest = new Remainder(whole.text.slice(0, longestWish));
  const wishes = wishesIn(rest);
  whole.text = `${rest.text}${whole.text.slice(longestWish)}`;
  return wishes;
}

function wishesIn(rest: Remainder): Wishes {
  const wishes: Wishes = {};
  takeManner(rest, wishes);
  for (const [expression, wish] of [...formats, ...looks]) {
    if (rest.take(expression)) Object.assign(wishes, wish, wishes);
  }
  const style = findStyle(rest.text);
  if (style) {
    wishes.style = style.words;
    if (style.isClause) rest.cut(style.start, style.end);
    else rest.text = `${rest.text.slice(0, style.start)}${rest.text.slice(style.end).trimStart()}`;
  }
  const kindDark = darkKind.exec(rest.text);
  if (kindDark && !new RegExp(`^dark ${colourPattern}`, 'iu').test(rest.text.slice(kindDark.index))) {
    wishes.theme ??= 'dark';
    rest.text = rest.text.replace(darkKind, '');
  }
  for (let times = 0; times < mostColours; times += 1) {
    const read = takeColour(rest);
    if (read) wishes.accent ??= read;
  }
  return wishes;
}
