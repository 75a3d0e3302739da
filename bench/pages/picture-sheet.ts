import type { Renderer } from '../../src/server/rendering/renderer.ts';

export interface SheetPicture {
  readonly label: string;
  /** WebP; null leaves the cell empty. */
  readonly picture: Uint8Array | null;
}

export interface Sheet {
  readonly columns: number;
  readonly widthPx: number;
  readonly pictures: readonly SheetPicture[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cell({ label, picture }: SheetPicture): string {
  const source = picture ? `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` : '';
  const image = picture ? `<img alt="" src="${source}">` : '';
  return `<figure>${image}<figcaption>${escaped(label)}</figcaption></figure>`;
}

/** Renders pictures side by side, each with a line of text below, as one picture. */
export function drawSheet(sheet: Sheet, renderer: Renderer, format: 'webp' | 'png'): Promise<Uint8Array> {
  const css = `body{margin:0}
.page{width:${sheet.widthPx}px;box-sizing:border-box;padding:12px;background:#8a8f98;display:grid;gap:12px;align-items:start;grid-template-columns:repeat(${sheet.columns},minmax(0,1fr))}
figure{margin:0}img{display:block;width:100%}
figcaption{font:13px/1.5 sans-serif;color:#fff;padding-top:3px}`;
  const html = `<!doctype html><html lang="en"><head><title>Sheet</title><style>${css}</style></head><body><section class="page">${sheet.pictures.map(cell).join('')}</section></body></html>`;
  return renderer.screenshot({ html, page: 1, widthPx: sheet.widthPx, format });
}
