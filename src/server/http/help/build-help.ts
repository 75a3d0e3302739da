import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawMarkdown, type HelpPicture, type HelpSection } from './draw-markdown.ts';
import { type HelpText, pagesFolder, projectFolder, readPages } from './read-pages.ts';

export interface HelpPage extends HelpText {
  readonly address: string;
  readonly sections: readonly HelpSection[];
}

export interface Help {
  readonly pages: readonly HelpPage[];
  /** Pictures by the name of their file. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

export const helpAddress = '/help';
const picturesFolder = `${pagesFolder}/pictures`;

async function readPictures(): Promise<ReadonlyMap<string, HelpPicture & { readonly bytes: Buffer }>> {
  const names = readdirSync(path.join(projectFolder, picturesFolder)).filter((name) =>
    name.endsWith('.webp'),
  );
  const entries = names.map(async (name) => {
    const bytes = readFileSync(path.join(projectFolder, picturesFolder, name));
    const { width, height } = await sharp(bytes).metadata();
    const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    return [name, { address: `${helpAddress}/pictures/${name}?v=${version}`, width, height, bytes }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Reads and draws the whole help. */
export async function buildHelp(): Promise<Help> {
  const texts = readPages();
  const pictures = await readPictures();
  const addressOf = ({ name }: HelpText) => `${helpAddress}/${name}`;
  const addresses = new Map(
    texts.flatMap((text) =>
      [text.file, `${pagesFolder}/${text.name}.md`].map((file) => [file, addressOf(text)]),
    ),
  );
  const pages = texts.map((text) => {
    const fileOf = (href: string) => path.posix.join(path.posix.dirname(text.file), href);
    const sections = drawMarkdown(text.markdown, {
      link(href) {
        if (/^(?:[a-z]+:|[/#])/.test(href)) return href;
        const [file = '', hash] = href.split('#', 2);
        const address = addresses.get(fileOf(file));
        return address === undefined ? null : address + (hash === undefined ? '' : `#${hash}`);
      },
      picture(src) {
        const file = fileOf(src);
        const name = path.posix.basename(file);
        return path.posix.dirname(file) === picturesFolder ? (pictures.get(name) ?? null) : null;
      },
    });
    return { ...text, address: addressOf(text), sections };
  });
  return { pages, pictures: new Map([...pictures].map(([name, { bytes }]) => [name, bytes])) };
}
