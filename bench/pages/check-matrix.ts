import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { hasOrientation } from '../../src/domain/document/formats.ts';
import {
  artDirections,
  documentFormats,
  orientations,
  themeNames,
} from '../../src/domain/document/kit/choices.ts';
import type { Look } from '../../src/domain/document/kit/look.ts';
import {
  type Sample as SamplePages,
  sampleArticle,
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
  sampleShortPapers,
} from '../../src/domain/document/layout/sample-contents.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { type Amount, amounts, withAmount } from '../../src/server/testing/with-amount.ts';
import { drawExtremes, type FilledPage, fillOfPages } from './filled-pages.ts';
import { type MadeDocument, makeDocument, photograph } from './make-document.ts';
import { paperInAmount, papers, readPaper } from './paper-contents.ts';
import { drawSheet } from './picture-sheet.ts';
import { specimenArticle } from './specimen.ts';

/** Counted finding classes; others, such as an unfilled placeholder, are about content. */
const countedClasses = [
  'overflow',
  'clipping',
  'overlap',
  'missing_glyph',
  'contrast',
  'ornament',
  'empty_page',
  'empty_area',
  'sliver',
] as const;

/** Seeds of variants and ornament. */
const seeds = [3, 11, 27];

interface Sample {
  readonly name: string;
  /** Is drawn on slides only. */
  readonly isDeck?: boolean | undefined;
  readonly content: (amount: Amount, look: Look) => DocumentContent;
}

const ofPages =
  (pages: (amount: Amount) => SamplePages): Sample['content'] =>
  (amount, look) =>
    sampleContent(pages(amount), look);

const samples: readonly Sample[] = [
  { name: 'components', content: ofPages(specimenArticle) },
  { name: 'article', content: ofPages((amount) => withAmount(sampleArticle(1), amount)) },
  { name: 'one-pager', content: ofPages((amount) => withAmount(sampleOnePager, amount)) },
  { name: 'flyer', content: ofPages((amount) => withAmount(sampleFlyer, amount)) },
  ...sampleShortPapers.map((each) => ({
    name: each.kind,
    content: ofPages((amount) => withAmount(each, amount)),
  })),
  { name: 'deck', content: ofPages((amount) => withAmount(sampleDeck, amount)) },
  {
    name: 'invoice',
    content: ofPages((amount) =>
      withAmount(sampleInvoice({ short: 1, normal: 5, long: 15 }[amount]), amount),
    ),
  },
];

const amountsOfPapers = { short: 'sparse', normal: 'usual', long: 'dense' } as const;

async function paperSamples(): Promise<readonly Sample[]> {
  return Promise.all(
    papers.map(async (paper) => {
      const content = await readPaper(paper);
      return {
        name: paper.name,
        isDeck: paper.isDeck,
        content: (amount: Amount, look: Look) => {
          const { subject } = content.look;
          const own = paperInAmount(content, amountsOfPapers[amount]);
          return { ...own, look: { ...look, ...(subject !== undefined && { subject }) } };
        },
      };
    }),
  );
}

export interface MatrixChoice {
  /** Filters by '<direction>/<theme>/<format>/<sample>/<amount>/<seed>'. */
  readonly wanted: (path: string) => boolean;
  /** Folder for the contact sheets; null draws none. */
  readonly out: string | null;
  /** Every how many documents one is checked, and with which of them to begin. */
  readonly slice: { readonly at: number; readonly of: number };
  /** Number of least and most filled pages to draw into `out`; 0 for the documents themselves. */
  readonly extremes: number;
}

export interface MatrixRow {
  readonly direction: string;
  readonly amount: Amount;
  documents: number;
  pages: number;
  readonly counts: Record<string, number>;
}

function looks(direction: Look['direction']): readonly Look[] {
  return themeNames.flatMap((theme) =>
    documentFormats.flatMap((format) =>
      orientations
        .filter((orientation) => orientation === 'portrait' || hasOrientation(format))
        .flatMap((orientation) =>
          seeds.map((seed) => ({ format, orientation, direction, theme, tokens: {}, seed })),
        ),
    ),
  );
}

async function keepSheet(name: string, made: MadeDocument, renderer: Renderer, out: string): Promise<void> {
  const pictures = (await photograph(made, renderer, 560)).map((picture, index) => ({
    label: `${name} ${index + 1}`,
    picture,
  }));
  const columns = Math.min(4, Math.max(2, Math.ceil(Math.sqrt(pictures.length))));
  const rows = 2;
  for (let at = 0; at < pictures.length; at += columns * rows) {
    const sheet = await drawSheet(
      { columns, widthPx: columns * 500, pictures: pictures.slice(at, at + columns * rows) },
      renderer,
      'png',
    );
    const part = at === 0 ? '' : `-${at / (columns * rows) + 1}`;
    await writeFile(path.join(out, `${name}${part}.png`), sheet);
  }
}

/**
 * Lays out, fits and checks every sample in every direction, format and theme with each amount of content.
 */
export async function checkMatrix(
  renderer: Renderer,
  choice: MatrixChoice,
  onFinding: (where: string, message: string) => void,
): Promise<readonly MatrixRow[]> {
  if (choice.out !== null) await mkdir(choice.out, { recursive: true });
  const rows: MatrixRow[] = [];
  const pages: FilledPage[] = [];
  const all = [...samples, ...(await paperSamples())];
  let count = 0;
  for (const direction of artDirections) {
    for (const amount of amounts) {
      const row: MatrixRow = { direction, amount, documents: 0, pages: 0, counts: {} };
      for (const look of looks(direction)) {
        for (const { name, content, isDeck } of all) {
          if (isDeck && !look.format.startsWith('slides')) continue;
          const turned = look.orientation === 'landscape' ? '-landscape' : '';
          const where = `${direction}/${look.theme}/${look.format}${turned}/${name}/${amount}/${look.seed}`;
          if (!choice.wanted(where)) continue;
          count += 1;
          if (count % choice.slice.of !== choice.slice.at) continue;
          const made = await makeDocument(content(amount, look), renderer);
          row.documents += 1;
          row.pages += made.report.pages;
          for (const finding of made.report.findings) {
            if (!countedClasses.some((counted) => counted === finding.class)) continue;
            row.counts[finding.class] = (row.counts[finding.class] ?? 0) + 1;
            onFinding(where, `${finding.severity} ${finding.class}: ${finding.message}`);
          }
          if (choice.out === null) continue;
          if (choice.extremes > 0) pages.push(...(await fillOfPages(where, made, renderer)));
          else await keepSheet(where.replaceAll('/', '-'), made, renderer, choice.out);
        }
      }
      if (row.documents > 0) rows.push(row);
    }
  }
  if (choice.out !== null && choice.extremes > 0)
    await drawExtremes(pages, choice.extremes, choice.out, renderer);
  return rows;
}

export function printMatrix(rows: readonly MatrixRow[]): string {
  const head = ['direction', 'content', 'documents', 'pages', ...countedClasses];
  const lines = rows.map(({ direction, amount, documents, pages, counts }) => [
    direction,
    amount,
    String(documents),
    String(pages),
    ...countedClasses.map((counted) => String(counts[counted] ?? 0)),
  ]);
  return [head, ...lines].map((cells) => cells.map((cell) => cell.padEnd(14)).join('')).join('\n');
}
