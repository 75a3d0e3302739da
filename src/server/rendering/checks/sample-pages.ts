/// <reference lib="dom" />
import type { PageTab } from '../browser/page-tab.ts';
import { callInPage } from '../in-page/call-in-page.ts';
import { pageRect } from '../in-page/page-rect.ts';
import type { UnwordedFinding } from './measured-finding.ts';
import { regionOf } from './region-of.ts';
import { sampleTexts, type TextToSample } from './sample-texts.ts';

/** Maximum number of pixels to sample per page; as many as a slide on a screen has. */
const mostPixels = 2_000_000;

/** Hides the letters without changing the layout. */
function hideLetters(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important } ::marker { color: transparent !important } svg :is(text, tspan, textPath) { fill: none !important; stroke: none !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];
}

/** Shows the letters again for the next page of this document. */
function showLetters(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** Measures texts on pictures and gradients by the pixels behind them, page by page. */
export async function samplePages(tab: PageTab, texts: readonly TextToSample[]): Promise<UnwordedFinding[]> {
  if (texts.length === 0) return [];
  await callInPage(tab, hideLetters, {}, null);
  const findings: UnwordedFinding[] = [];
  for (const page of new Set(texts.map((text) => text.page))) {
    const rect = await callInPage(tab, pageRect, {}, page);
    if (!rect || rect.width < 1 || rect.height < 1) continue;
    const ofPage = texts.filter((text) => text.page === page);
    const region = regionOf(ofPage, rect);
    if (!region) continue;
    const { left, top, width, height } = region;
    const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
    const { data } = await tab.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: rect.x + left, y: rect.y + top, width, height, scale },
    });
    const picture = Buffer.from(data).toString('base64');
    findings.push(...(await callInPage(tab, sampleTexts, {}, { picture, region, texts: ofPage })));
  }
  await callInPage(tab, showLetters, {}, null);
  return findings;
}
