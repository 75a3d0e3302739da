import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artDirections, type PictureFinish } from '../../domain/content/choices.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import type { Look } from '../../domain/document/kit/look.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { sampleContent, sampleShortPapers } from '../../domain/document/layout/sample-contents.ts';
import { finishPage } from '../features/documents/finish-page.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import { isFullRun, sample } from '../testing/full-run.ts';
import { createPdfReader, type ReadPicture } from './pdf-reader/pdf-reader.ts';
import type { Renderer } from './renderer.ts';
import { testRenderer } from './test-browser.ts';

const reader = createPdfReader();
let renderer: Renderer;
let source: string;

/** Red at the left, green at the right, so that crops and finishes show in the pixels. */
async function photograph(): Promise<string> {
  const half = { width: 600, height: 900, channels: 3, background: '#c03020' } as const;
  const bytes = await sharp({ create: half }).extend({ right: 600, background: '#20a040' }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

beforeAll(async () => {
  source = await photograph();
  renderer = testRenderer();
  await renderer.warm();
});
afterAll(() => reader.close());

interface Printed {
  readonly look: Partial<Look>;
  readonly kind: string;
  readonly finish?: PictureFinish;
  readonly focus?: { readonly x: number; readonly y: number };
}

function documentOf({ look, kind, finish, focus }: Printed): string {
  const paper = sampleShortPapers.find((each) => each.kind === kind) ?? sampleShortPapers[0];
  const picture = { source, text: 'Two fields', credit: 'Photo: Ada Berg / Unsplash', finish, focus };
  const pages = (paper?.pages ?? []).map((page) => ({ ...page, picture }));
  const content = sampleContent({ head: { organization: 'Harbor Street House' }, pages }, look);
  return assembleArticle(layOutContent({ ...content, kind }));
}

/** Prints the first page and returns its colors by position, in percent of the page. */
async function printed(document: Printed): Promise<(x: number, y: number) => readonly number[]> {
  const { html } = await finishPage(documentOf(document), renderer);
  const { pdf } = await renderer.renderPdf({ html: await printableHtml(html) });
  const [page] = (await reader.pictures(pdf, 120, [1])) as readonly [ReadPicture];
  return (x, y) => {
    const at = Math.floor((page.height * y) / 100) * page.width + Math.floor((page.width * x) / 100);
    return [...page.rgba.subarray(at * 4, at * 4 + 3)];
  };
}

const kinds = sampleShortPapers.map(({ kind }) => kind);
const shapes: readonly Partial<Look>[] = [
  { format: 'a4', orientation: 'portrait' },
  { format: 'a4', orientation: 'landscape' },
  { format: 'square', orientation: 'portrait' },
  { format: 'a5', orientation: 'landscape' },
];
const looks = artDirections.flatMap((direction) =>
  (['light', 'dark'] as const).flatMap((theme) => shapes.map((shape) => ({ ...shape, direction, theme }))),
);
const cases = kinds.flatMap((kind) => looks.map((look) => ({ kind, look })));

describe('a photo on a certificate, a voucher, a sign and an invitation', () => {
  it.each(sample(cases, 50))(
    'stands beside legible words: $kind $look.direction $look.theme $look.format $look.orientation',
    async (document) => {
      const { report } = await finishPage(documentOf(document), renderer);
      const faults = report.findings.filter(
        ({ severity, class: kind }) => severity === 'fault' || kind === 'overflow',
      );
      expect(faults.map(({ message }) => message)).toEqual([]);
    },
  );

  it.runIf(isFullRun)('shows the part around its focal point', async () => {
    const look: Partial<Look> = { format: 'a4', orientation: 'landscape', direction: 'editorial' };
    const [left, right] = [
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ];
    const [red = 0, green = 0] = (await printed({ kind: 'sign', look, focus: left }))(15, 40);
    expect(red).toBeGreaterThan(green);
    const [less = 0, more = 0] = (await printed({ kind: 'sign', look, focus: right }))(15, 40);
    expect(more).toBeGreaterThan(less);
  });
});

describe('a printed photo', () => {
  const look: Partial<Look> = { format: 'a4', orientation: 'landscape', theme: 'light' };
  const focus = { x: 0, y: 50 };
  const distance = (one: readonly number[], other: readonly number[]): number =>
    Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

  it.each(sample(artDirections, 6))(
    'has the two colors of the direction, and its grain: %s',
    async (direction) => {
      const of = (finish?: PictureFinish) =>
        printed({ kind: 'sign', look: { ...look, direction }, focus, ...(finish && { finish }) });
      const [plain, duotone, grain] = [await of(), await of('duotone'), await of('grain')];
      expect(distance(plain(10, 40), [192, 48, 32])).toBeLessThan(24);
      expect(distance(duotone(10, 40), plain(10, 40))).toBeGreaterThan(30);
      expect(distance(duotone(10, 40), duotone(20, 60))).toBeLessThan(6);
      const specks = Array.from({ length: 200 }, (_, at) => grain(5 + (at % 20), 20 + at / 5));
      const range = specks.map(([red = 0]) => red);
      expect(Math.max(...range) - Math.min(...range)).toBeGreaterThan(8);
    },
  );
});
