import type { Look } from '../../kit/look.ts';
import { element, type Html } from '../markup.ts';
import { drawOrnament, type OrnamentWish } from './draw-ornament.ts';
import { findSubjects } from './picture/finding/find-subjects.ts';
import { showsSubject } from './picture/picture-studio.ts';

/** A drawing for a motif in the hand of the direction, of what its words name; see draw-ornament.ts. */
export function ornament(wish: OrnamentWish): Html {
  const { motif, seed, place } = wish;
  /* Only a poster draws a clash; the others draw an opening there. */
  const isShown = showsSubject(place) || place === 'clash';
  return drawOrnament({ ...wish, shows: isShown ? findSubjects(motif, seed) : null });
}

/** The place of the drawing of a page of text; the directions without one leave it empty. */
export function headArtHtml(motif: string, { seed, direction }: Look, place: 'head' | 'foot'): Html {
  return element('div', { class: 'head-art' }, ornament({ motif, seed, direction, place }));
}
