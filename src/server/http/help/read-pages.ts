import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

/** The folder that all paths of files are relative to. */
export const projectFolder = fileURLToPath(new URL('../../../../', import.meta.url));

/** Pages of the help, one file each. */
export const pagesFolder = 'docs/help';

/** The parts of the help, in their order. */
const groups = ['Get started', 'Make pages', 'Share and print', 'Run Octavo', 'Build on Octavo'] as const;

const frontMatter = z.strictObject({
  title: z.string(),
  /** One sentence, shown under the title, in lists and by search engines. */
  description: z.string(),
  group: z.enum(groups),
  /** Position in the whole help. */
  order: z.number(),
  /** A file of the project that contains the text, for texts that are also read elsewhere. */
  source: z.string().optional(),
});

export interface HelpText {
  /** Last part of its address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly group: (typeof groups)[number];
  readonly markdown: string;
  /** The file with the text; links in it are relative to its folder. */
  readonly file: string;
}

function readPage(fileName: string): HelpText & { readonly order: number } {
  const file = path.posix.join(pagesFolder, fileName);
  const [, head, body] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(projectFolder, file), 'utf8')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no front matter.`);
  const { source, ...facts } = frontMatter.parse(parse(head));
  if (source === undefined) return { ...facts, name: fileName.slice(0, -'.md'.length), markdown: body, file };
  const markdown = body + readFileSync(path.join(projectFolder, source), 'utf8');
  return { ...facts, name: fileName.slice(0, -'.md'.length), markdown, file: source };
}

/** Reads the help in the order of its pages. */
export function readPages(): readonly HelpText[] {
  const names = readdirSync(path.join(projectFolder, pagesFolder)).filter((name) => name.endsWith('.md'));
  return names.map(readPage).toSorted((a, b) => a.order - b.order);
}
