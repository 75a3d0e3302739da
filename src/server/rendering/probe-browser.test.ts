import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundBrowser } from './check-browser.ts';
import { findBrowser } from './find-browser.ts';
import { probeBrowser } from './probe-browser.ts';
import { testCacheDir } from './test-browser.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let browser: FoundBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-probe-'));
  browser = await findBrowser({ cacheDir: testCacheDir });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The real browser with one feature disabled. */
async function crippled(flag: string): Promise<FoundBrowser> {
  const path = join(folder, flag.replace(/[^a-z]/gi, ''));
  await writeFile(path, `#!/bin/sh\nexec '${browser.path}' "$@" ${flag}\n`);
  await chmod(path, 0o755);
  return { ...browser, path };
}

/** The real browser behind a pipe that inverts its orders to tag PDFs. */
async function untagging(): Promise<FoundBrowser> {
  const path = join(folder, 'untagging');
  const script = `
    const { spawn } = require('node:child_process');
    const { createReadStream } = require('node:fs');
    const child = spawn(${JSON.stringify(browser.path)}, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'inherit', 'pipe', 4] });
    const order = Buffer.from('generateTaggedPDF\\xf5', 'latin1');
    createReadStream(null, { fd: 3 }).on('data', (chunk) => {
      const at = chunk.indexOf(order);
      if (at >= 0) chunk[at + order.length - 1] = 0xf4;
      child.stdio[3].write(chunk);
    });
    child.on('exit', (code) => process.exit(code));
  `;
  await writeFile(path, `#!${process.execPath}\n${script}`);
  await chmod(path, 0o755);
  return { ...browser, path };
}

it('passes a browser that renders the whole page', async () => {
  await expect(probeBrowser(browser, { isRoot })).resolves.toBeUndefined();
});

it.each([
  ['--disable-remote-fonts', /the PDF lacks the web font of the page \(it has .*NotoSans/],
  ['--version', /did not start/],
])('fails one started with %s', async (flag, reason) => {
  await expect(probeBrowser(await crippled(flag), { isRoot })).rejects.toThrow(reason);
});

it('fails one that prints without tags', async () => {
  await expect(probeBrowser(await untagging(), { isRoot })).rejects.toThrow('the PDF has no tags');
});

it('fails one that never finishes the page', async () => {
  const path = await crippled('--blink-settings=imagesEnabled=false');
  const probing = probeBrowser(path, { isRoot, limitMs: 2_000 });
  await expect(probing).rejects.toThrow('the probe page took longer than 2 s');
});
