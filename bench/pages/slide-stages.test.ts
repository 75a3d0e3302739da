import { beforeAll, expect, test } from 'vitest';
import { artDirections, themeNames } from '../../src/domain/content/choices.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { testRenderer } from '../../src/server/rendering/test-browser.ts';
import { sample } from '../../src/server/testing/full-run.ts';
import { makeDocument } from './make-document.ts';
import { papers, readPaper } from './paper-contents.ts';

let renderer: Renderer;
let content: DocumentContent;

beforeAll(async () => {
  const paper = papers.find(({ name }) => name === 'slide-stages');
  if (!paper) throw new Error('There is no sample deck.');
  content = await readPaper(paper);
  renderer = testRenderer();
  await renderer.warm();
});

const looks = artDirections.flatMap((direction) =>
  themeNames.flatMap((theme) =>
    (['slides-16x9', 'slides-4x3'] as const).map((format) => ({ direction, theme, format })),
  ),
);

test.each(sample(looks, 6))(
  'processes, cards and pictures fill their slides without a finding: $direction $theme $format',
  async (look) => {
    const { report } = await makeDocument({ ...content, look: { ...content.look, ...look } }, renderer);
    expect(report.pages).toBe(content.pages.length);
    expect(report.findings.map(({ message }) => message)).toEqual([]);
  },
);
