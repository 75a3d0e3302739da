import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { CheckFinding } from '../../src/contract/chat-events.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument, photograph } from './make-document.ts';
import { drawSheet } from './picture-sheet.ts';
import { type GoldenPage, readGoldenPages } from './read-golden-pages.ts';

const gallery = new URL('../../docs/gallery/', import.meta.url);

/** Keeps each gallery picture below 200 kB. */
const sheetWidthPx = 1280;

export interface RebuiltPage {
  readonly name: string;
  readonly pages: number;
  readonly drawnPages: number;
  readonly findings: readonly CheckFinding[];
  readonly bytes: number;
}

async function rebuild(golden: GoldenPage, renderer: Renderer): Promise<RebuiltPage> {
  const made = await makeDocument(golden.content, renderer);
  const built = await photograph(made, renderer, 840);
  const rows = Math.max(built.length, golden.pictures.length);
  const pictures = Array.from({ length: rows }, (_, index) => [
    { label: 'Drawn by hand', picture: golden.pictures[index] ?? null },
    { label: 'Built by the kit', picture: built[index] ?? null },
  ]).flat();
  const sheet = await drawSheet({ columns: 2, widthPx: sheetWidthPx, pictures }, renderer, 'webp');
  const name = `${golden.direction}-${golden.name}`;
  await writeFile(new URL(`${name}.webp`, gallery), sheet);
  return {
    name,
    pages: built.length,
    drawnPages: golden.pictures.length,
    findings: made.report.findings,
    bytes: sheet.length,
  };
}

const introduction = `# Gallery

Pages that were drawn by hand as the measure of each art direction (left), and the same content built by the kit
(right). \`npm run bench -- pages golden\` makes them again; \`npm run bench -- pages golden swiss/deck\` one of them.

To add one, write its bare content as Octavo Markdown in \`bench/pages/golden/<direction>/<name>.md\`, with the drawn pages
beside it as \`<name>.webp\`, or \`<name>-1.webp\`, \`<name>-2.webp\` and so on. It is found by being there.

\`golden-pixels.test.ts\` compares each page with its kept picture in \`bench/pages/golden/kept\` (480 px wide; at most
0.05 % of a page's pixels may differ by more than 16 of 255): all of them in \`npm run test:full\`, a sample in \`npm test\`.
After an intended change, \`npm run bench -- pages keep\` replaces them.

The sheets of subjects show all subjects of illustrations in cut paper, line and poster: \`npm run bench -- pages subjects\`.

The sheet of styles shows one invitation in each style that can be asked for by name, the sheet of print looks one photo
in each print look and direction: \`npm run bench -- pages looks\`.

The sheets of papers show CVs, menus and other papers from templates in every direction, light and dark:
\`npm run bench -- pages papers\`.

The sheets of models show ten prompts, each answered twice by a language model: written as HTML, with the prompt and
tools of the time before the content model, and written as content, laid out by the kit:
\`npm run bench -- models gallery\`. Of the HTML, the pictures are kept. One writer answered eight of the prompts in
HTML, one after the other.
`;

/** Lists every picture in the gallery, including those of earlier runs. */
async function writeReadme(): Promise<void> {
  const pictures = (await readdir(gallery)).filter((file) => file.endsWith('.webp')).sort();
  const shown = pictures.map(
    (file) => `\n![${file.slice(0, -'.webp'.length).replace('-', ': ')}](${file})\n`,
  );
  await writeFile(new URL('README.md', gallery), introduction + shown.join(''));
}

/**
 * Rebuilds each golden page from its content, beside the hand-drawn one, in docs/gallery. `wanted` filters by
 * '<direction>/<name>'.
 */
export async function rebuildGoldenPages(
  renderer: Renderer,
  wanted: (path: string) => boolean,
): Promise<readonly RebuiltPage[]> {
  await mkdir(gallery, { recursive: true });
  const rebuilt: RebuiltPage[] = [];
  for (const golden of await readGoldenPages(wanted)) rebuilt.push(await rebuild(golden, renderer));
  await writeReadme();
  return rebuilt;
}
