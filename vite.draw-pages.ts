import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, minifySync, type Plugin, type ResolvedConfig } from 'vite';
import { listTemplates } from './src/domain/templates/list-templates.ts';
import { templateHeadsFile } from './src/server/features/templates/open-templates.ts';
import { viewTemplateList } from './src/server/features/templates/template-card.ts';
import { createTemplateLibrary } from './src/server/features/templates/template-library.ts';
import type { Catalogue } from './src/words/catalogue.ts';
import { wordsFolder } from './vite.words.ts';

/** As src/web/draw-pages.tsx makes them; its types need the configuration of the web app. */
interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly module: string;
  readonly areas: readonly string[];
}

interface DrawnLanguage {
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly pages: readonly DrawnPage[];
  readonly notFound: DrawnPage;
  readonly heads: Catalogue['heads'];
}

interface DrawnPages {
  readonly languages: readonly DrawnLanguage[];
  readonly routes: readonly string[];
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The page with its style sheets inside: a stranger's first words wait for nothing but this one file. Headlines alone
 * wait a moment for their face, which is asked for ahead of all else: set in another one first, they would be broken into
 * lines anew before the reader's eyes.
 */
function inlineStyles(html: string, folder: string): string {
  return html.replaceAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
    const css = readFileSync(join(folder, file), 'utf8').trim();
    if (css.includes('</')) throw new Error(`${file} cannot stand inside a page.`);
    const headlines = /(@font-face\s*\{[^}]*Besley[^}]*font-display:\s*)swap/g;
    return `<style>${css.replaceAll(headlines, '$1block')}</style>`;
  });
}

const wordsFile = (language: string, area: string): string => `${wordsFolder}/${language}/${area}.js`;

const indexMessages = [
  'needsScripts',
  'loading',
  'loadingLate',
  'loadingAgain',
] as const satisfies readonly (keyof Catalogue['heads'])[];

/** The page that is shown while the app loads, in a language. */
function indexIn(index: string, english: DrawnLanguage, { language, dir, heads }: DrawnLanguage): string {
  let page = index
    .replace('<html lang="en">', `<html lang="${language}" dir="${dir}">`)
    // A message is one line in the catalogue, and several in the page.
    .replaceAll(/>\s+([^<>]*\S)\s+</g, (_all, text: string) => `>${text.replaceAll(/\s+/g, ' ')}<`);
  for (const name of indexMessages) {
    const text = `>${english.heads[name]}<`;
    if (!page.includes(text)) throw new Error(`The index page lacks the message heads.${name}.`);
    page = page.replace(text, () => `>${escapeHtml(heads[name])}<`);
  }
  return page;
}

/** One drawn page as a file: the built index page with its head, its words, and the scripts that it will need. */
function fileOf(
  index: string,
  page: DrawnPage,
  scripts: readonly string[],
  fonts: readonly string[],
): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  // Which template it is, the server fills in.
  const address = page.path.replace('$name', '%template_name%');
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="%public_url%${address}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Octavo" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="%public_url%${address}" />`,
    '<meta property="og:image" content="%public_url%/social-card.png" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`),
  ].join('\n    ');
  const root = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/;
  if (!root.test(index)) throw new Error('The index page has no #root at its end to draw in.');
  // The line belongs to words, fonts and pictures first: start.js asks for all of these when they are on the screen.
  const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const later = [
    ...[...index.matchAll(preload)].map(([, file]) => file),
    ...scripts.map((file) => `/${file}`),
  ];
  return index
    .replace(
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      `<script defer src="/start.js" data-app="$1" data-scripts="${later.join(' ')}"></script>`,
    )
    .replaceAll(preload, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>.*?<\/title>/, () => head)
    .replace(root, () => `<div id="root" data-drawn="true">${page.html}</div>`);
}

/** Runs the same components once in Node. */
async function drawInNode(config: ResolvedConfig, scratch: string): Promise<DrawnPages> {
  await build({
    configFile: false,
    root: config.root,
    logLevel: 'warn',
    build: {
      ssr: join(config.root, 'draw-pages.tsx'),
      outDir: scratch,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'draw-pages.mjs' } },
    },
  });
  const { drawPages } = await import(pathToFileURL(join(scratch, 'draw-pages.mjs')).href);
  const library = createTemplateLibrary({
    folder: join(config.root, '../../templates'),
    // Also prepares the first start.
    tableFile: templateHeadsFile,
    log: console,
  });
  const templates = await library.list();
  const drawn: DrawnPages = await drawPages((language: string) =>
    viewTemplateList(listTemplates(templates, { language })),
  );
  rmSync(scratch, { recursive: true, force: true });
  return drawn;
}

/** Vite copies scripts of the public folder as they are. */
function minifyScript(file: string): void {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} could not be minified.`);
  writeFileSync(file, code);
}

/** Fonts and pictures are compressed in themselves; below this size nothing is won. */
const compressible = /\.(?:js|mjs|css|svg|json|webmanifest|html)$/;
const leastBytes = 1024;
/** The highest level, 11, takes twice the time for 1.5 % less. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes brotli and gzip files beside those that gain from it: once here instead of at every request. */
function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name) || /[\\/]drawn\b/.test(entry.parentPath)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.byteLength < leastBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** Every script behind a module, without those of modules that it loads later. */
function scriptsOf(module: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, manifest, seen);
  return seen;
}

/**
 * Draws the public pages after the build, so that their words are there before any script. `drawn/pages.json` tells the
 * server which page lies where, and which paths the app knows. Then compresses what is served as it lies there.
 */
export function drawPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'octavo:draw-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const target = resolve(config.root, config.build.outDir);
      const { languages, routes } = await drawInNode(config, `${target}-drawing`);
      const built = readFileSync(join(target, 'index.html'), 'utf8');
      const manifestFile = join(target, '.vite/manifest.json');
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
      rmSync(dirname(manifestFile), { recursive: true });

      // The two that the first words are set in: known to the style sheet alone, they would come a round trip later.
      const fonts = readdirSync(join(target, 'assets'))
        .filter((name) => /^(?:besley|hanken-grotesk)-latin-wght-normal-/.test(name))
        .map((name) => `assets/${name}`);
      const [english] = languages;
      if (!english) throw new Error('No language is drawn.');
      const map: Record<string, object> = {};
      for (const drawn of languages) {
        const folder = `drawn/${drawn.language}`;
        mkdirSync(join(target, folder), { recursive: true });
        const write = (name: string, html: string) => {
          writeFileSync(join(target, folder, name), html);
          return `${folder}/${name}`;
        };
        const plain = indexIn(built, english, drawn);
        const shellWords = wordsFile(drawn.language, 'shell');
        const index = inlineStyles(plain, target);
        const preload = `<link rel="modulepreload" crossorigin href="/${shellWords}">\n  </head>`;
        const fileOfPage = (page: DrawnPage, name: string) => {
          const scripts = [
            ...[...scriptsOf(page.module, manifest)].filter((file) => !index.includes(file)),
            shellWords,
            ...page.areas.map((area) => wordsFile(drawn.language, area)),
          ];
          return write(name, fileOf(index, page, scripts, fonts));
        };
        const files: Record<string, string> = {};
        for (const page of drawn.pages) {
          const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll(/\W+/g, '-');
          files[page.path] = fileOfPage(page, `${name}.html`);
        }
        map[drawn.language] = {
          pages: files,
          notFound: fileOfPage(drawn.notFound, 'not-found.html'),
          index: write('index.html', plain.replace('</head>', preload)),
        };
      }
      writeFileSync(
        join(target, 'drawn/pages.json'),
        `${JSON.stringify({ languages: map, routes }, null, 2)}\n`,
      );
      minifyScript(join(target, 'start.js'));
      compressFiles(target);
    },
  };
}
