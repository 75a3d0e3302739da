import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { rebuildGoldenPages } from './pages/rebuild-golden-pages.ts';

/*
 * The pages of the kit. `npm run bench -- pages golden [part of direction/name]` rebuilds the golden pages into
 * docs/gallery; the content of each is a Brief in bench/pages/golden/<direction>/<name>.ts with the hand-drawn
 * pictures beside it.
 */

const { positionals } = parseArgs({ allowPositionals: true });
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
} finally {
  await renderer.close();
}
