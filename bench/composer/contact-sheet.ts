import { writeFile } from 'node:fs/promises';
import type { Renderer } from '../../src/server/rendering/renderer.ts';

export interface PagePicture {
  readonly label: string;
  readonly png: Uint8Array;
}

const columns = 5;
const rows = 3;
const sheetWidthPx = 2_000;

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function sheetHtml(pictures: readonly PagePicture[]): string {
  const cells = pictures
    .map(
      ({ label, png }) =>
        `<figure><figcaption>${escapeText(label.slice(0, 150))}</figcaption><img alt="" src="data:image/png;base64,${Buffer.from(png).toString('base64')}"></figure>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><style>
    body{margin:0;font:13px/1.25 sans-serif;background:#888}
    .page{display:grid;grid-template-columns:repeat(${columns},1fr);gap:12px;padding:12px;width:${sheetWidthPx - 24}px}
    figure{margin:0}figcaption{height:33px;overflow:hidden;color:#fff}img{width:100%;display:block}
  </style><section class="page">${cells}</section>`;
}

/** Writes the pictures to contact sheets of fifteen; returns the PNG files. */
export async function writeContactSheets(
  pictures: readonly PagePicture[],
  path: string,
  renderer: Renderer,
): Promise<string[]> {
  const files: string[] = [];
  for (let at = 0; at < pictures.length; at += columns * rows) {
    const html = sheetHtml(pictures.slice(at, at + columns * rows));
    const file = `${path}-${String(files.length + 1).padStart(2, '0')}.png`;
    await writeFile(file, await renderer.screenshot({ html, page: 1, widthPx: sheetWidthPx, format: 'png' }));
    files.push(file);
  }
  return files;
}
