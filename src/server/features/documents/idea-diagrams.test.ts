import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Idea, IdeaDiagram } from '../../../domain/content/blocks/diagram.ts';
import { artDirections, ideaKinds, themeNames } from '../../../domain/content/choices.ts';
import type { Page } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { sampleContent } from '../../../domain/document/layout/sample-contents.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { finishPage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const counted: ReadonlySet<string> = new Set([
  'overflow',
  'clipping',
  'overlap',
  'contrast',
  'missing_glyph',
]);

const words =
  'a harbor of Donaudampfschifffahrtsgesellschaft and the quiet 港湾博物館の展示 مرحبا بكم في المتحف tide returns every noon'.split(
    ' ',
  );
/** A label of one character up to 80, with long words and other scripts. */
const label = fc
  .tuple(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 }),
    fc.integer({ min: 1, max: 80 }),
  )
  .map(([parts, length]) => parts.join(' ').slice(0, length).trim() || 'a');

const items = (most: number, mostText: number): fc.Arbitrary<Idea[]> =>
  fc
    .array(
      fc.record(
        {
          title: label,
          text: label.map((text) => text.slice(0, mostText).trim() || 'b'),
          level: fc.constantFrom(2, 2, 3),
          value: fc.integer({ min: -3, max: 3 }),
          sets: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 3 }),
        },
        { requiredKeys: ['title'] },
      ),
      { minLength: 2, maxLength: most },
    )
    .map((list) =>
      list.map(({ level, sets, ...item }, at) =>
        at === 0 ? item : { ...item, ...(level && { level }), ...(sets && { sets }) },
      ),
    );

const diagram = (most: number, mostText: number): fc.Arbitrary<IdeaDiagram> =>
  fc.record(
    {
      kind: fc.constantFrom(...ideaKinds),
      items: items(most, mostText),
      center: label,
      x: label,
      y: label,
    },
    { requiredKeys: ['kind', 'items'] },
  );

const look = fc.record({
  direction: fc.constantFrom(...artDirections),
  theme: fc.constantFrom(...themeNames),
});

async function faultsOf(pages: readonly Page[], given: object): Promise<readonly string[]> {
  const content = sampleContent({ head: {}, pages: [...pages] }, given);
  const made = await finishPage(assembleArticle(layOutContent(content)), renderer);
  return made.report.findings
    .filter((finding) => counted.has(finding.class) && finding.severity === 'fault')
    .map(({ message }) => message);
}

const numRuns = isFullRun ? 150 : 2;

describe('diagrams of any items', () => {
  it('stay within a page of paper, and no text is on another', { timeout: 600_000 }, async () => {
    const paper = fc.tuple(
      look,
      fc.array(diagram(12, 80), { minLength: 3, maxLength: 5 }),
      fc.constantFrom('a4', 'a5'),
    );
    await fc.assert(
      fc.asyncProperty(paper, async ([own, diagrams, format]) => {
        const blocks = diagrams.map((each) => ({ type: 'diagram' as const, diagram: each }));
        const page: Page = { layout: 'article', title: 'Diagrams', blocks };
        expect(await faultsOf([page], { ...own, format })).toEqual([]);
      }),
      { numRuns, endOnFailure: true },
    );
  });

  it('stay within a slide, and no text is on another', { timeout: 600_000 }, async () => {
    const slides = fc.tuple(look, fc.array(diagram(6, 30), { minLength: 3, maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(slides, async ([own, diagrams]) => {
        const pages = diagrams.map(
          (each): Page => ({
            layout: 'text',
            title: 'Diagrams',
            blocks: [{ type: 'diagram', diagram: each }],
          }),
        );
        expect(await faultsOf(pages, { ...own, format: 'slides-16x9', orientation: 'landscape' })).toEqual(
          [],
        );
      }),
      { numRuns, endOnFailure: true },
    );
  });
});
