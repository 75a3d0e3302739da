import { readdir, readFile, writeFile } from 'node:fs/promises';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { drawSheet } from '../pages/picture-sheet.ts';
import { readRecordings } from './recording.ts';
import { replay } from './replay.ts';

/** Pictures of pages that a model wrote as HTML, before it wrote content, by the name of their recording. */
const written = new URL('./written-as-html/', import.meta.url);
const gallery = new URL('../../docs/gallery/', import.meta.url);
/** Keeps each gallery picture below 200 kB. */
const sheetWidthPx = 1280;
const slidesInRow = 4;

/**
 * Draws what a model wrote as HTML beside what the kit makes of the content that it writes for the same
 * prompt. Returns the names of the pictures.
 */
export async function drawBeforeAfter(renderer: Renderer): Promise<readonly string[]> {
  const before = (await readdir(written)).filter((file) => file.endsWith('.webp')).sort();
  const recordings = await readRecordings();
  const drawn: string[] = [];
  for (const file of before) {
    const recording = recordings.find(({ name }) => `${name}.webp` === file);
    if (!recording) throw new Error(`models/written-as-html/${file} has no recording of this name.`);
    const { page } = await replay(recording, renderer);
    if (!page) throw new Error(`The recording ${recording.name} makes no page.`);
    const html = await printableHtml(page.html, page.title);
    const pictures = await renderer.screenshots({ html, widthPx: 840, format: 'webp' });
    const isDeck = pictures.length > 1;
    const own = pictures.map((picture) => ({ label: '', picture }));
    const after = isDeck
      ? await drawSheet({ columns: slidesInRow, widthPx: sheetWidthPx, pictures: own }, renderer, 'webp')
      : (pictures[0] ?? null);
    const sheet = await drawSheet(
      {
        columns: isDeck ? 1 : 2,
        widthPx: sheetWidthPx,
        pictures: [
          { label: 'Written as HTML', picture: await readFile(new URL(file, written)) },
          { label: 'Content, laid out by the kit', picture: after },
        ],
      },
      renderer,
      'webp',
    );
    const name = `models-${file}`;
    await writeFile(new URL(name, gallery), sheet);
    drawn.push(name);
  }
  return drawn;
}
