import { writeFile } from 'node:fs/promises';
import { artDirections, themeNames } from '../../src/domain/content/choices.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { makeDocument, photograph } from './make-document.ts';
import { paperAmounts, paperInAmount, papers, readPaper } from './paper-contents.ts';
import { drawSheet } from './picture-sheet.ts';

const paperFormats = ['a4', 'letter'] as const;
const slideFormats = ['slides-16x9', 'slides-4x3'] as const;
const sheetWidthPx = 1500;
export interface PaperSheet {
  readonly name: string;
  readonly documents: number;
  readonly pages: number;
  readonly findings: readonly string[];
  readonly bytes: number;
}

/**
 * Checks each paper in every direction, theme and format, with little, usual and much content; draws a sheet
 * of the usual ones, light and dark, into `folder`.
 */
export async function* drawPapers(
  renderer: Renderer,
  { wanted, folder }: { readonly wanted: (name: string) => boolean; readonly folder: URL },
): AsyncGenerator<PaperSheet> {
  for (const paper of papers.filter((each) => wanted(each.name))) {
    const { name, isDeck } = paper;
    const formats = isDeck ? slideFormats : paperFormats;
    const [drawn] = formats;
    const content = await readPaper(paper);
    const pictures: { label: string; picture: Uint8Array | null }[] = [];
    const findings: string[] = [];
    let [documents, pages] = [0, 0];
    for (const theme of themeNames) {
      for (const direction of artDirections) {
        for (const format of formats) {
          for (const amount of paperAmounts) {
            const look = { ...content.look, theme, direction, format };
            const made = await makeDocument({ ...paperInAmount(content, amount), look }, renderer);
            const where = [direction, theme, format, amount].join(' ');
            documents += 1;
            pages += made.html.split('<section class="page').length - 1;
            findings.push(...made.report.findings.map(({ message }) => `${where}: ${message}`));
            if (amount !== 'usual' || format !== drawn) continue;
            const all = await photograph(made, renderer, 420);
            const shown = isDeck ? all : all.slice(0, 1);
            pictures.push(...shown.map((picture) => ({ label: `${direction}, ${theme}`, picture })));
          }
        }
      }
    }
    const sheet = await drawSheet({ columns: 6, widthPx: sheetWidthPx, pictures }, renderer, 'webp');
    await writeFile(new URL(`papers-${name}.webp`, folder), sheet);
    yield { name, documents, pages, findings, bytes: sheet.length };
  }
}
