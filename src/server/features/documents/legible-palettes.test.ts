import { beforeAll, describe, expect, it } from 'vitest';
import { artDirections, themeNames } from '../../../domain/content/choices.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { chosenTokens } from '../../../domain/document/kit/chosen-looks.ts';
import type { Look, TokenOverrides } from '../../../domain/document/kit/look.ts';
import { namedPalettes, tokensOfPalette } from '../../../domain/document/kit/named-palettes.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import {
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
} from '../../../domain/document/layout/sample-contents.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { finishPage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const onPaper = [sampleInvoice(3), sampleArticle(1), sampleOnePager, sampleFlyer].flatMap(
  ({ pages }) => pages,
);

/** Our palettes, and brands whose colors are hard to read: bright, pale, dark, gray, on a paper of their own. */
const brands: readonly (readonly string[])[] = [
  ['#ffe600'],
  ['#f4c6d7', '#fdf6ec'],
  ['#101820', '#00ff88'],
  ['#7f7f7f'],
  ['#ff0000', '#0000ff', '#ffff00'],
];
const palettes: readonly (readonly [string, (look: Pick<Look, 'direction' | 'theme'>) => TokenOverrides])[] =
  [
    ['its own', () => ({})],
    ...namedPalettes.map(
      (palette) =>
        [palette.name, ({ theme }: Pick<Look, 'theme'>) => tokensOfPalette(palette, theme)] as const,
    ),
    ...brands.map(
      (colours) =>
        [
          colours.join(' '),
          ({ direction, theme }: Pick<Look, 'direction' | 'theme'>) =>
            chosenTokens({ colours }, direction, theme),
        ] as const,
    ),
  ];

/** The short run has every second palette once, and every direction. */
const runs = palettes.flatMap(([palette, tokensOf], row) =>
  artDirections.flatMap((direction, column) =>
    themeNames.flatMap((theme, nth) => {
      const isSampled =
        row % 2 === 0 &&
        (row / 2) % artDirections.length === column &&
        (Math.floor(row / artDirections.length) + column) % 2 === nth;
      return isFullRun || isSampled
        ? [{ palette, direction, theme, tokens: tokensOf({ direction, theme }) }]
        : [];
    }),
  ),
);

describe('every text is legible', () => {
  it.each(runs)('$palette, $direction, $theme', async ({ direction, theme, tokens }) => {
    const look = { direction, theme, tokens };
    const documents = [
      sampleContent({ head: sampleInvoice(3).head, pages: onPaper }, look),
      sampleContent(sampleDeck, { ...look, format: 'slides-16x9', orientation: 'landscape' }),
    ];
    for (const content of documents) {
      const { report } = await finishPage(assembleArticle(layOutContent(content)), renderer);
      expect(report.findings.filter(({ class: kind }) => kind === 'contrast')).toEqual([]);
    }
  });
});
