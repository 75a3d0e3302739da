import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { blockOf, context } from './read-loose.test-data.ts';

const diagramOf = (value: object): unknown => (blockOf(value) as { diagram: unknown }).diagram;

describe('a diagram that is a list of items', () => {
  it('takes a tree of children as levels', () => {
    expect(
      diagramOf({
        type: 'org-chart',
        root: {
          name: 'Ada',
          role: 'Director',
          reports: [{ name: 'Ben', reports: ['Cy', 'Di'] }, { name: 'Ed' }],
        },
      }),
    ).toEqual({
      kind: 'org',
      items: [
        { title: 'Ada', text: 'Director' },
        { title: 'Ben', level: 2 },
        { title: 'Cy', level: 3 },
        { title: 'Di', level: 3 },
        { title: 'Ed', level: 2 },
      ],
    });
  });

  it('takes nodes that name their parents as levels', () => {
    expect(
      diagramOf({
        type: 'diagram',
        kind: 'orgchart',
        nodes: [
          { id: 'b', label: 'Ben', parent: 'a' },
          { id: 'a', label: 'Ada' },
          { id: 'c', label: 'Cy', parent: 'b' },
        ],
      }),
    ).toEqual({
      kind: 'org',
      items: [{ title: 'Ada' }, { title: 'Ben', level: 2 }, { title: 'Cy', level: 3 }],
    });
  });

  it('keeps nodes whose parents form a circle', () => {
    const read = diagramOf({
      type: 'tree',
      nodes: [
        { name: 'A', parent: 'B' },
        { name: 'B', parent: 'A' },
      ],
    });
    expect(JSON.stringify(read)).toMatch(/"A".*"B"/);
  });

  it('takes the lists of a SWOT analysis as fields of a matrix', () => {
    expect(
      diagramOf({
        type: 'swot',
        strengths: ['Quiet'],
        weaknesses: ['Slow'],
        opportunities: [],
        threats: ['Rain'],
      }),
    ).toEqual({
      kind: 'matrix',
      items: [
        { title: 'Strengths' },
        { title: 'Quiet', level: 2 },
        { title: 'Weaknesses' },
        { title: 'Slow', level: 2 },
        { title: 'Opportunities' },
        { title: 'Threats' },
        { title: 'Rain', level: 2 },
      ],
    });
  });

  it('takes names of sets and of moods for their numbers', () => {
    expect(
      diagramOf({
        type: 'venn-diagram',
        sets: ['Wanted', 'Possible'],
        overlaps: [{ sets: ['Wanted', 'Possible'], label: 'Do it' }],
      }),
    ).toEqual({
      kind: 'venn',
      items: [{ title: 'Wanted' }, { title: 'Possible' }, { title: 'Do it', sets: [1, 2] }],
    });
    expect(
      diagramOf({
        type: 'customer-journey',
        stages: [
          { stage: 'Search', emotion: 'frustrated' },
          { stage: 'Buy', emotion: 'happy' },
        ],
      }),
    ).toMatchObject({ kind: 'journey', items: [{ value: -2 }, { value: 1 }] });
  });

  it('takes causes by category, and what they lead to', () => {
    expect(
      diagramOf({
        type: 'ishikawa',
        problem: 'Long queue',
        categories: [{ name: 'People', causes: ['Two at the counter'] }],
      }),
    ).toEqual({
      kind: 'fishbone',
      center: 'Long queue',
      items: [{ title: 'People' }, { title: 'Two at the counter', level: 2 }],
    });
  });

  it('without a kind is a tree, a hub or a flow, by what it has', () => {
    const kindOf = (lines: string, attributes = ''): unknown => {
      const text = `# T\n\n:::diagram${attributes}\n${lines}\n:::\n`;
      const page = readMarkdown(text, context).content?.pages[0];
      const block = page?.layout === 'article' ? page.blocks[0] : undefined;
      return block?.type === 'diagram' ? block.diagram.kind : undefined;
    };
    expect(kindOf('- A\n  - B\n  - C')).toBe('org');
    expect(kindOf('- A\n- B\n- C', '{center=Hub}')).toBe('hub');
    expect(kindOf('- A\n- B\n- C')).toBe('flow');
  });
});
