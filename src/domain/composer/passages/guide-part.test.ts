import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TemplateShelf } from '../templates/template-index.ts';
import { guidePart } from './guide-part.ts';
import { passageIndex } from './passage-index.ts';

const shelf: TemplateShelf = { heads: [], read: () => null, text: () => '', passagesIn: () => [] };
const index = passageIndex(shelf, 'en');
const partOf = (name: string) => guidePart(name, index, 'en');

describe('what belongs in a part', () => {
  it.each([
    ['costs', 'table'],
    ['timeline', 'table'],
    ['steps', 'steps'],
    ['supplies', 'list'],
    ['key terms', 'table'],
    ['the zorbling', 'list'],
  ])('has the shape of %s', (name, type) => {
    expect(partOf(name)?.type).toBe(type);
  });

  it('is told by the last word that says something', () => {
    expect(partOf('cost objectives')).toEqual(partOf('objectives'));
  });

  it('has one gap, and sample text besides its labels, whatever the part is called', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        const block = partOf(name);
        expect(block).not.toBeNull();
        expect(JSON.stringify(block).match(/\[\[[^[\]]+\]\]/g)).toHaveLength(1);
        expect(JSON.stringify(block).match(/\{\{[^{}]+\}\}/g)?.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('is left open in languages without guides', () => {
    expect(guidePart('Kosten', passageIndex(shelf, 'it'), 'it')).toBeNull();
  });
});
