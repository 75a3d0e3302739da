import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type SamplePage, samplePages, samplePath, sampleWidthsPx } from '../../domain/site/sample-pages.ts';
import type { ResolvedModel } from '../chat/providers/resolve-model.ts';
import { readConfig } from '../config.ts';
import { printableHtml } from '../features/documents/printable-html.ts';
import { createRenderer, type Renderer } from '../rendering/renderer.ts';
import { makePage } from './make-page.ts';
import { modelNamed } from './model-named.ts';

/** Far longer than a page takes, so that a busy machine doesn't fail the build, in ms. */
const slowestMs = 300_000;

async function drawSample(
  sample: SamplePage,
  model: ResolvedModel,
  renderer: Renderer,
  folder: string,
): Promise<void> {
  const page = await makePage(
    sample.prompt,
    { layout: { format: sample.format, orientation: sample.orientation } },
    { model, renderer, emit: () => undefined, signal: AbortSignal.timeout(slowestMs) },
  );
  const html = await printableHtml(page.html, page.title);
  for (const widthPx of sampleWidthsPx) {
    const picture = await renderer.screenshot({ html, page: 1, widthPx, format: 'webp' });
    await writeFile(path.join(folder, path.basename(samplePath(sample.id, widthPx))), picture);
  }
}

/**
 * Renders the sample pages of the public site into a folder, replacing its contents.
 * @param folder given by the build; see scripts/bootstrap/web-build.mjs
 */
async function drawSamples(folder: string): Promise<void> {
  // No other settings: the samples show what works without an API key.
  const { OCTAVO_BROWSER, OCTAVO_DATA_DIR } = process.env;
  const config = readConfig({ OCTAVO_BROWSER, OCTAVO_DATA_DIR });
  const model = modelNamed(config.models, null);
  const renderer = createRenderer({
    cacheDir: path.join(config.dataDir, 'browser'),
    ...(config.browserPath === null ? {} : { browserPath: config.browserPath }),
  });
  const fresh = `${folder}-next`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    await Promise.all(samplePages.map((sample) => drawSample(sample, model, renderer, fresh)));
  } finally {
    await renderer.close();
  }
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say into which folder the sample pages are drawn.');
await drawSamples(path.resolve(folder));
