/// <reference lib="dom" />
import type { PageTab } from '../browser/page-tab.ts';
import { callInPage } from '../in-page/call-in-page.ts';
import { pageRect } from '../in-page/page-rect.ts';
import { compareOrnament, type TouchedText } from './compare-ornament.ts';
import type { CutOrnament } from './cut-ornaments.ts';
import type { UnwordedFinding } from './measured-finding.ts';
import { regionOf } from './region-of.ts';

/** Hides letters or ornament without changing the layout; null shows both again. */
function hide(_parts: Record<string, never>, what: 'letters' | 'ornament' | 'both' | null): void {
  const world = globalThis as { octavoHidden?: CSSStyleSheet };
  world.octavoHidden ??= new CSSStyleSheet();
  const sheet = world.octavoHidden;
  const letters =
    '* { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important } ::marker { color: transparent !important } svg:not(.art) :is(text, tspan, textPath) { fill: none !important; stroke: none !important }';
  const ornament =
    'svg:is(.art, [aria-hidden="true"]), svg:is(.art, [aria-hidden="true"]) * { visibility: hidden !important }';
  sheet.replaceSync(
    (what === 'letters' || what === 'both' ? letters : '') +
      (what === 'ornament' || what === 'both' ? ornament : ''),
  );
  const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
  document.adoptedStyleSheets = what === null ? others : [...others, sheet];
}

/** Finds texts that run into an ornament, and fragments of ornaments, by their pixels. */
export async function compareOrnaments(
  tab: PageTab,
  { touched, cuts }: { readonly touched: readonly TouchedText[]; readonly cuts: readonly CutOrnament[] },
): Promise<UnwordedFinding[]> {
  const findings: UnwordedFinding[] = [];
  const all = [...touched, ...cuts];
  for (const page of new Set(all.map((each) => each.page))) {
    const rect = await callInPage(tab, pageRect, {}, page);
    const isHere = (each: { readonly page: number }): boolean => each.page === page;
    const region = rect && regionOf(all.filter(isHere), rect);
    if (!rect || !region) continue;
    const { left, top, width, height } = region;
    const capture = async (hidden: 'letters' | 'ornament' | 'both'): Promise<string> => {
      await callInPage(tab, hide, {}, hidden);
      const { data } = await tab.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: rect.x + left, y: rect.y + top, width, height, scale: 1 },
      });
      return Buffer.from(data).toString('base64');
    };
    const pictures = {
      plain: await capture('both'),
      ornament: await capture('letters'),
      letters: await capture('ornament'),
    };
    const input = { pictures, region, texts: touched.filter(isHere), cuts: cuts.filter(isHere) };
    findings.push(...(await callInPage(tab, compareOrnament, {}, input)));
  }
  if (all.length > 0) await callInPage(tab, hide, {}, null);
  return findings;
}
