import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { readRecordings } from './models/recording.ts';
import { replay } from './models/replay.ts';

/*
 * Recorded answers of language models, taken again through today's tools, layout and checks: what a request costs, and
 * whether a page comes of it. Each recording says who wrote it.
 */

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-models-'));
const renderer = createRenderer({ cacheDir: folder });
const rows: (readonly (string | number)[])[] = [];
try {
  for (const recording of await readRecordings()) {
    const { page, rounds, outputTokens, inputTokens, isValidAtOnce } = await replay(recording, renderer);
    const findings = page?.report.findings.length ?? 0;
    rows.push([
      recording.name,
      isValidAtOnce ? 'yes' : 'no',
      rounds,
      inputTokens,
      outputTokens,
      page?.report.pages ?? 0,
      findings,
    ]);
  }
} finally {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
}
const head = ['recording', 'valid at once', 'rounds', 'input tokens', 'output tokens', 'pages', 'findings'];
for (const row of [head, ...rows])
  process.stdout.write(
    `${row.map((cell, at) => (at === 0 ? String(cell).padEnd(26) : String(cell).padStart(14))).join('')}\n`,
  );
