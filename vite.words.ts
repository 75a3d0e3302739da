import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const folder = join(import.meta.dirname, 'src/words');

/** Names the messages of this build: files with the same address never change. */
function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('base64url').slice(0, 8);
}

/** Emails, answers of the composer and the command line are written on the server, and the heads are part of the drawn pages. */
const isForBrowsers = (file: string): boolean =>
  /^[\w-]+\/(?!cli|composer|emails|heads)[\w-]+\.ts$/.test(file);

const files = readdirSync(folder, { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort();

/** Where a build has the messages: `de/landing.js` and so on. */
export const wordsFolder = `assets/words-${versionOf(files)}`;

/**
 * Builds each area of each language as a file of its own, so that a browser loads only what its screen needs, in one
 * language. Their addresses follow from language and area: a list of all of them would be loaded by everybody.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'octavo:words',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /\/src\/web\/lib\/load-area\.ts$/ },
      handler: () => `export const loadArea = async (language, area) =>
        (await import(/* @vite-ignore */ \`/${wordsFolder}/\${language}/\${area}.js\`)).words;`,
    },
    async generateBundle() {
      for (const file of files.filter(isForBrowsers)) {
        const plain = await transformWithOxc(readFileSync(join(folder, file), 'utf8'), file);
        const { code } = minifySync(file, plain.code);
        this.emitFile({
          type: 'asset',
          fileName: `${wordsFolder}/${file.replace(/\.ts$/, '.js')}`,
          source: code,
        });
      }
    },
  };
}
