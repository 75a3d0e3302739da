import sharp from 'sharp';
import { assembleArticle } from '../../src/domain/document/assemble-article.ts';
import { layOutContent } from '../../src/domain/document/layout/lay-out-content.ts';
import {
  sampleContent,
  sampleFlyer,
  sampleInvoice,
} from '../../src/domain/document/layout/sample-contents.ts';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import { quarterlyDeck } from './quarterly-deck.ts';

/** Returns a synthetic photograph of about 1.4 MB as PNG: soft shapes with grain. */
async function photograph(): Promise<string> {
  const size = { width: 960, height: 640 };
  const grain = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f6b26b"/><stop offset="1" stop-color="#274e6d"/></linearGradient></defs><rect width="960" height="640" fill="url(#a)"/><circle cx="620" cy="250" r="120" fill="#fff2cc"/><path d="M0 520 240 300 420 480 700 260 960 500V640H0z" fill="#16324a"/></svg>`;
  const noise = await sharp({ create: { ...size, channels: 3, background: '#808080', noise: grain } })
    .png()
    .toBuffer();
  const png = await sharp(Buffer.from(shapes))
    .composite([{ input: noise, blend: 'overlay' }])
    .removeAlpha()
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/**
 * Returns an invoice, a flyer with gradients and a photograph, and ten slides of charts and tables, as passed
 * to the renderer.
 */
export async function documents(): Promise<Readonly<Record<'invoice' | 'flyer' | 'deck', string>>> {
  const html = async (content: Parameters<typeof sampleContent>[0], format: 'a4' | 'slides-16x9') =>
    printableHtml(assembleArticle(layOutContent(sampleContent(content, { format }))));
  const flyer = await html(sampleFlyer, 'a4');
  const shades =
    'background:radial-gradient(circle at 20% 20%,#fff8 0 30%,#0000 60%),linear-gradient(#fa0,#06c);box-shadow:0 3mm 9mm #0006;border-radius:4mm';
  return {
    invoice: await html(sampleInvoice(18), 'a4'),
    flyer: flyer.replace(
      '</section>',
      `<img alt="" src="${await photograph()}" style="position:absolute;right:0;bottom:0;width:90mm"><div style="position:absolute;left:9mm;bottom:9mm;width:60mm;height:40mm;${shades}"></div></section>`,
    ),
    deck: await html(quarterlyDeck, 'slides-16x9'),
  };
}
