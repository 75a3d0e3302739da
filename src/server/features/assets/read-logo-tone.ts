import sharp from 'sharp';
import { logoTone } from '../../../domain/brand/logo-tone.ts';
import type { LogoTone } from '../../../domain/content/choices.ts';
import type { Deps } from '../../deps.ts';
import { findOwnAssets } from './find-own-assets.ts';

const ownAsset = /^\/files\/assets\/([0-9a-f-]{36})$/;
/** Size of the sample that is read. */
const samplePx = 96;
const decodeSeconds = 5;

/**
 * Returns the brightness of an own picture by its URL; null if it has a ground of its own, or isn't a picture of
 * the user.
 */
export async function readLogoTone(
  { uid, source }: { readonly uid: string; readonly source: string },
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<LogoTone | null> {
  const [, id] = ownAsset.exec(source) ?? [];
  if (!id) return null;
  const [asset] = await findOwnAssets({ uid, ids: [id] }, deps);
  const bytes = asset && asset.kind !== 'font' ? await deps.files.get(asset.blob_key) : null;
  if (!bytes) return null;
  try {
    const pixels = await sharp(Buffer.from(bytes), { pages: 1, limitInputPixels: 60_000_000 })
      .timeout({ seconds: decodeSeconds })
      .resize({ width: samplePx, height: samplePx, fit: 'inside', kernel: 'nearest' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
    return logoTone(pixels);
  } catch {
    // A picture that can't be read gets no ground.
    return null;
  }
}
