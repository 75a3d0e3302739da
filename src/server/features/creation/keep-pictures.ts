import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Noted } from '../../../contract/noted.ts';
import { replacePictures } from '../../../domain/text/markdown-pictures.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { named, notedError, notedOf } from '../../noted.ts';
import type { FileReading, ReadPicture } from '../../reading/file-reading.ts';
import { keepAsset } from '../assets/keep-asset.ts';
import { prepareFile } from '../assets/prepare-file.ts';
import { sniffedBytes } from '../assets/sniff-file.ts';

export type KeepDeps = Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'instanceSecret'>;

/** Pictures smaller than this are bullets and rules. */
const leastSidePx = 24;

export interface KeptPicture {
  readonly id: string;
  readonly name: string;
}

/**
 * Re-encodes one picture, like any upload, and stores it. Returns null if it is too small. @throws AppError
 * if it isn't a picture or exceeds the quota
 */
async function keepOne(
  picture: ReadPicture,
  input: { readonly uid: string; readonly fileName: string; readonly folder: string },
  deps: KeepDeps,
): Promise<KeptPicture | null> {
  const file = path.join(input.folder, 'picture');
  await writeFile(file, picture.bytes, { mode: 0o600 });
  const head = picture.bytes.subarray(0, sniffedBytes);
  const prepared = await prepareFile({ path: file, sizeBytes: picture.bytes.length, head });
  const { width, height } = prepared.facts;
  if (prepared.kind !== 'picture' || Math.min(width ?? 0, height ?? 0) < leastSidePx) return null;
  const { uid, fileName } = input;
  const description = `From ${fileName}`.slice(0, 200);
  const { id, asset_name } = await keepAsset({ uid, name: picture.name, description, file: prepared }, deps);
  return { id, name: asset_name };
}

/**
 * Stores a file's pictures as assets of its owner, and points its Markdown to them. A picture that can't be
 * stored is reported in `leftOut` and removed from the text.
 */
export async function keepPictures(
  input: { readonly uid: string; readonly fileName: string; readonly reading: FileReading },
  deps: KeepDeps,
): Promise<{ readonly reading: FileReading; readonly pictures: readonly KeptPicture[] }> {
  const { reading } = input;
  const kept = new Map<number, KeptPicture>();
  const faults: Noted[] = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-pictures-'));
  try {
    for (const [index, picture] of reading.pictures.entries())
      try {
        const one = await keepOne(picture, { ...input, folder }, deps);
        if (one) kept.set(index + 1, one);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        faults.push(notedOf(named(picture.name), notedError(error.told)));
        // The remaining pictures wouldn't fit either.
        if (error.code === 'quota_exceeded') break;
      }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { reading: withKept(reading, kept, faults), pictures: [...kept.values()] };
}

/** Replaces picture marks with asset references, and shifts the parts' start offsets accordingly. */
function withKept(
  reading: FileReading,
  kept: ReadonlyMap<number, KeptPicture>,
  faults: readonly Noted[],
): FileReading {
  const withNames = (text: string): string =>
    replacePictures(text, ({ alt, address }) => {
      const place = /^picture:(\d+)$/.exec(address)?.[1];
      if (place === undefined) return null;
      const one = kept.get(Number(place));
      return one ? `![${alt}](asset:${one.id})` : '';
    });
  const parts = reading.parts.map(({ name, start }) => ({
    name,
    start: withNames(reading.markdown.slice(0, start)).length,
  }));
  return {
    ...reading,
    markdown: withNames(reading.markdown),
    parts,
    leftOut: [...reading.leftOut, ...faults],
  };
}
