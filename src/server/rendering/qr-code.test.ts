import { decode } from 'fast-png';
import jsQR from 'jsqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { articleWith } from '../../domain/document/layout/sample-article.ts';
import { sampleContent } from '../../domain/document/layout/sample-contents.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import type { Renderer } from './renderer.ts';
import { testRenderer } from './test-browser.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

/** Returns what a scanner reads from a picture of a page. */
async function scan(
  text: string,
  look: Parameters<typeof sampleContent>[1],
  page = 1,
): Promise<string | undefined> {
  const content = articleWith([{ type: 'qr', text, caption: 'Scan me' }]);
  const html = await printableHtml(assembleArticle(layOutContent(sampleContent(content, look))));
  const { width, height, data, channels } = decode(
    await renderer.screenshot({ html, page, widthPx: 1200, format: 'png' }),
  );
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      rgba[pixel * 4 + channel] = Number(data[pixel * channels + channel]);
  }
  return jsQR.default(rgba, width, height)?.data;
}

describe('a QR code', () => {
  it('can be read from the rendered page, light and dark, short and long', async () => {
    const address = 'https://nordtram.example/plan?stop=harbour&lang=de';
    expect(await scan(address, {})).toBe(address);
    expect(await scan(address, { theme: 'dark', direction: 'editorial', format: 'slides-16x9' }, 2)).toBe(
      address,
    );
    const card = 'BEGIN:VCARD\nFN:Selma Aydin\nTEL:+41615550909\nORG:Krankenhaus Süd\nEND:VCARD';
    expect(await scan(card, { format: 'a5' })).toBe(card);
  });
});
