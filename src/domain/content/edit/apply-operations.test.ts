import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../document-content.ts';
import { applyOperations, OperationError } from './apply-operations.ts';
import type { Operation } from './operation.ts';

const content: DocumentContent = {
  schema: 1,
  title: 'Plants',
  language: 'en',
  look: {
    format: 'slides-16x9',
    orientation: 'portrait',
    direction: 'organic',
    theme: 'light',
    tokens: {},
    seed: 1,
  },
  head: { organization: 'Grade 8' },
  pages: [
    { id: 'p1', layout: 'cover', title: 'How plants eat light' },
    {
      id: 'p2',
      layout: 'points',
      title: 'Where does the wood come from?',
      items: [
        { title: 'Soil', text: 'No.' },
        { title: 'Water', text: 'Partly.' },
        { title: 'Air', text: 'Mostly.' },
      ],
    },
    {
      id: 'p3',
      layout: 'text',
      title: 'Sources',
      blocks: [
        { id: 'b1', type: 'paragraph', text: 'Van Helmont, 1648' },
        { id: 'b2', type: 'divider' },
      ],
    },
  ],
};

const apply = (...operations: Operation[]) => applyOperations(content, operations);

describe('operations on content', () => {
  it('sets a field deep in a page and leaves the other pages unchanged', () => {
    const { content: after } = apply({ op: 'set', at: 'p2.items.1.text', value: 'A little.' });
    expect(after.pages[1]).toMatchObject({ items: [{}, { text: 'A little.' }, {}] });
    expect(after.pages[0]).toBe(content.pages[0]);
    expect(after.pages[2]).toBe(content.pages[2]);
  });

  it('removes an optional field with null and rejects removing a required one', () => {
    expect(apply({ op: 'set', at: 'head.organization', value: null }).content.head).toEqual({});
    expect(() => apply({ op: 'set', at: 'p1.title', value: null })).toThrow(OperationError);
  });

  it('inserts and removes list items', () => {
    const { content: after } = apply(
      { op: 'remove_item', at: 'p2.items', index: 0 },
      { op: 'insert_item', at: 'p2.items', index: 9, value: { title: 'Light', text: 'The engine.' } },
    );
    expect(after.pages[1]).toMatchObject({
      items: [{ title: 'Water' }, { title: 'Air' }, { title: 'Light' }],
    });
  });

  it('moves a block to another page', () => {
    const { content: after } = applyOperations(
      { ...content, pages: [...content.pages, { id: 'p4', layout: 'text', title: 'More', blocks: [] }] },
      [{ op: 'move', id: 'b1', in: 'p4', after: null }],
    );
    expect(after.pages.slice(2)).toMatchObject([{ blocks: [{ id: 'b2' }] }, { blocks: [{ id: 'b1' }] }]);
  });

  it.each<[string, Operation]>([
    ['an unknown id', { op: 'remove', id: 'p9' }],
    ['an unknown field', { op: 'set', at: 'p1.colour', value: 'red' }],
    ['a value of the wrong type', { op: 'set', at: 'p2.items.0.title', value: 5 }],
    ['an item that is not there', { op: 'set', at: 'p2.items.7.title', value: 'x' }],
    ['another layout', { op: 'set', at: 'p2.layout', value: 'cover' }],
    [
      'an id that is taken',
      { op: 'insert_block', in: 'p3', after: null, block: { id: 'b2', type: 'divider' } },
    ],
    [
      'a block into a page without blocks',
      { op: 'insert_block', in: 'p1', after: null, block: { id: 'b9', type: 'divider' } },
    ],
    ['a place that is not there', { op: 'move', id: 'b1', after: 'b7' }],
    ['a list that is none', { op: 'insert_item', at: 'p1.title', index: 0, value: 'x' }],
    ['the prototype', { op: 'set', at: 'constructor.name', value: 'x' }],
  ])('rejects %s', (_name, operation) => {
    const before = structuredClone(content);
    expect(() => apply(operation)).toThrow(OperationError);
    expect(content).toEqual(before);
  });

  const ids = fc.constantFrom('p1', 'p2', 'p3', 'b1', 'b2', 'b9');
  const after = fc.option(ids, { nil: null });
  const operations: fc.Arbitrary<Operation> = fc.oneof(
    fc.record({
      op: fc.constant('set' as const),
      at: fc.constantFrom(
        'p1.title',
        'p1.subtitle',
        'p2.items.1.text',
        'b1.text',
        'head.label',
        'title',
        'p2.notes',
      ),
      value: fc.constantFrom('new', 'other', null),
    }),
    fc.record({ op: fc.constant('remove_item' as const), at: fc.constant('p2.items'), index: fc.nat(3) }),
    fc.record({
      op: fc.constant('insert_item' as const),
      at: fc.constant('p2.items'),
      index: fc.nat(4),
      value: fc.constant({ title: 'New', text: '' }),
    }),
    fc.record({ op: fc.constant('move' as const), id: ids, after }),
    fc.record({ op: fc.constant('remove' as const), id: ids }),
    fc.record({
      op: fc.constant('insert_block' as const),
      in: ids,
      after,
      block: fc.constant({ id: 'b9', type: 'paragraph' as const, text: 'New' }),
    }),
    fc.record({
      op: fc.constant('insert_page' as const),
      after,
      page: fc.constant({ id: 'p9', layout: 'statement' as const, title: 'New' }),
    }),
    fc.record({
      op: fc.constant('replace_page' as const),
      id: ids,
      page: fc.constant({ layout: 'statement' as const, title: 'Other' }),
    }),
    fc.record({
      op: fc.constant('set_look' as const),
      look: fc.constantFrom<object>({ theme: 'dark' }, { accent: '#0b5a3a', direction: 'poster' }),
    }),
  );

  it('are undone by their inverses in order', () => {
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 8 }), (list) => {
        let current = content;
        const inverses: (readonly Operation[])[] = [];
        for (const one of list) {
          try {
            const { content: next, inverse } = applyOperations(current, [one]);
            current = next;
            inverses.unshift(inverse);
          } catch (error) {
            expect(error).toBeInstanceOf(OperationError);
          }
        }
        for (const inverse of inverses) current = applyOperations(current, inverse).content;
        expect(current).toEqual(content);
      }),
      { numRuns: 300 },
    );
  });
});
