import type { ImageModelV4 } from '@ai-sdk/provider';
import { generateImage } from 'ai';
import sharp from 'sharp';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { artDirections } from '../../../domain/document/kit/choices.ts';
import { ornament } from '../../../domain/document/layout/ornament/ornament.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import type { PictureWish, TurnPicture, TurnPorts } from './turn-request.ts';

/** Pictures are embedded in the page: sharp enough for half a page of A4, small enough to email. */
const longestSidePx = 1_400;
const quality = 80;
/** Maximum size of a provider's picture, decoded. */
const mostPixels = 40_000_000;
const providerMs = 90_000;

const ratios = { wide: '16:9', square: '1:1', tall: '9:16' } as const;
/** The only sizes that most image models accept. */
const sizes = { wide: '1536x1024', square: '1024x1024', tall: '1024x1536' } as const;
const formats = {
  wide: { format: 'slides-16x9', orientation: 'landscape' },
  square: { format: 'square', orientation: 'portrait' },
  tall: { format: 'story', orientation: 'portrait' },
} as const;

async function asWebp(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

/** Draws the description in the style and colors of the page's art direction. */
async function drawn(
  { description, shape, page, seed }: PictureWish,
  lookAt: NonNullable<TurnPorts['lookAt']>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { direction: named, theme, tokens } = readArticle(page ?? '');
  const direction = artDirections.find((known) => known === named) ?? 'swiss';
  const art = ornament({ motif: description, seed, direction, place: 'cover' });
  const blocks = [{ id: 'art', html: `<div data-id="art" style="position:absolute;inset:0">${art}</div>` }];
  const head = { title: description, language: 'en', direction, theme, tokens, ...formats[shape] };
  return lookAt(assembleArticle({ ...head, pages: [{ id: 'p1', className: '', blocks }] }), 1, signal);
}

const asDataUrl = (webp: Uint8Array): TurnPicture => ({
  url: `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`,
  credit: null,
});

/**
 * Returns a picture for a page: from the configured image model, else a stock photo, else drawn by the kit.
 * @throws errors of the provider or the renderer
 */
export async function makePicture(
  wish: PictureWish,
  ports: {
    readonly imageModel: ImageModelV4 | null;
    readonly findPhoto: ((wish: PictureWish, signal: AbortSignal) => Promise<TurnPicture | null>) | null;
    readonly lookAt: NonNullable<TurnPorts['lookAt']>;
  },
  signal: AbortSignal,
): Promise<TurnPicture> {
  if (ports.imageModel) return asDataUrl(await generated(wish, ports.imageModel, signal));
  const photo = await ports.findPhoto?.(wish, signal);
  return photo ?? asDataUrl(await asWebp(await drawn(wish, ports.lookAt, signal)));
}

async function generated(wish: PictureWish, model: ImageModelV4, signal: AbortSignal): Promise<Uint8Array> {
  const { image } = await generateImage({
    model,
    prompt: wish.description,
    ...(model.provider.startsWith('google')
      ? { aspectRatio: ratios[wish.shape] }
      : { size: sizes[wish.shape] }),
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(providerMs)]),
  });
  return asWebp(image.uint8Array);
}
