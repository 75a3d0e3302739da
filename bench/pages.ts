import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { checkMatrix, printMatrix } from './pages/check-matrix.ts';
import { countFoundSubjects } from './pages/count-found-subjects.ts';
import { drawFigures } from './pages/draw-figures.ts';
import { drawLooks } from './pages/draw-looks.ts';
import { drawPapers } from './pages/draw-papers.ts';
import { drawSubjects } from './pages/draw-subjects.ts';
import { findSeededFaults } from './pages/find-seeded-faults.ts';
import { keepPictures } from './pages/golden-pixels.ts';
import { faultsOf, inspectPdf } from './pages/inspect-pdf.ts';
import { readGoldenPages } from './pages/read-golden-pages.ts';
import { rebuildGoldenPages } from './pages/rebuild-golden-pages.ts';

/*
 * The pages of the kit, in eleven parts.
 *
 * `npm run bench -- pages golden [part of direction/name]` rebuilds the golden pages into docs/gallery; their content is
 * Octavo Markdown in bench/pages/golden/<direction>/<name>.md next to the hand-drawn pictures.
 *
 * `npm run bench -- pages keep [part of direction/name]` replaces the pictures in bench/pages/golden/kept, with which
 * golden-pixels.test.ts compares the golden pages, after an intended change.
 *
 * `npm run bench -- pages pdf [part of direction/name]` prints the golden pages and checks the PDFs: pages, fonts, tags.
 *
 * `npm run bench -- pages matrix [part of direction/theme/format/sample/amount/seed] [--sheets] [--slice 0/50]
 * [--extremes 100]` renders every component, layout and paper in every direction, format and theme, with short, usual and
 * triple-length content and three seeds (parts after commas must all match, those after bars are alternatives), and counts the findings after the fit. `--slice 3/50` takes every fiftieth
 * document, from the third. `--sheets` also draws each document, `--extremes 100` the hundred least and most filled
 * pages, into .cache/pages or $OUT.
 *
 * `npm run bench -- pages faults` seeds faults into ten pages and reports which are found, the findings in the
 * unmodified pages, and the time for fitting and checking.
 *
 * `npm run bench -- pages subjects [names]` draws all subjects of illustrations in each drawing style into docs/gallery,
 * or the named ones into $OUT; $SEED selects other variants.
 *
 * `npm run bench -- pages papers [names]` renders each paper, such as a CV, in every direction, theme and format with little,
 * usual and much content, counts the findings, and draws the usual ones into docs/gallery, or $OUT.
 *
 * `npm run bench -- pages figures [kinds]` draws the charts of bench/pages/figures.md on paper and slides, in every
 * direction and theme, into docs/gallery, or $OUT, and counts the findings; `pages diagrams [kinds]` does so with
 * the diagrams of bench/pages/diagrams.md.
 *
 * `npm run bench -- pages looks` draws one invitation in each style that can be asked for by name, and one photo in each
 * print look and direction, into docs/gallery, or $OUT.
 *
 * `npm run bench -- pages words` prints what the subjects of templates and recorded answers are drawn as.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sheets: { type: 'boolean', default: false },
    slice: { type: 'string', default: '0/1' },
    extremes: { type: 'string', default: '0' },
  },
});
const [part = 'all', filter = ''] = positionals;
const cacheDir = fileURLToPath(new URL('../node_modules/.cache/octavo-browser', import.meta.url));
const renderer = createRenderer({ cacheDir: path.resolve(cacheDir), deadlineMs: 120_000 });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  if (part === 'all' || part === 'golden') {
    for (const page of await rebuildGoldenPages(renderer, (name) => name.includes(filter))) {
      const size = `${Math.round(page.bytes / 1000)} kB`;
      const pages = `${page.pages} of ${page.drawnPages} pages`;
      print(`${page.name.padEnd(32)} ${pages.padEnd(16)} ${size.padEnd(8)} ${page.findings.length} findings`);
      for (const { message } of page.findings) print(`    ${message}`);
    }
  }
  if (part === 'keep') {
    for await (const { name, bytes } of keepPictures(renderer, (path) => path.includes(filter)))
      print(`${name.padEnd(32)} ${Math.round(bytes / 1000)} kB`);
  }
  if (part === 'all' || part === 'pdf') {
    for (const golden of await readGoldenPages((name) => name.includes(filter))) {
      const pdf = await inspectPdf(golden, renderer);
      const faults = faultsOf(pdf, golden.pictures.length);
      const facts = `${pdf.pages} pages, ${pdf.kilobytes} kB, ${pdf.fontTypes.join(' ')}`;
      print(`${pdf.name.padEnd(32)} ${facts.padEnd(44)} ${faults.join('; ') || 'good'}`);
    }
  }
  if (part === 'all' || part === 'matrix') {
    const wanted = (where: string): boolean =>
      filter.split('|').some((one) => one.split(',').every((each) => where.includes(each)));
    const extremes = Number(values.extremes);
    const [at = 0, of = 1] = values.slice.split('/').map(Number);
    const isDrawn = values.sheets || extremes > 0;
    const out = isDrawn ? (process.env.OUT ?? path.resolve('.cache/pages')) : null;
    const rows = await checkMatrix(renderer, { wanted, out, extremes, slice: { at, of } }, (where, message) =>
      print(`${where}  ${message}`),
    );
    print(printMatrix(rows));
  }
  if (part === 'all' || part === 'subjects') {
    const names = filter.split(',').filter(Boolean);
    const sheets = await drawSubjects(renderer, {
      wanted: (name) => names.length === 0 || names.includes(name),
      folder: pathToFileURL(
        `${process.env.OUT ?? fileURLToPath(new URL('../docs/gallery', import.meta.url))}/`,
      ),
      seed: Number(process.env.SEED ?? 1),
    });
    for (const { file, subjects, largestBytes, longestMs } of sheets)
      print(
        `${file.padEnd(24)} ${subjects} subjects, at most ${largestBytes} bytes, 95% within ${longestMs.toFixed(1)} ms`,
      );
  }
  if (part === 'all' || part === 'papers') {
    const names = filter.split(',').filter(Boolean);
    const folder = pathToFileURL(
      `${process.env.OUT ?? fileURLToPath(new URL('../docs/gallery', import.meta.url))}/`,
    );
    const wanted = (name: string): boolean => names.length === 0 || names.includes(name);
    for await (const sheet of drawPapers(renderer, { wanted, folder })) {
      const counts = `${sheet.documents} documents, ${sheet.pages} pages, ${sheet.findings.length} findings`;
      print(`${sheet.name.padEnd(16)} ${counts}, ${Math.round(sheet.bytes / 1000)} kB`);
      for (const finding of sheet.findings) print(`    ${finding}`);
    }
  }
  for (const file of ['figures', 'diagrams'] as const) {
    if (part !== 'all' && part !== file) continue;
    const names = filter.split(',').filter(Boolean);
    const folder = pathToFileURL(
      `${process.env.OUT ?? fileURLToPath(new URL('../docs/gallery', import.meta.url))}/`,
    );
    const wanted = (name: string): boolean => names.length === 0 || names.includes(name);
    for await (const sheet of drawFigures(renderer, { file, wanted, folder })) {
      const counts = `${sheet.pages} pages, ${sheet.findings.length} findings`;
      print(`${sheet.name.padEnd(22)} ${counts}, ${Math.round(sheet.bytes / 1000)} kB`);
      for (const finding of sheet.findings) print(`    ${finding}`);
    }
  }
  if (part === 'all' || part === 'looks') {
    const folder = pathToFileURL(
      `${process.env.OUT ?? fileURLToPath(new URL('../docs/gallery', import.meta.url))}/`,
    );
    for await (const { name, pages, findings, bytes } of drawLooks(renderer, folder)) {
      print(`${name.padEnd(16)} ${pages} pages, ${findings.length} findings, ${Math.round(bytes / 1000)} kB`);
      for (const finding of findings) print(`    ${finding}`);
    }
  }
  if (part === 'all' || part === 'words') await countFoundSubjects(print);
  if (part === 'all' || part === 'faults') await findSeededFaults(renderer, print);
} finally {
  await renderer.close();
}
