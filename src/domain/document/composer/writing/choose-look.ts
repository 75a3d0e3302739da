import type { ArtDirection, DocumentFormat, Orientation, ThemeName } from '../../../content/choices.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import type { Look, TokenOverrides } from '../../kit/look.ts';
import type { DocumentKind } from '../brief.ts';
import { chosenTheme } from '../choices/chosen-looks.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { accentChoices } from '../looks/accents.ts';
import { isNightly } from '../looks/affinities.ts';
import { chooseDirection } from '../looks/choose-direction.ts';
import { colourTokens } from '../reading/colours.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { choose } from '../seeded-choice.ts';

const isSlides = (format: DocumentFormat): boolean => format === 'slides-16x9' || format === 'slides-4x3';

/** Decks are slides, invitations mostly cards; everything else is a sheet. */
function paperFor(kind: DocumentKind, kindId: string | null, seed: number): DocumentFormat {
  if (kind === 'pitch-deck') return 'slides-16x9';
  return kindId === 'invitation' ? choose(seed, 'format', ['a5', 'a5', 'a4']) : 'a4';
}

/** What happens after dark may stand on a dark page; all else is light unless somebody says so. */
function themeFor(kind: DocumentKind, direction: ArtDirection, about: string, seed: number): ThemeName {
  const isStaged = kind === 'flyer' && direction !== 'corporate' && isNightly(about);
  if (isStaged) return choose(seed, 'theme', ['dark', 'light']);
  const isScreen = kind === 'pitch-deck' && (direction === 'technical' || direction === 'poster');
  return isScreen ? choose(seed, 'theme', ['light', 'light', 'dark']) : 'light';
}

/** Whoever asks for warmth gets no blue. */
const warmth = /(?<!\p{L})(?:warm|cosy|cozy|autumn|harvest|herbst|automne|otoño)/iu;

function accentFor(direction: ArtDirection, theme: ThemeName, about: string, seed: number): TokenOverrides {
  const accent = warmth.test(about) ? null : choose(seed, 'accent', accentChoices[direction]);
  return accent === null || theme === 'dark' ? {} : { ...accentTokens(accent, theme) };
}

/** How the page looks: what the prompt wishes, then what the interface has set, then the kind's own way by seed. */
export function chooseLook(
  kind: DocumentKind,
  reading: Pick<PromptReading, 'wishes' | 'prompt' | 'kind'>,
  request: ComposerRequest,
  usual: Orientation = 'portrait',
): Look {
  const { layout, seed } = request;
  const { wishes, prompt } = reading;
  const kindId = reading.kind?.id ?? null;
  const wished = wishes.format ?? layout.format ?? paperFor(kind, kindId, seed);
  const format = kind === 'pitch-deck' && !isSlides(wished) ? 'slides-16x9' : wished;
  const direction =
    wishes.direction ??
    layout.direction ??
    chooseDirection({ kindId, layout: kind, about: prompt, style: wishes.style, seed });
  const theme =
    wishes.theme ?? chosenTheme(request.choices) ?? layout.theme ?? themeFor(kind, direction, prompt, seed);
  return {
    format,
    orientation: wishes.orientation ?? layout.orientation ?? usual,
    direction,
    theme,
    tokens: wishes.accent ? colourTokens(wishes.accent, theme) : accentFor(direction, theme, prompt, seed),
    seed,
  };
}
