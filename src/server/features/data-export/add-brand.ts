import { maxBrandEntries } from '../../../contract/brand.ts';
import type { Deps } from '../../deps.ts';
import { ownAssetFiles } from '../assets/own-asset-files.ts';
import { viewInstruction, viewKit, viewPalette, viewTheme } from '../brand/entry-view.ts';
import { listPage } from '../brand/list-page.ts';
import type { ZipArchive } from './zip-archive.ts';

/**
 * Maximum total size of files in the archive, which is built in memory. Files beyond it are listed only, and
 * can be downloaded under Assets.
 */
const mostFileBytes = 256 * 1024 * 1024;

/**
 * Adds the user's asset files, palettes, instructions, themes and brand kits.
 * @throws the signal's reason when it fires
 */
export async function addBrand(
  archive: ZipArchive,
  uid: string,
  deps: Pick<Deps, 'db' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  const listed: object[] = [];
  let room = mostFileBytes;
  for await (const { name, description, file, createdAt, fileName, read } of ownAssetFiles(uid, deps)) {
    signal.throwIfAborted();
    const bytes = file.size_bytes <= room ? await read() : null;
    const path = `assets/${fileName}`;
    if (bytes) archive.addBytes(path, bytes);
    room -= bytes?.length ?? 0;
    listed.push({ name, description, ...file, created_at: createdAt, path: bytes ? path : null });
  }
  archive.addJson('assets.json', listed);
  const query = { limit: maxBrandEntries };
  const [palettes, instructions, themes, kits] = await Promise.all([
    listPage({ uid, kind: 'palette', query }, viewPalette, deps),
    listPage({ uid, kind: 'instruction', query }, viewInstruction, deps),
    listPage({ uid, kind: 'theme', query }, viewTheme, deps),
    listPage({ uid, kind: 'kit', query }, viewKit, deps),
  ]);
  archive.addJson('brand.json', {
    palettes: palettes.entries,
    instructions: instructions.entries,
    themes: themes.entries,
    brand_kits: kits.entries,
  });
}
