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
 * costs, and whether it makes a page. Exits with 1 if a target is missed. Each recording names its writer. `npm run bench -- record-models`
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
/** Generous, because no user is waiting for the page. */
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

interface Target {
  readonly what: string;
  readonly isMet: boolean;
  readonly value: string | number;
}

/** Documents of one page, and slides, by their target of output tokens at the median. */
const mostOutput = { 'one page': 700, 'eight slides and more': 1_600 } as const;

/** Returns the targets of writers that follow instructions, and of those that don't. */
function targetsOf(rows: readonly Row[]): readonly Target[] {
  const able = rows.filter(({ writer }) => writer === 'strong' || writer === 'plain');
  const atLeast = (what: string, of: readonly Row[], share: number, is: (row: Row) => boolean): Target => ({
    what,
    isMet: of.filter(is).length >= of.length * share,
    value: shareOf(of, is),
  });
  const singles = able.filter(({ pages }) => pages === 1);
  const outputs = [
    ['one page', singles],
    ['eight slides and more', able.filter(({ pages }) => pages >= 8)],
  ] as const;
  return [
    atLeast('strong and plain: valid at the first call, 98 %', able, 0.98, (row) => row.isValidAtOnce),
    atLeast('strong and plain: one page in at most 2 rounds', singles, 1, ({ rounds }) => rounds <= 2),
    ...outputs.map(([what, of]): Target => {
      const value = median(of.map(({ outputTokens }) => outputTokens));
      return { what: `strong and plain: output tokens, ${what}`, isMet: value <= mostOutput[what], value };
    }),
    atLeast('strong and plain: no findings', able, 1, ({ findings }) => findings === 0),
    atLeast('all writers: a finished page', rows, 1, ({ isMade }) => isMade),
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
  process.stdout.write('\n');
  for (const { what, isMet, value } of targetsOf(rows)) {
    process.stdout.write(`${isMet ? 'ok    ' : 'MISSED'}  ${what.padEnd(52)} ${value}\n`);
    if (!isMet) process.exitCode = 1;
  }
}

try {
  if (process.argv[2] === 'gallery')
    for (const name of await drawBeforeAfter(renderer)) process.stdout.write(`docs/gallery/${name}\n`);
  else await measureAll();
} finally {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
}
