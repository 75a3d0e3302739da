/// <reference lib="dom" />
import type { PageTab } from '../browser/page-tab.ts';
import { callInPage } from '../in-page/call-in-page.ts';
import { pageRect } from '../in-page/page-rect.ts';
import type { MeasuredFinding } from './measured-finding.ts';
import { sampleTexts, type TextToSample } from './sample-texts.ts';

/** Pixels of a page to look at: at most as many as a slide on a screen has. */
const mostPixels = 2_000_000;

/** Takes the letters off the page and leaves all else in its place. */
function hideLetters(): void {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important } ::marker { color: transparent !important } svg :is(text, tspan, textPath) { fill: none !important; stroke: none !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidden];
}

/** Measures texts before pictures and gradients, page by page, by what is drawn behind them. */
export async function samplePages(tab: PageTab, texts: readonly TextToSample[]): Promise<MeasuredFinding[]> {
  if (texts.length === 0) return [];
  await callInPage(tab, hideLetters, {}, null);
  const findings: MeasuredFinding[] = [];
  for (const page of new Set(texts.map((text) => text.page))) {
    const rect = await callInPage(tab, pageRect, {}, page);
    if (!rect || rect.width < 1 || rect.height < 1) continue;
    const scale = Math.min(1, Math.sqrt(mostPixels / (rect.width * rect.height)));
    const { data } = await tab.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { ...rect, scale },
    });
    const ofPage = texts.filter((text) => text.page === page);
    findings.push(...(await callInPage(tab, sampleTexts, {}, { picture: data, texts: ofPage })));
  }
  return findings;
}
