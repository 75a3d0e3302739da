import { isTag } from 'domhandler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planShapes, sectionShapes } from '../../content/choices.ts';
import { parseWithPositions } from '../article-tree.ts';
import { assembleArticle } from '../assemble-article.ts';
import type { DiagramData } from '../layout/diagrams/diagram-data.ts';
import { diagramHtml } from '../layout/diagrams/diagram-figure.ts';
import { applyPatches } from '../patches/apply-patches.ts';
import { plainText } from '../plain-text.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { readDiagram } from './read-diagram.ts';
import { redrawFigures } from './redraw-figures.ts';

const assembled = (html: string): string =>
  assembleArticle({
    title: 'T',
    language: 'en',
    format: 'a4',
    orientation: 'portrait',
    direction: 'technical',
    theme: 'light',
    tokens: {},
    pages: [{ id: 'p1', className: '', blocks: [{ id: 'b1', html }] }],
  });

const read = (html: string): DiagramData | null => {
  const [figure] = parseWithPositions(html).filter(isTag);
  return figure ? readDiagram(figure) : null;
};

describe('a diagram written as plain markup', () => {
  it('is drawn as boxes and arrows for a flow, and round-trips', () => {
    const html = assembled(
      '<figure data-id="b1" data-diagram="flow"><table><tr><th>Core</th><td>Station</td><td>policy</td></tr><tr data-return="true"><th>Station</th><td>Core</td><td>log</td></tr></table></figure>',
    );
    expect(html.match(/class="flow-node/g)).toHaveLength(2);
    expect(html.match(/class="flow-arrow/g)).toHaveLength(2);
    expect(html).toContain('flow-arrow is-return');
    expect(redrawFigures(html)).toBe(html);
    expect(sanitiseArticle(html)).toBe(html);
  });

  it('is drawn as a plan with a key for a place', () => {
    const html = assembled(
      '<figure data-id="b1" data-diagram="plan" data-grid="12; 6"><table><tr data-draws="beds" data-at="0; 0; 6; 3" data-count="4"><th>Beds</th><td>For all</td></tr><tr data-draws="spaceship" data-at="0; 0; 1; 1"><th>No</th></tr></table></figure>',
    );
    expect(html.match(/<rect class="drawn"/g)).toHaveLength(4);
    const renamed = redrawFigures(
      applyPatches(html, [{ op: 'set_text', id: 'b1.1.name', text: 'Fields' }]).html,
    );
    expect(plainText(renamed)).toContain('Fields');
    expect(redrawFigures(renamed)).toBe(renamed);
  });

  it.each([
    '<figure data-id="b1" data-diagram="flow"><p>Nothing</p></figure>',
    '<figure data-id="b1" data-diagram="maze"><table><tr><td>A</td><td>B</td></tr></table></figure>',
    '<figure data-id="b1" data-diagram="plan" data-grid="-1; 1e9"><table><tr data-draws="beds" data-at="z; x; -4; 0"><th>A</th></tr></table></figure>',
  ])("that can't be drawn keeps its text: %s", (markup) => {
    const html = assembled(markup);
    expect(plainText(html)).not.toBe('');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });
});

const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcXY12é&<>"') });
const share = fc.integer({ min: 0, max: 9 });

describe('a diagram of any content', () => {
  it('round-trips and never draws NaN', () => {
    const part = (draws: (typeof planShapes)[number] | (typeof sectionShapes)[number]) =>
      fc.record({
        name: word,
        text: word,
        draws: fc.constant(draws),
        at: fc.tuple(share, share, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
        count: fc.integer({ min: 1, max: 60 }),
      });
    const drawn = (kind: 'plan' | 'section') =>
      fc.record({
        kind: fc.constant(kind),
        title: word,
        grid: fc.constant([12, 12] as const),
        parts: fc.array(fc.constantFrom(...(kind === 'plan' ? planShapes : sectionShapes)).chain(part), {
          minLength: 1,
          maxLength: 8,
        }),
      });
    const flow = fc.record({
      kind: fc.constant('flow' as const),
      links: fc
        .array(fc.record({ from: word, to: word, words: word }), { minLength: 1, maxLength: 8 })
        .map((links) => links.map((link, index) => ({ ...link, to: `${link.to}${index}!` }))),
    });
    fc.assert(
      fc.property(fc.oneof(drawn('plan'), drawn('section'), flow), (diagram) => {
        const html = diagramHtml(diagram, 'd', 'Diagram');
        expect(html).not.toMatch(/NaN|Infinity|undefined/);
        expect(read(html)).toEqual(diagram);
      }),
      { numRuns: 150 },
    );
  });
});

describe('bars in the cells of a table', () => {
  const table =
    '<table class="grid-table" data-id="b1" data-bars="2; 80; 100; 93"><tbody><tr><td>North</td><td data-id="b1.n">84.6%</td></tr><tr><td>South</td><td>none</td></tr></tbody></table>';

  it('follow the cell text, and show the shortfall from the target', () => {
    const html = assembled(table);
    expect(html.match(/class="cell-bar/g)).toHaveLength(1);
    expect(html).toContain('cell-bar is-short');
    const better = redrawFigures(applyPatches(html, [{ op: 'set_text', id: 'b1.n', text: '97%' }]).html);
    expect(better).not.toContain('is-short');
    expect(better).toContain('width="85%"');
    expect(redrawFigures(better)).toBe(better);
  });

  it('are omitted without a valid scale', () => {
    expect(assembled(table.replace('2; 80; 100; 93', '2; 5; 5'))).not.toContain('cell-bar');
    expect(assembled(table.replace('2; 80; 100; 93', 'x'))).not.toContain('cell-bar');
  });
});
