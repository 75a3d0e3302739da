import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Brief } from '../../src/domain/document/brief.ts';

/** A page that was drawn by hand, and its bare content. */
export interface GoldenPage {
  readonly direction: string;
  readonly name: string;
  readonly brief: Brief;
  /** The hand-drawn pages in their order, as WebP. */
  readonly pictures: readonly Uint8Array[];
}

const folder = new URL('./golden/', import.meta.url);

async function readBrief(url: URL): Promise<Brief> {
  const module = (await import(url.href)) as { brief?: Brief };
  if (!module.brief) throw new Error(`${fileURLToPath(url)} must export the page as \`brief\`.`);
  return module.brief;
}

/** The pictures of `deck.ts` are `deck.webp`, or `deck-1.webp`, `deck-2.webp` and so on. */
async function readPictures(home: URL, name: string, files: readonly string[]): Promise<Uint8Array[]> {
  const numbered = new RegExp(`^${name}(?:-(\\d+))?\\.webp$`);
  const own = files
    .map((file) => ({ file, match: numbered.exec(file) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => Number(a.match?.[1] ?? 0) - Number(b.match?.[1] ?? 0));
  return Promise.all(own.map(({ file }) => readFile(new URL(file, home))));
}

/** Every content file in golden/<direction>/, with its pictures; a new file is found by being there. */
export async function readGoldenPages(wanted: (path: string) => boolean): Promise<readonly GoldenPage[]> {
  const directions = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const pages: GoldenPage[] = [];
  for (const { name: direction } of directions.sort((a, b) => a.name.localeCompare(b.name))) {
    const home = new URL(`${direction}/`, folder);
    const files = (await readdir(home)).sort();
    for (const file of files.filter((each) => each.endsWith('.ts'))) {
      const name = file.slice(0, -'.ts'.length);
      if (!wanted(`${direction}/${name}`)) continue;
      const brief = await readBrief(new URL(file, home));
      pages.push({ direction, name, brief, pictures: await readPictures(home, name, files) });
    }
  }
  return pages;
}
