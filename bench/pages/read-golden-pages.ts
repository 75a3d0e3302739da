import { readdir, readFile } from 'node:fs/promises';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { readMarkdown } from '../../src/domain/content/markdown/read-markdown.ts';

/** A hand-drawn reference page, and its content. */
export interface GoldenPage {
  readonly direction: string;
  readonly name: string;
  readonly content: DocumentContent;
  /** The hand-drawn pages in order, as WebP. */
  readonly pictures: readonly Uint8Array[];
}

const folder = new URL('./golden/', import.meta.url);

async function readPage(url: URL): Promise<DocumentContent> {
  const { content, notes } = readMarkdown(await readFile(url, 'utf8'), { today: '2026-11-22' });
  if (!content || notes.length > 0)
    throw new Error(`${url.pathname}: ${notes.map(({ path, message }) => `${path} ${message}`).join(' ')}`);
  return content;
}

/** Pictures on `deck.md` are `deck.webp`, or `deck-1.webp`, `deck-2.webp` and so on. */
async function readPictures(home: URL, name: string, files: readonly string[]): Promise<Uint8Array[]> {
  const numbered = new RegExp(`^${name}(?:-(\\d+))?\\.webp$`);
  const own = files
    .map((file) => ({ file, match: numbered.exec(file) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => Number(a.match?.[1] ?? 0) - Number(b.match?.[1] ?? 0));
  return Promise.all(own.map(({ file }) => readFile(new URL(file, home))));
}

/**
 * Returns every content file in golden/<direction>/, with its pictures; new files are found automatically.
 */
export async function readGoldenPages(wanted: (path: string) => boolean): Promise<readonly GoldenPage[]> {
  const directions = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const pages: GoldenPage[] = [];
  for (const { name: direction } of directions.sort((a, b) => a.name.localeCompare(b.name))) {
    const home = new URL(`${direction}/`, folder);
    const files = (await readdir(home)).sort();
    for (const file of files.filter((each) => each.endsWith('.md'))) {
      const name = file.slice(0, -'.md'.length);
      if (!wanted(`${direction}/${name}`)) continue;
      const content = await readPage(new URL(file, home));
      pages.push({ direction, name, content, pictures: await readPictures(home, name, files) });
    }
  }
  return pages;
}
