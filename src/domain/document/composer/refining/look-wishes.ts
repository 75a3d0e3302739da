import type { ArtDirection, ThemeName } from '../../../content/choices.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import { directions } from '../../kit/directions/directions.ts';
import type { Patch } from '../../patch.ts';
import type { DocumentKind } from '../brief.ts';
import { chooseDirection } from '../looks/choose-direction.ts';
import { colourPattern, colourTokens, readColour } from '../reading/colours.ts';
import { choose } from '../seeded-choice.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

const whole = (patches: readonly Patch[], did: string): Outcome => ({
  type: 'patches',
  patches,
  did,
  isWholeDocument: true,
});

const tokenPatches = (tokens: Readonly<Record<string, string>>): Patch[] =>
  Object.entries(tokens).map(([name, value]) => ({ op: 'set_token', name, value }));

/** The accent as it is now, told again for another theme; nothing when the theme's own accent is in use. */
function accentFor(context: RefineContext, theme: ThemeName): Patch[] {
  const accent = context.view.article.tokens.accent;
  return accent && /^#[0-9a-f]{6}$/i.test(accent) ? tokenPatches({ ...accentTokens(accent, theme) }) : [];
}

function setTheme(context: RefineContext, theme: ThemeName): Outcome {
  if (context.view.article.theme === theme)
    return { type: 'say', text: `The page is in ${theme} mode already.` };
  return whole(
    [{ op: 'set_document', name: 'theme', value: theme }, ...accentFor(context, theme)],
    `${theme} mode`,
  );
}

const darkWish =
  /(?<![\p{L}])(?:(?:dark|night) (?:mode|theme|background|version|page|paper)|make (?:it|this|the (?:page|background)) dark(?:er)?$|(?:go|use|turn) dark(?: mode)?$|darker$|on black|black background|dunkler? (?:modus|hintergrund)|mode sombre|modo oscuro)/iu;
const lightWish =
  /(?<![\p{L}])(?:(?:light|white|bright) (?:mode|theme|background|version|page|paper)|make (?:it|this|the (?:page|background)) (?:light(?:er)?|bright(?:er)?)$|lighter$|heller(?: modus)?|mode clair|modo claro)/iu;

export const readTheme: WishReader = (wish, context) => {
  if (lightWish.test(wish)) return setTheme(context, 'light');
  if (darkWish.test(wish)) return setTheme(context, 'dark');
  return null;
};

const colourWish = new RegExp(
  `^(?:(?:make|turn|set|change|switch|use|paint|colou?r|put|give|in|with|have|try|mach|färbe|mets|pon|haz)(?![\\p{L}]).{0,60}?)?(?<![\\p{L}#])(${colourPattern})(?: (?:please|instead|colou?rs?|accents?|tones?|theme|as .{1,20}|everywhere|throughout))*$`,
  'iu',
);
const noColour =
  /(?:remove|drop|no|without|reset)(?: the| any)? (?:accent )?colou?rs?$|original colou?rs?$/iu;

export const readColourWish: WishReader = (wish, context) => {
  if (noColour.test(wish)) {
    const patches: Patch[] = ['accent', 'accent-ink', 'accent-text'].map((name) => ({
      op: 'set_token',
      name,
      value: null,
    }));
    return whole(patches, 'the colours of the design');
  }
  // 'change Green Ltd to Blue Ltd' is about words.
  if (
    /^(?:replace|rename|add|remove|move)/i.test(wish) ||
    /(?:headline|title|text|name|client|section) (?:to|with|from)/i.test(wish)
  )
    return null;
  const match = colourWish.exec(wish);
  const colour = match ? readColour(match[1] ?? '') : null;
  if (!colour) return null;
  return whole(tokenPatches(colourTokens(colour, context.view.article.theme)), `${colour.name} accent`);
};

/** In the order they are looked for: what people call a look. */
const directionWords: readonly (readonly [ArtDirection, RegExp])[] = [
  ['technical', named('technical|schematic|engineering|blueprint|scientific|technisch|technique|técnico')],
  [
    'organic',
    named(
      '(?:warm )?organic|botanical|cut-?paper|warmer|handmade|natural|earthy|cosy|cozy|rustic|organisch|organique|orgánico',
    ),
  ],
  [
    'poster',
    named(
      '(?:bold )?poster(?: style| look)?|bold(?:er)?|loud(?:er)?|punchy|striking|playful|eye-?catching|plakativ',
    ),
  ],
  [
    'corporate',
    named('(?:quiet )?corporate|business-?like|conservative|sober|serious|seriös|institutionnel|corporativo'),
  ],
  [
    'editorial',
    named(
      'editorial|elegant|classic(?:al)?|serif|magazine|literary|refined|sophisticated|classy|bookish|traditional|eleganter?|élégant|klassisch|clásico',
    ),
  ],
  [
    'swiss',
    named(
      'swiss|minimal(?:ist)?|modern|sans|geometric|bauhaus|clean(?:er)?|grid|sachlich|schweizer|moderne?',
    ),
  ],
];

function named(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu');
}

export const readDirection: WishReader = (wish, context) => {
  if (
    /(?:replace|rename|change .* to|section|note|quote|line)/i.test(wish) &&
    !/style|design|look|direction/i.test(wish)
  )
    return null;
  const direction = directionWords.find(([, words]) => words.test(wish))?.[0];
  if (!direction) return null;
  const name = directions[direction].label;
  if (context.view.article.direction === direction)
    return { type: 'say', text: `The page is in the ${name} style already.` };
  return whole([{ op: 'set_document', name: 'direction', value: direction }], `${name} style`);
};

const another =
  /(?<![\p{L}])(?:another (?:one|design|look|style|version|layout)|(?:different|new|other) (?:design|look|style|layout|version)|surprise me|shuffle|redesign|try again|something else|anderes design|autre (?:style|design)|otro diseño)(?![\p{L}])/iu;
const palette = ['dark green', 'navy', 'burgundy', 'teal', 'terracotta', 'purple', 'gold', 'cobalt'] as const;

const layouts: readonly (readonly [string, DocumentKind])[] = [
  ['page-invoice', 'invoice'],
  ['page-flyer', 'flyer'],
  ['page-slide', 'pitch-deck'],
  ['page-one-pager', 'one-pager'],
];

/** What lays out a page, by its class: another look stays within what suits it. */
const layoutOf = (html: string): DocumentKind =>
  layouts.find(([name]) => html.includes(name))?.[1] ?? 'article';

/** Another direction and a colour that the page does not have now. */
export const readAnother: WishReader = (wish, context) => {
  if (!another.test(wish)) return null;
  const { article, html } = context.view;
  const direction = chooseDirection({
    kindId: null,
    layout: layoutOf(html),
    about: '',
    without: article.direction,
    seed: context.seed + html.length,
  });
  const [first, ...rest] = palette.filter((name) => {
    const colour = readColour(name);
    return colour && colourTokens(colour, article.theme).accent !== article.tokens.accent;
  });
  const name = first ? choose(context.seed + html.length, 'another colour', [first, ...rest]) : 'navy';
  const colour = readColour(name);
  const tokens = colour ? tokenPatches(colourTokens(colour, article.theme)) : [];
  return whole(
    [{ op: 'set_document', name: 'direction', value: direction }, ...tokens],
    `${directions[direction].label} style in ${name}`,
  );
};

const factor = (text: string | undefined): number => Number(text ?? '1') || 1;
const clamp = (value: number): string => String(Math.round(Math.min(2.2, Math.max(0.6, value)) * 100) / 100);

const bigger =
  /(?<![\p{L}])(?:bigger|larger|enlarge|increase the (?:font|text|type)|größer|plus grand|más grande)/iu;
const smaller =
  /(?<![\p{L}])(?:smaller|shrink|decrease the (?:font|text|type)|reduce the (?:font|text|type)|kleiner|plus petit|más pequeño)/iu;
const tighter =
  /(?<![\p{L}])(?:tight(?:er|en)?|more compact|denser|less (?:white ?)?space|closer together|kompakter|enger)/iu;
const airier =
  /(?<![\p{L}])(?:airier|more (?:white ?)?space|looser|more room|more air|spacious|luftiger|breathe)/iu;

export const readSize: WishReader = (wish, context) => {
  const { tokens } = context.view.article;
  const scale = (name: string, by: number, did: string): Outcome =>
    whole([{ op: 'set_token', name, value: clamp(factor(tokens[name]) * by) }], did);
  if (bigger.test(wish)) return scale('fit-type', 1.1, 'larger text');
  if (smaller.test(wish)) return scale('fit-type', 0.92, 'smaller text');
  if (tighter.test(wish)) return scale('fit-space', 0.85, 'tighter spacing');
  if (airier.test(wish)) return scale('fit-space', 1.15, 'more space');
  return null;
};
