import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  sampleContent,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
  sampleOnePager,
  sampleShortPapers,
} from '../../src/domain/document/layout/sample-contents.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import { type Amount, amounts, withAmount } from '../../src/server/testing/with-amount.ts';
import { type MadeDocument, makeDocument, photograph } from './make-document.ts';
import { drawSheet } from './picture-sheet.ts';
import { specimenArticle } from './specimen.ts';

/** Counted finding classes; others, such as an unfilled placeholder, are about content. */
const countedClasses = ['overflow', 'clipping', 'overlap', 'missing_glyph', 'contrast'] as const;

interface Sample {
  readonly name: string;
  readonly content: (amount: Amount) => SamplePages;
}

const samples: readonly Sample[] = [
  { name: 'components', content: specimenArticle },
  { name: 'one-pager', content: (amount) => withAmount(sampleOnePager, amount) },
  { name: 'flyer', content: (amount) => withAmount(sampleFlyer, amount) },
  ...sampleShortPapers.map((each) => ({
    name: each.kind,
    content: (amount: Amount) => withAmount(each, amount),
  })),
  { name: 'deck', content: (amount) => withAmount(sampleDeck, amount) },
  {
    name: 'invoice',
    content: (amount) => withAmount(sampleInvoice({ short: 1, normal: 5, long: 15 }[amount]), amount),
  },
];

export interface MatrixChoice {
  /** Filters by '<direction>/<theme>/<format>/<sample>/<amount>'. */
  readonly wanted: (path: string) => boolean;
  /** Folder for the contact sheets; null draws none. */
  readonly out: string | null;
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
        .map((orientation) => ({ format, orientation, direction, theme, tokens: {}, seed: 3 })),
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
  for (const direction of artDirections) {
    for (const amount of amounts) {
      const row: MatrixRow = { direction, amount, documents: 0, pages: 0, counts: {} };
      for (const look of looks(direction)) {
        for (const { name, content } of samples) {
          const turned = look.orientation === 'landscape' ? '-landscape' : '';
          const where = `${direction}/${look.theme}/${look.format}${turned}/${name}/${amount}`;
          if (!choice.wanted(where)) continue;
          const made = await makeDocument(sampleContent(content(amount), look), renderer);
          row.documents += 1;
          row.pages += made.report.pages;
          for (const finding of made.report.findings) {
            if (!countedClasses.some((counted) => counted === finding.class)) continue;
            row.counts[finding.class] = (row.counts[finding.class] ?? 0) + 1;
            onFinding(where, `${finding.severity} ${finding.class}: ${finding.message}`);
          }
          if (choice.out !== null) await keepSheet(where.replaceAll('/', '-'), made, renderer, choice.out);
        }
      }
      if (row.documents > 0) rows.push(row);
    }
  }
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
