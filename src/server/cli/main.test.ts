import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../testing/full-run.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { runCommandLine } from '../testing/run-command-line.ts';

// Starts whole processes with their own browsers, so it needs a long timeout.
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const octavo = (args: readonly string[], input = '') =>
  runCommandLine(args, { folder, dataDir: path.join(folder, 'data'), input });

describe('npm run octavo', () => {
  it.runIf(isFullRun)('makes a 16:9 deck of at least six slides from one line', async () => {
    const file = path.join(folder, 'deck.pdf');
    const { code, err } = await octavo([
      'make',
      'Pitch deck for a bike-sharing start-up in Porto',
      '--out',
      file,
    ]);
    expect(err).toContain('Wrote the page');
    expect(code).toBe(0);
    const pdf = await readPdf(await readFile(file));
    expect(pdf.pages.length).toBeGreaterThanOrEqual(6);
    for (const page of pdf.pages) expect(page.width / page.height).toBeCloseTo(16 / 9, 2);
    expect(pdf.text).toContain('Porto');
    expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
  });

  it.runIf(isFullRun)('lays out a Markdown file on A4 and writes the PDF to standard output', async () => {
    const file = path.join(folder, 'notes.md');
    await writeFile(file, '# Harbour notes\n\nThe tide turns at **six**.\n\n- Oars\n- Rope\n- Lamp\n');
    const { code, out } = await octavo(['make', '--content', file, '--out', '-', '--format', 'a4']);
    expect(code).toBe(0);
    const pdf = await readPdf(out);
    for (const words of ['Harbour notes', 'The tide turns at six', 'Oars', 'Rope', 'Lamp']) {
      expect(pdf.text).toContain(words);
    }
    expect(Math.round(pdf.pages[0]?.width ?? 0)).toBe(595);
  });

  it('reads the prompt from standard input', async () => {
    const { code, out } = await octavo(
      ['make', '-', '--out', '-'],
      'Invoice for Acme Corp, 2 hours of design at $50',
    );
    expect(code).toBe(0);
    expect((await readPdf(out)).text).toContain('$100.00');
  });

  it('reports errors on standard error, with the right exit code', async () => {
    const usage = await octavo(['make', 'x']);
    expect(usage).toMatchObject({ code: 2, err: expect.stringContaining('--out file.pdf') });
    const missing = await octavo(['make', '--content', 'nowhere.md', '--out', 'x.pdf']);
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining("'nowhere.md' cannot be read") });
    const model = await octavo(['make', 'x', '--model', 'nobody', '--out', 'x.pdf']);
    expect(model).toMatchObject({ code: 1, err: expect.stringContaining("no model 'nobody'") });
    expect([...usage.out, ...missing.out, ...model.out]).toEqual([]);
  });
});
