import { arcs, rings, route, sections, stalks, tide, wheels } from './drawings.ts';
import { sceneHeight, sceneWidth } from './scenes/piece.ts';
import { outlineScene } from './scenes/render-scene.ts';
import { scenes } from './scenes/scenes.ts';
import type { Draw } from './strokes.ts';
import { type ArtBox, chosen, isPattern, type Studio, type StudioPlace } from './studio.ts';
import type { Subject } from './subject.ts';

/** Patterns for some subjects, used for half of the seeds; otherwise a scene is drawn. */
const patterns: Readonly<Partial<Record<Subject, Draw>>> = {
  cycling: wheels,
  city: route,
  sea: tide,
  music: rings,
  reading: sections,
  growing: stalks,
  technology: arcs,
};

const boxes: Readonly<Record<StudioPlace, ArtBox>> = {
  opening: { width: 720, height: 360 },
  clash: { width: 720, height: 360 },
  head: { width: 1, height: 1 },
  foot: { width: 1, height: 1 },
  cover: { width: 420, height: 500 },
  aside: { width: 220, height: 170 },
  panel: { width: 440, height: 500 },
  step: { width: 228, height: 136 },
  picture: { width: 600, height: 400 },
};

const sceneBox: ArtBox = { width: sceneWidth, height: sceneHeight };

function drawingFor(subject: Subject | null, place: StudioPlace, seed: number): Draw | Subject {
  if (subject === null) return chosen([tide, rings, arcs], seed);
  const pattern = patterns[subject];
  if (place === 'aside') return pattern ?? chosen([tide, rings, arcs], seed);
  // Panels are small and would crop a pattern.
  return pattern && place !== 'panel' && isPattern(seed) ? pattern : subject;
}

/**
 * Line drawings with one accent line, for Swiss, editorial and similar directions; none at the head of a
 * text.
 */
export const lineStudio: Studio = (place, subject, seed) => {
  const drawing = drawingFor(subject, place, seed);
  if (place === 'head' || place === 'foot' || place === 'step')
    return { box: boxes[place], fit: 'xMidYMid slice', draw: () => [] };
  if (typeof drawing === 'string') {
    return { box: sceneBox, fit: 'xMidYMax meet', draw: (random) => outlineScene(scenes[drawing](random)) };
  }
  const box = boxes[place];
  return {
    box,
    fit: place === 'aside' ? 'xMidYMid meet' : 'xMidYMid slice',
    draw: (random) => drawing({ ...box, random }),
  };
};
