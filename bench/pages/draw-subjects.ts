import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ArtDirection } from '../../src/domain/content/choices.ts';
import { kitStylesheet } from '../../src/domain/document/kit/index.ts';
import { element } from '../../src/domain/document/layout/element.ts';
import { pictureOf } from '../../src/domain/document/layout/ornament/picture/picture-studio.ts';
import {
  type SubjectName,
  subjectNames,
} from '../../src/domain/document/layout/ornament/picture/subjects/subjects.ts';
import { seededRandom } from '../../src/domain/document/layout/ornament/random.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';

/** One direction per drawing style. */
const hands: Readonly<Record<string, ArtDirection>> = { cut: 'organic', line: 'editorial', poster: 'poster' };

export interface SubjectSheet {
  readonly file: string;
  readonly subjects: number;
  readonly largestBytes: number;
  readonly longestMs: number;
}

function draw(name: SubjectName, direction: ArtDirection, seed: number): string {
  const { box, fit, draw: drawn } = pictureOf([name], direction, 'picture');
  return element(
    'svg',
    {
      class: 'art is-drawn',
      more: { viewBox: `0 0 ${box.width} ${box.height}`, preserveAspectRatio: fit },
    },
    ...drawn(seededRandom(seed)),
  );
}

/** Draws contact sheets of all subjects, one per drawing style. `wanted` filters by name. */
export async function drawSubjects(
  renderer: Renderer,
  { wanted, folder, seed }: { wanted: (name: string) => boolean; folder: URL; seed: number },
): Promise<readonly SubjectSheet[]> {
  const names = subjectNames.filter(wanted);
  const sheets: SubjectSheet[] = [];
  for (const [hand, direction] of Object.entries(hands)) {
    const sizes: number[] = [];
    const times: number[] = [];
    const cells = names.map((name, index) => {
      const before = performance.now();
      const svg = draw(name, direction, seed + index * 7919);
      times.push(performance.now() - before);
      sizes.push(svg.length);
      return `<figure>${svg}<figcaption>${name}</figcaption></figure>`;
    });
    const css = `${kitStylesheet()}
body{margin:0}.doc .page{width:1680px!important;container-type:normal!important;contain:none!important;overflow:visible!important;height:auto!important;min-height:0!important;box-sizing:border-box;padding:12px!important;display:grid!important;gap:10px;grid-template-columns:repeat(12,minmax(0,1fr))!important;align-content:start}
.doc figure{margin:0}.doc .art{display:block;width:100%;height:auto;aspect-ratio:3/2;overflow:hidden!important}
.doc figcaption{font:12px/1.5 sans-serif;text-align:center;padding-top:2px}`;
    const html = `<!doctype html><html lang="en"><head><title>Subjects</title><style>${css}</style></head><body><article class="doc" data-direction="${direction}" data-theme="light" data-format="a4"><section class="page">${cells.join('')}</section></article></body></html>`;
    const picture = await renderer.screenshot({ html, page: 1, widthPx: 1680, format: 'png' });
    const file = `subjects-${hand}.webp`;
    await sharp(picture)
      .webp({ quality: 46, effort: 6 })
      .toFile(fileURLToPath(new URL(file, folder)));
    sheets.push({
      file,
      subjects: names.length,
      largestBytes: Math.max(...sizes),
      longestMs: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0,
    });
  }
  return sheets;
}
