import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../document-content.ts';
import { applyOperations } from './apply-operations.ts';
import { readOperations } from './read-operations.ts';

const slides: DocumentContent = {
  schema: 1,
  title: 'Plants',
  language: 'en',
  look: {
    format: 'slides-16x9',
    orientation: 'landscape',
    direction: 'organic',
    theme: 'light',
    tokens: {},
    seed: 1,
  },
  head: {},
  pages: [{ id: 'p1', layout: 'cover', title: 'Plants' }],
};

const lookAfter = (look: object) => {
  const { operations } = readOperations([{ op: 'set_look', look }], slides, { look: slides.look });
  return applyOperations(slides, operations).content.look;
};

describe('a change of the format', () => {
  it('sets the orientation of that format', () => {
    expect(lookAfter({ format: 'A4' })).toEqual({ ...slides.look, format: 'a4', orientation: 'portrait' });
  });

  it('keeps an explicit orientation', () => {
    expect(lookAfter({ format: 'A4 landscape' })).toMatchObject({ format: 'a4', orientation: 'landscape' });
    expect(lookAfter({ format: 'a4', orientation: 'landscape' })).toMatchObject({ orientation: 'landscape' });
  });

  it('does not apply to other changes of the look', () => {
    expect(lookAfter({ theme: 'dark' })).toEqual({ ...slides.look, theme: 'dark' });
  });
});

describe('a list of operations', () => {
  const list = [{ op: 'set', at: 'p1.title', value: 'Trees' }, 'nonsense', { op: 'remove', id: 'p1' }];

  it('may be a JSON string or a single operation', () => {
    const [first] = list;
    for (const given of [JSON.stringify([first]), [JSON.stringify(first)], JSON.stringify(first), first])
      expect(readOperations(given, slides, {}).operations).toEqual([first]);
  });

  it('reports the index of each operation', () => {
    const { operations, paths, notes } = readOperations(list, slides, {});
    expect(operations).toHaveLength(2);
    expect(paths).toEqual(['operations[0]', 'operations[2]']);
    expect(notes.map(({ path }) => path)).toEqual(['operations[1]']);
  });
});
