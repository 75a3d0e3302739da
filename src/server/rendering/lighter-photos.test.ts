import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withLighterPhotos } from './lighter-photos.ts';

const size = { width: 600, height: 400 };

/** Grain on a soft background, as in a camera picture. */
async function photograph(channels: 3 | 4 = 3): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const ground = await sharp({ create: { ...size, channels, background: '#a06030', noise } })
    .png()
    .toBuffer();
  return channels === 4 ? sharp(ground).ensureAlpha(0.5).png().toBuffer() : ground;
}

/** Many flat areas with sharp edges: a large file, but not a photograph. */
async function drawing(): Promise<Buffer> {
  const pixels = Buffer.alloc(1200 * 800 * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    state = Math.imul(state, 1_103_515_245) + 12_345;
    pixels.fill((state >>> 16) & 1 ? 0 : 255, at, at + 3);
  }
  return sharp(pixels, { raw: { width: 1200, height: 800, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const urlOf = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const pageOf = (...urls: readonly string[]) =>
  `<p>before ${urls.map((url) => `<img src="${url}" alt="">`).join(' between ')} after`;

describe('photographs on a printed page', () => {
  it('become JPEG that looks the same, at any position', async () => {
    const png = await photograph();
    const page = await withLighterPhotos(pageOf(urlOf(png), urlOf(png)));
    const markup = page.replaceAll(/data:image\/jpeg;base64,[\w+/=]+/g, 'JPEG').slice(0, 200);
    expect(markup).toBe('<p>before <img src="JPEG" alt=""> between <img src="JPEG" alt=""> after');
    expect(page.length).toBeLessThan(pageOf(urlOf(png), urlOf(png)).length / 2);
    const jpeg = Buffer.from(/jpeg;base64,([^"]+)/.exec(page)?.[1] ?? '', 'base64');
    const before = await sharp(png).raw().toBuffer();
    const after = await sharp(jpeg).raw().toBuffer();
    const total = before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0);
    expect(total / before.length).toBeLessThan(6);
  });

  it('are kept if transparent, drawn, small, or not pictures', async () => {
    const broken = (await photograph()).subarray(0, 300_000);
    const small = await sharp(await photograph())
      .resize(60)
      .png()
      .toBuffer();
    const liar = Buffer.concat([Buffer.from('<svg onload=alert(1)>'), Buffer.alloc(400_000, 65)]);
    const urls = [await photograph(4), await drawing(), broken, small, liar].map(urlOf);
    const page = pageOf(...urls);
    // Avoids toBe, which would print megabytes on failure.
    expect((await withLighterPhotos(page)) === page).toBe(true);
  });

  it('are not decoded if they declare too large dimensions', async () => {
    const large = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#a06030' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const page = pageOf(urlOf(Buffer.concat([large, Buffer.alloc(200_000)])));
    expect((await withLighterPhotos(page)) === page).toBe(true);
  });
});
