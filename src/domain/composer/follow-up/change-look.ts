import type { ArtDirection } from '../../content/choices.ts';
import type { Operation } from '../../content/edit/operation.ts';
import type { Look } from '../../content/look.ts';
import { fontTokens } from '../../document/kit/font-families.ts';
import { oklchOf } from '../../document/kit/oklch.ts';
import { paletteTokens } from '../../document/kit/palette-tokens.ts';
import { lookOfStyle } from '../../document/kit/style-looks.ts';
import { themeTokens } from '../../document/kit/themes.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { shaded } from '../wishes/named-colors.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { subjectOfPicture } from './change-picture.ts';
import { quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import { type Request, refuse, type Step, spansOf, textWithout } from './request.ts';

/** The most different direction for each direction. */
const opposite: Readonly<Record<ArtDirection, ArtDirection>> = {
  swiss: 'editorial',
  editorial: 'swiss',
  technical: 'organic',
  organic: 'swiss',
  poster: 'editorial',
  corporate: 'organic',
};

const paletteNames = new Set([
  'paper',
  'ink',
  'muted',
  'accent',
  'accent-ink',
  'accent-text',
  'rule',
  'tint',
]);

const withoutPalette = (tokens: Look['tokens']): Look['tokens'] =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => !paletteNames.has(name)));

const accentOf = ({ accent, direction, theme, tokens }: Look): string =>
  accent ?? tokens.accent ?? themeTokens(direction, theme).accent;

function isAlike(one: string, other: string): boolean {
  const a = oklchOf(one);
  const b = oklchOf(other);
  const hue = Math.abs(a.h - b.h);
  return a.c > 0.04 && b.c > 0.04 && Math.min(hue, 360 - hue) < 25;
}

interface LookChange {
  readonly look: Partial<Look>;
  readonly unsetAccent?: true;
  readonly said: readonly Saying[];
}

function withWishes(given: Look, wishes: Wishes): LookChange {
  const said: Saying[] = [];
  const style = wishes.style && lookOfStyle(wishes.style, wishes);
  /* A style replaces the colors, the fonts and the frame of the page. */
  const before = style ? { ...given, tokens: {} } : given;
  let look: Partial<Look> = {};
  const direction =
    wishes.direction ??
    style?.direction ??
    (wishes.avoid?.direction === before.direction ? opposite[before.direction] : undefined);
  if (direction && direction !== before.direction) {
    look = { ...look, direction };
    said.push(tell('directionSet', { direction: tell(`direction_${direction}`) }));
  }
  const wished = wishes.theme ?? style?.theme;
  if (wished && wished !== before.theme) {
    look = { ...look, theme: wished };
    said.push(tell(`themeSet_${wished}`));
  }
  const theme = look.theme ?? before.theme;
  const palette = wishes.palette ?? [];
  const shade = wishes.shade && !wishes.accent ? shaded(accentOf(before), wishes.shade) : undefined;
  const accent = wishes.accent ?? shade ?? (palette.length > 0 ? palette[0] : undefined);
  const isWide = !style && (wishes.background !== undefined || palette.length > 1);
  let tokens = look.theme || isWide ? withoutPalette(before.tokens) : before.tokens;
  if (isWide) {
    const usual = themeTokens(look.direction ?? before.direction, theme);
    tokens = {
      ...tokens,
      ...paletteTokens({ colours: palette, background: wishes.background }, theme, usual),
    };
    said.push(tell(wishes.background ? 'backgroundSet' : 'colorsSet'));
  }
  if (style) {
    tokens = style.tokens;
    said.push(tell('colorsSet'));
  } else if (accent && (accent !== accentOf(before) || look.theme)) {
    look = { ...look, accent };
    if (!isWide) said.push(tell('accentSet', { color: accent }));
    const { accent: _a, 'accent-ink': _i, 'accent-text': _t, ...others } = tokens;
    if (!isWide) tokens = others;
  }
  const fonts = wishes.fonts ? fontTokens(wishes.fonts).tokens : {};
  if (Object.keys(fonts).length > 0) {
    tokens = { ...tokens, ...fonts };
    said.push(tell('fontsSet', { names: (wishes.fonts ?? []).map(({ family }) => family) }));
  }
  if (wishes.subject !== undefined && wishes.subject !== before.subject) {
    look = { ...look, subject: wishes.subject };
    said.push(tell('subjectSet', { subject: quoted(wishes.subject) }));
  }
  if (JSON.stringify(tokens) !== JSON.stringify(given.tokens)) look = { ...look, tokens };
  const isAvoided = (wishes.avoid?.colors ?? []).some((hex) => isAlike(hex, accentOf(before)));
  if (isAvoided && !accent && before.accent !== undefined) {
    said.push(tell('accentReset'));
    return { look, unsetAccent: true, said };
  }
  return { look, said, ...(style && given.accent !== undefined && { unsetAccent: true as const }) };
}

/** Returns a sentence that lists the wishes the page can't fulfill. */
function unanswered(wishes: Wishes): Saying | undefined {
  if (wishes.textSize) return tell('textSize');
  if (wishes.spacing) return tell('spacing');
  const [unread] = wishes.unread;
  return unread && tell('notUnderstood', { text: quoted(unread.text) });
}

/** Returns the spans about looks, or the whole request if there are none. */
function lookSpans(request: Request): readonly ReadSpan[] {
  const spans = spansOf(request, 'look');
  if (spans.length > 0) return spans;
  const text = textWithout(request, spansOf(request, 'cmd'));
  return [{ label: 'look', text: text.trim(), start: 0, end: text.length, confidence: 1, instruction: 1 }];
}

/** Returns whether a request speaks of a picture. */
const namesPicture = ({ text, languages }: Request): boolean =>
  partTerms(fold(text), languages).some(({ names }) => names.includes('part:picture'));

/** Returns whether a request is about the size of something. */
export const asksForSize = ({ text, languages }: Pick<Request, 'text' | 'languages'>): boolean => {
  const words = new Set(fold(text).match(/\p{L}+/gu) ?? []);
  return languages.some((language) => {
    const { larger, smaller } = lexicons[language].wishes;
    return `${larger},${smaller}`.split(',').some((term) => words.has(fold(term.trim())));
  });
};

/** Changes colors, style, theme, type and what pictures show. */
export function changeLook(request: Request): Step {
  const { content, targetIds } = request;
  if (targetIds.length > 0) return refuse(tell('lookOfAll'));
  const { subject, ...others } = readWishes(lookSpans(request), request.reading.language);
  // Other unknown words aren't a subject: 'sound friendlier'.
  const wishes: Wishes =
    subject !== undefined && namesPicture(request)
      ? { ...others, subject: subjectOfPicture(request) ?? subject }
      : others;
  const { look, unsetAccent, said } = withWishes(content.look, wishes);
  const operations: Operation[] = Object.keys(look).length > 0 ? [{ op: 'set_look', look }] : [];
  if (unsetAccent) operations.push({ op: 'set', at: 'look.accent', value: null });
  const missing = unanswered(wishes);
  if (said.length === 0 || operations.length === 0) {
    const isKnown = Object.keys(wishes).length > 2;
    if (!isKnown && asksForSize(request)) return refuse(tell('textSize'));
    return refuse(missing ?? tell(isKnown ? 'looksSo' : 'whichLook'));
  }
  return {
    operations,
    said: [...said, ...(missing ? [missing] : [])],
  };
}
