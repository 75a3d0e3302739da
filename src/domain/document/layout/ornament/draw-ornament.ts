import type { ArtDirection } from '../../../content/choices.ts';
import { element, type Html } from '../markup.ts';
import { cutPaperStudio } from './cut-paper/cut-paper-studio.ts';
import { lineFieldStudio } from './line-field/line-field-studio.ts';
import { lineStudio } from './line-studio.ts';
import type { FoundSubjects } from './picture/finding/found-subjects.ts';
import { drawsSubject, pictureOf, shownAt } from './picture/picture-studio.ts';
import { isSignature } from './picture/signatures.ts';
import type { PictureView } from './picture/views.ts';
import { posterStudio } from './poster/poster-studio.ts';
import { seededRandom } from './random.ts';
import { sealFor } from './seal.ts';
import { type ArtPlace, type Drawing, isPattern, type Studio, type StudioPlace } from './studio.ts';
import { subjectOf } from './subject.ts';

const studios: Readonly<Partial<Record<ArtDirection, Studio>>> = {
  organic: cutPaperStudio,
  poster: posterStudio,
  corporate: lineFieldStudio,
};

export interface OrnamentWish {
  /**
   * Free text: 'sea music', a headline. Names to letter on the drawing follow a colon: 'cloth: Weld, Woad'.
   */
  readonly motif: string;
  /**
   * True if the document sets the subject; otherwise the motif is a title, which may be about something else.
   */
  readonly isSubject?: boolean | undefined;
  readonly seed: number;
  readonly direction: ArtDirection;
  readonly place: ArtPlace;
  /** Of a picture beside text; whole unless set. */
  readonly view?: PictureView | undefined;
}

/** Includes the subjects found in the motif, for places that show a subject. */
export interface DrawnWish extends OrnamentWish {
  readonly shows: FoundSubjects | null;
}

const mostNames = 3;
const longestName = 12;

/** Returns the names to letter on a drawing; empty if any of them is too long. */
function namesIn(motif: string): readonly string[] {
  const [, list = ''] = /^[^:]{1,40}: (.+)$/.exec(motif) ?? [];
  const names = list.split(',').map((name) => name.trim());
  return names.length <= mostNames && names.every((name) => name !== '' && name.length <= longestName)
    ? names
    : [];
}

/**
 * Returns the picture of a motif. Null if the direction has its own composition for it, and for titles
 * without a drawable subject.
 */
function pictureFor({
  motif,
  isSubject = false,
  seed,
  direction,
  place,
  shows,
  view,
}: DrawnWish): Drawing | null {
  if (!drawsSubject(place, direction) || !shows) return null;
  const { names, by } = shows;
  if (place === 'picture') return pictureOf(names, direction, place);
  /* Dyed cloths show the names from the motif. */
  if (namesIn(motif).length > 0 && subjectOf(motif) === 'cloth') return null;
  if (!isSubject && (by !== 'words' || direction === 'corporate')) return null;
  /* The studio's own composition says as little as abstract shapes, and fits the page better. */
  if (by === 'nothing') return null;
  /* For titles, draws only the first subject, which is the main one. */
  const shown = shownAt(place, isSubject ? names : names.slice(0, 1));
  if (shown.length === 0) return null;
  const isOwn = view === undefined && isPattern(seed) && isSignature(direction, subjectOf(motif), shown);
  return isOwn ? null : pictureOf(shown, direction, place, view);
}

function drawingFor(wish: DrawnWish, place: StudioPlace): Drawing {
  const { motif, isSubject = false, seed, direction } = wish;
  /* An empty subject is a page without pictures: the pieces of cut paper are plants and fruit. */
  const isBare = isSubject && motif === '' && direction === 'organic';
  if (isBare && (place === 'head' || place === 'foot' || place === 'aside'))
    return { ...cutPaperStudio(place, null, seed), draw: () => [] };
  /* Only posters draw two clashing fields; other directions draw an opening. */
  const known = place === 'clash' && direction !== 'poster' ? 'opening' : place;
  return (
    pictureFor({ ...wish, place: known }) ??
    (studios[direction] ?? lineStudio)(known, subjectOf(motif), seed, namesIn(motif))
  );
}

/**
 * Draws a motif in the style of the direction; decorative, so hidden from screen readers. Stores its inputs
 * in attributes: see redraw-ornaments.ts.
 */
export function drawOrnament(wish: DrawnWish): Html {
  const { motif, isSubject, seed, direction, place, shows, view } = wish;
  const { box, fit, draw, className } = place === 'seal' ? sealFor(direction) : drawingFor(wish, place);
  return element(
    'svg',
    {
      class: className ? `art ${className}` : 'art',
      more: {
        viewBox: `0 0 ${box.width} ${box.height}`,
        preserveAspectRatio: fit,
        'aria-hidden': 'true',
        'data-motif': motif,
        'data-place': place,
        'data-seed': String(seed),
        ...(isSubject ? { 'data-is-subject': '1' } : {}),
        ...(view ? { 'data-view': view } : {}),
        ...(shows ? { 'data-shows': [shows.by, ...shows.names].join(' ') } : {}),
      },
    },
    ...draw(seededRandom(seed)),
  );
}
