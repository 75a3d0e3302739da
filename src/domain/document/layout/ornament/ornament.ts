import { TextCache } from '../../../text-cache.ts';
import type { Look } from '../../kit/look.ts';
import { element, type Html } from '../markup.ts';
import { drawOrnament, type OrnamentWish } from './draw-ornament.ts';
import { findSubjects } from './picture/finding/find-subjects.ts';
import { showsSubject } from './picture/picture-studio.ts';

interface MotifWish extends OrnamentWish {
  /** BCP 47 tag of the document, which decides between words of several languages. */
  readonly language?: string | undefined;
}

/** In characters, about fifty drawings: an edit leaves most of them as they are. */
const drawn = new TextCache<Html>(1_000_000);

/** Draws the subjects found in a motif, in the style of the direction; see draw-ornament.ts. */
export const ornament = (wish: MotifWish): Html =>
  drawn.getOr(
    JSON.stringify([
      wish.motif,
      wish.isSubject,
      wish.seed,
      wish.direction,
      wish.place,
      wish.view,
      wish.language,
    ]),
    () => draw(wish),
    ({ length }) => length,
  );

function draw({ language, ...wish }: MotifWish): Html {
  const { motif, seed, place } = wish;
  /* Only posters draw a clash; other directions draw an opening there. */
  const isShown = showsSubject(place) || place === 'clash' || place === 'head' || place === 'foot';
  return drawOrnament({ ...wish, shows: isShown ? findSubjects(motif, seed, language) : null });
}

/** Returns the container for the drawing of a text page; empty in directions that draw nothing there. */
export function headArtHtml(
  motif: Pick<MotifWish, 'motif' | 'isSubject' | 'language'>,
  { seed, direction }: Look,
  place: 'head' | 'foot',
): Html {
  return element('div', { class: 'head-art' }, ornament({ ...motif, seed, direction, place }));
}
