import { arcs, rings, route, sections, stalks, tide, wheels } from './drawings.ts';
import type { Draw } from './strokes.ts';
import { type ArtBox, type ArtPlace, chosen, type Studio } from './studio.ts';
import type { Subject } from './subject.ts';

const bySubject: Readonly<Record<Subject, Draw>> = {
  cycling: wheels,
  city: route,
  sea: tide,
  music: rings,
  reading: sections,
  growing: stalks,
  technology: arcs,
};

const boxes: Readonly<Record<ArtPlace, ArtBox>> = {
  opening: { width: 720, height: 360 },
  head: { width: 1, height: 1 },
  foot: { width: 1, height: 1 },
  cover: { width: 420, height: 500 },
  aside: { width: 220, height: 170 },
};

/** Line drawings with one line in the accent, for Swiss, editorial and their like; none at the head of a text. */
export const lineStudio: Studio = (place, subject, seed) => {
  const box = boxes[place];
  const draw = subject ? bySubject[subject] : chosen([tide, rings, arcs], seed);
  return {
    box,
    fit: place === 'aside' ? 'xMidYMid meet' : 'xMidYMid slice',
    draw: (random) => (place === 'head' || place === 'foot' ? [] : draw({ ...box, random })),
  };
};
