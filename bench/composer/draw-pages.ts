import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { assembleArticle } from '../../src/domain/document/assemble-article.ts';
import { layOutContent } from '../../src/domain/document/layout/lay-out-content.ts';
import { finishPage } from '../../src/server/features/documents/finish-page.ts';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import { createRenderer } from '../../src/server/rendering/renderer.ts';
import { type PagePicture, writeContactSheets } from './contact-sheet.ts';

const widthPx = 760;
const mostPages = 10;
/** Pages of a document that are on the contact sheet. */
const mostOnSheet = 2;

interface Drawn {
  readonly prompt: string;
  readonly content: DocumentContent | null;
}

/** Writes pictures of pages and contact sheets of them into a folder; returns the findings. */
export async function drawPages(
  documents: readonly Drawn[],
  out: string,
): Promise<{ findings: string[]; sheets: string[] }> {
  await mkdir(out, { recursive: true });
  const renderer = createRenderer({
    cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/octavo-browser'),
  });
  const pictures: PagePicture[] = [];
  const findings: string[] = [];
  try {
    for (const [at, { prompt, content }] of documents.entries()) {
      if (!content) continue;
      const finished = await finishPage(assembleArticle(layOutContent(content)), renderer);
      for (const { message, is_intended } of finished.report.findings)
        if (!is_intended) findings.push(`finding of “${prompt.slice(0, 60)}”: ${message}`);
      const html = await printableHtml(finished.html);
      for (let number = 1; number <= Math.min(finished.report.pages, mostPages); number++) {
        const png = await renderer.screenshot({ html, page: number, widthPx, format: 'png' });
        if (number <= mostOnSheet) pictures.push({ label: `${at} ${prompt}`, png });
        await writeFile(path.join(out, `${String(at).padStart(3, '0')}-${number}.png`), png);
      }
    }
    await writeFile(
      path.join(out, 'prompts.txt'),
      documents
        .map(({ prompt }, at) => `${String(at).padStart(3, '0')} ${prompt.replaceAll('\n', '⏎')}`)
        .join('\n'),
    );
    const sheets =
      pictures.length > 0 ? await writeContactSheets(pictures, path.join(out, 'sheet'), renderer) : [];
    return { findings, sheets: [...sheets] };
  } finally {
    await renderer.close();
  }
}
