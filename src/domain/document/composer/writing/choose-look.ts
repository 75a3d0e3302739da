import type { ArtDirection, DocumentFormat, DocumentKind, Look, Orientation } from '../../brief.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { colourTokens } from '../reading/colours.ts';
import type { Wishes } from '../reading/wishes.ts';
import { choose } from '../seeded-choice.ts';

/** Both directions carry every kind; the more fitting one is drawn more often. */
const directionOdds: Record<DocumentKind, readonly [ArtDirection, ...ArtDirection[]]> = {
  invoice: ['swiss', 'editorial'],
  'pitch-deck': ['swiss', 'swiss', 'editorial'],
  flyer: ['swiss', 'swiss', 'editorial'],
  'one-pager': ['editorial', 'swiss'],
  article: ['editorial', 'editorial', 'swiss'],
};

const isSlides = (format: DocumentFormat): boolean => format === 'slides-16x9' || format === 'slides-4x3';

/** Decks are slides; everything else is paper. */
function paperFor(kind: DocumentKind): DocumentFormat {
  return kind === 'pitch-deck' ? 'slides-16x9' : 'a4';
}

/** How the page looks: what the prompt wishes, then what the interface has set, then the kind's own way by seed. */
export function chooseLook(
  kind: DocumentKind,
  wishes: Wishes,
  request: ComposerRequest,
  usual: Orientation = 'portrait',
): Look {
  const { layout, seed } = request;
  const wished = wishes.format ?? layout.format ?? paperFor(kind);
  const format = kind === 'pitch-deck' && !isSlides(wished) ? 'slides-16x9' : wished;
  const theme = wishes.theme ?? layout.theme ?? 'light';
  return {
    format,
    orientation: wishes.orientation ?? layout.orientation ?? usual,
    direction: wishes.direction ?? layout.direction ?? choose(seed, 'direction', directionOdds[kind]),
    theme,
    tokens: wishes.accent ? colourTokens(wishes.accent, theme) : {},
    seed,
  };
}
