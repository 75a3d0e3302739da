import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainText } from '../src/domain/document/read-article.ts';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { median } from './median.ts';
import { drawBeforeAfter } from './models/draw-before-after.ts';
import { pageFill } from './models/page-fill.ts';
import { kindOf, type Recording, readRecordings } from './models/recording.ts';
import { replay } from './models/replay.ts';

/*
 * Replays recorded answers of language models through the current tools, layout and checks: what a request
 * costs, and whether it makes a page. Each recording names its writer. `npm run bench -- record-models`
 * records more. `npm run bench -- models gallery` draws pages before and after in docs/gallery instead.
 */

interface Row {
  readonly name: string;
  readonly writer: string;
  readonly isMade: boolean;
  readonly isValidAtOnce: boolean;
  readonly rounds: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly pages: number;
  readonly findings: number;
  /** Facts missing on the page. */
  readonly missing: number;
  /** Fill of the emptiest page: 1 minus its largest empty rectangle. */
  readonly fill: number;
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-models-'));
/** Generous, because nobody waits for a page. */
const deadlineMs = 120_000;
const renderer = createRenderer({ cacheDir: folder, deadlineMs });

async function measure(recording: Recording): Promise<Row> {
  const { page, ...figures } = await replay(recording, renderer);
  const { rounds, inputTokens, outputTokens, isValidAtOnce } = figures;
  const text = plainText(page?.html ?? '').toLowerCase();
  const pages = page?.report.pages ?? 0;
  return {
    name: recording.name,
    writer: kindOf(recording),
    isMade: page !== null,
    isValidAtOnce,
    rounds,
    inputTokens,
    outputTokens,
    pages,
    findings: page?.report.findings.length ?? 0,
    missing: recording.facts.filter((fact) => !text.includes(fact.toLowerCase())).length,
    fill: page ? await pageFill(page, pages, renderer) : 0,
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const shareOf = (rows: readonly Row[], is: (row: Row) => boolean): string =>
  percent(rows.filter(is).length / rows.length);

const rowCells = (row: Row): readonly (string | number)[] => [
  row.name,
  row.isMade ? 'yes' : 'no',
  row.isValidAtOnce ? 'yes' : 'no',
  row.rounds,
  row.inputTokens,
  row.outputTokens,
  row.pages,
  row.findings,
  row.missing,
  percent(row.fill),
];

/** Returns shares and medians; findings and missing facts are totals. */
function writerCells(writer: string, rows: readonly Row[]): readonly (string | number)[] {
  const middle = (read: (row: Row) => number): number => median(rows.map(read));
  const sum = (read: (row: Row) => number): number => rows.reduce((all, row) => all + read(row), 0);
  return [
    `${writer} (${rows.length})`,
    shareOf(rows, ({ isMade }) => isMade),
    shareOf(rows, ({ isValidAtOnce }) => isValidAtOnce),
    middle(({ rounds }) => rounds),
    middle(({ inputTokens }) => inputTokens),
    middle(({ outputTokens }) => outputTokens),
    middle(({ pages }) => pages),
    sum(({ findings }) => findings),
    sum(({ missing }) => missing),
    percent(middle(({ fill }) => fill)),
  ];
}

const head = ['recording', 'made', 'valid', 'rounds', 'in', 'out', 'pages', 'findings', 'missing', 'fill'];
const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join('');
const say = (cells: readonly (string | number)[]): void => void process.stdout.write(`${line(cells)}\n`);

async function measureAll(): Promise<void> {
  const rows: Row[] = [];
  say(head);
  for (const recording of await readRecordings()) {
    const row = await measure(recording);
    rows.push(row);
    say(rowCells(row));
  }
  process.stdout.write('\nBy writer: shares, medians and sums\n');
  say(head.with(0, 'writer'));
  for (const [writer, own] of Map.groupBy(rows, ({ writer }) => writer)) say(writerCells(writer, own));
}

try {
  if (process.argv[2] === 'gallery')
    for (const name of await drawBeforeAfter(renderer)) process.stdout.write(`docs/gallery/${name}\n`);
  else await measureAll();
} finally {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
}
