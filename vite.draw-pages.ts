import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** As src/web/draw-pages.tsx makes it. */
interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly module: string;
}

interface DrawnPages {
  readonly pages: readonly DrawnPage[];
  readonly notFound: DrawnPage;
  readonly routes: readonly string[];
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One drawn page as a file: the built index page with its head, its words, and the scripts that it will need. */
function fileOf(index: string, page: DrawnPage, scripts: readonly string[]): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="%public_url%${page.path}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Octavo" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="%public_url%${page.path}" />`,
    '<meta property="og:image" content="%public_url%/social-card.png" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('\n    ');
  const root = /<div id="root">[\s\S]*<\/div>(?=\s*<\/body>)/;
  if (!root.test(index)) throw new Error('The index page has no #root at its end to draw in.');
  return index
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
  const drawn: DrawnPages = await drawPages();
  rmSync(scratch, { recursive: true, force: true });
  return drawn;
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
 * server which page lies where, and which paths the app knows.
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
      const { pages, notFound, routes } = await drawInNode(config, `${target}-drawing`);
      const index = readFileSync(join(target, 'index.html'), 'utf8');
      const manifestFile = join(target, '.vite/manifest.json');
      const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
      rmSync(dirname(manifestFile), { recursive: true });

      const files: Record<string, string> = {};
      mkdirSync(join(target, 'drawn'));
      for (const page of [...pages, notFound]) {
        const name = `drawn/${page.path === '/' ? 'home' : page.path.slice(1)}.html`;
        const scripts = [...scriptsOf(page.module, manifest)].filter((file) => !index.includes(file));
        writeFileSync(join(target, name), fileOf(index, page, scripts));
        files[page.path] = name;
      }
      const { [notFound.path]: notFoundFile, ...named } = files;
      const map = { pages: named, notFound: notFoundFile, routes };
      writeFileSync(join(target, 'drawn/pages.json'), `${JSON.stringify(map, null, 2)}\n`);
    },
  };
}
