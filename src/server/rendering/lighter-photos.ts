import sharp from 'sharp';

/** Smaller ones gain nothing. */
const leastBytes = 150_000;
/** Four bytes each while it is decoded. A4 at 600 dpi has 35 million. */
const mostPixels = 60_000_000;
const decodeSeconds = 10;
/** Nobody sees a difference on paper; edges in colour stay sharp. */
const jpeg = { quality: 90, chromaSubsampling: '4:4:4' } as const;
/** A drawing or a screenshot shrinks less, and would get smudges. */
const mostOfItsBytes = 0.5;

const prefix = 'data:image/png;base64,';
const base64 = /[A-Za-z0-9+/]*={0,2}/y;

/**
 * A page whose photographs in PNG are JPEG: the file that is printed from it is a fifth as large, and there in half
 * the time, since a browser packs every other picture anew. Pictures with transparent parts, drawings and what cannot
 * be read stay as they are.
 */
export async function withLighterPhotos(html: string): Promise<string> {
  const parts: (string | Promise<string>)[] = [];
  let end = 0;
  for (let at = html.indexOf(prefix); at >= 0; at = html.indexOf(prefix, at + 1)) {
    base64.lastIndex = at + prefix.length;
    const [data = ''] = base64.exec(html) ?? [];
    if (data.length * 0.75 < leastBytes) continue;
    parts.push(html.slice(end, at), lighter(data));
    end = at + prefix.length + data.length;
  }
  return parts.length === 0 ? html : (await Promise.all([...parts, html.slice(end)])).join('');
}

async function lighter(data: string): Promise<string> {
  const png = Buffer.from(data, 'base64');
  const photo = await asJpeg(png).catch(() => null);
  return photo === null ? prefix + data : `data:image/jpeg;base64,${photo.toString('base64')}`;
}

async function asJpeg(png: Buffer): Promise<Buffer | null> {
  const picture = sharp(png, { failOn: 'error', limitInputPixels: mostPixels }).timeout({
    seconds: decodeSeconds,
  });
  const { hasAlpha, format } = await picture.metadata();
  if (hasAlpha || format !== 'png') return null;
  const photo = await picture.keepIccProfile().jpeg(jpeg).toBuffer();
  return photo.length <= png.length * mostOfItsBytes ? photo : null;
}
