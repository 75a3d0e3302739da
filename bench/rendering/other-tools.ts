import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { FoundBrowser } from '../../src/server/rendering/check-browser.ts';

const run = promisify(execFile);
const isInstalled = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Runs a command that converts a file to PDF, with a timeout of two minutes. */
async function convert(command: string, words: readonly string[], html: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-tool-'));
  try {
    const source = path.join(folder, 'page.html');
    await writeFile(source, html);
    await run(command, [...words, source, path.join(folder, 'page.pdf')], { timeout: 120_000 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the other PDF tools available on this machine. Their output differs. */
export function otherTools(
  browser: FoundBrowser,
): Readonly<Record<string, (html: string) => Promise<unknown>>> {
  return {
    'Playwright, a browser per request': async (html) => {
      const own = await chromium.launch({
        executablePath: browser.path,
        env: browser.environment as Record<string, string>,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      const page = await own.newPage();
      await page.setContent(html, { waitUntil: 'load' });
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
      await own.close();
    },
    ...(isInstalled('weasyprint')
      ? { 'WeasyPrint, command line': (html: string) => convert('weasyprint', [], html) }
      : {}),
    ...(isInstalled('wkhtmltopdf')
      ? {
          'wkhtmltopdf, command line': (html: string) =>
            // Exits with an error for unknown styles even though it writes the file.
            convert('wkhtmltopdf', ['--quiet', '--disable-javascript'], html).catch(() => undefined),
        }
      : {}),
  };
}
