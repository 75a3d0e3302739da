import { describe, expect, it } from 'vitest';
import { ornament } from '../ornament.ts';
import { seededRandom } from '../random.ts';
import { cutPaper } from './hands/cut-paper.ts';
import { drawPicture } from './picture.ts';
import { shownAt } from './picture-studio.ts';
import { drawings, type SubjectName } from './subjects/subjects.ts';

const names = shownAt('head', Object.keys(drawings) as SubjectName[]);
const head = (motif: string, direction: 'organic' | 'editorial' = 'organic'): string =>
  String(ornament({ motif, seed: 1, direction, place: 'head' }));

/** Returns the x positions of all points of a drawing. */
const reachOf = (name: SubjectName, seed: number): readonly number[] =>
  drawPicture([name], cutPaper, { x: 50, y: 100, size: 100, isAlone: true }, seededRandom(seed))
    .flatMap((part) => [...String(part).matchAll(/ d="([^"]*)"/g)])
    .flatMap(([, path = '']) => [...path.matchAll(/(-?[\d.]+)[ ,]-?[\d.]+/g)].map(([, x]) => Number(x)));

describe('the picture at the head of a page', () => {
  it('shows what a title names, in directions whose heads have pictures', () => {
    expect(head('Red lentil soup with lemon')).toContain('art-standing');
    expect(head('Red lentil soup with lemon', 'editorial')).not.toContain('art-standing');
  });

  it('is an ornament for titles that name nothing, and for landscapes, which fill more than a head', () => {
    for (const motif of ['Quarterly update', 'Mountains']) expect(head(motif)).not.toContain('art-standing');
  });

  it('leaves the text beside it alone, whatever the subject', () => {
    for (const name of names)
      for (const seed of [1, 2, 3]) {
        const far = reachOf(name, seed).filter((x) => x < -40 || x > 140);
        expect(far, name).toEqual([]);
      }
  });
});
