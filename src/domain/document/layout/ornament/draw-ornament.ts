import type { ArtDirection } from '../../../content/choices.ts';
import { element, type Html } from '../markup.ts';
import { cutPaperStudio } from './cut-paper/cut-paper-studio.ts';
import { lineFieldStudio } from './line-field/line-field-studio.ts';
import { lineStudio } from './line-studio.ts';
import type { FoundSubjects } from './picture/finding/found-subjects.ts';
import { pictureOf, showsSubject } from './picture/picture-studio.ts';
import { isSignature } from './picture/signatures.ts';
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
  /** What it is about: 'sea music', a headline; any words. Names of what is drawn follow a colon: 'cloth: Weld, Woad'. */
  readonly motif: string;
  /** The document says that this is shown; else the motif is a title, which may speak of something else. */
  readonly isSubject?: boolean | undefined;
  readonly seed: number;
  readonly direction: ArtDirection;
  readonly place: ArtPlace;
}

/** With what its motif names, in places that show a subject. */
export interface DrawnWish extends OrnamentWish {
  readonly shows: FoundSubjects | null;
}

const mostNames = 3;
const longestName = 12;

/** Names short enough to be lettered on what is drawn; none where one is not. */
function namesIn(motif: string): readonly string[] {
  const [, list = ''] = /^[^:]{1,40}: (.+)$/.exec(motif) ?? [];
  const names = list.split(',').map((name) => name.trim());
  return names.length <= mostNames && names.every((name) => name !== '' && name.length <= longestName)
    ? names
    : [];
}

/**
 * The picture of what a motif names. Null where the direction has a composition of its own for it, and for titles that
 * name nothing that can be drawn.
 */
function pictureFor({ motif, isSubject = false, seed, direction, place, shows }: DrawnWish): Drawing | null {
  if (!showsSubject(place) || !shows) return null;
  const { names, by } = shows;
  if (place === 'picture') return pictureOf(names, direction, place);
  /* Dyed cloths carry the names that follow them. */
  if (namesIn(motif).length > 0 && subjectOf(motif) === 'cloth') return null;
  if (!isSubject && (by !== 'words' || direction === 'corporate')) return null;
  /* Titles speak of several things; the first one is what they are about. */
  const shown = isSubject ? names : names.slice(0, 1);
  return isPattern(seed) && isSignature(direction, subjectOf(motif), shown)
    ? null
    : pictureOf(shown, direction, place);
}

function drawingFor(wish: DrawnWish, place: StudioPlace): Drawing {
  const { motif, seed, direction } = wish;
  /* Two fields that meet are a poster's; the others draw an opening. */
  const known = place === 'clash' && direction !== 'poster' ? 'opening' : place;
  return (
    pictureFor({ ...wish, place: known }) ??
    (studios[direction] ?? lineStudio)(known, subjectOf(motif), seed, namesIn(motif))
  );
}

/**
 * A drawing for a motif in the hand of the direction; decoration only, hidden from readers' tools. It carries what it
 * was drawn from: see redraw-ornaments.ts.
 */
export function drawOrnament(wish: DrawnWish): Html {
  const { motif, isSubject, seed, direction, place, shows } = wish;
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
        ...(shows ? { 'data-shows': [shows.by, ...shows.names].join(' ') } : {}),
      },
    },
    ...draw(seededRandom(seed)),
  );
}
