import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { kitRelease } from '../../../domain/document/kit/kit-release.ts';
import { type TemplateWidth, templateWidthsPx } from '../../../domain/templates/template-picture.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { workFor } from '../../work/work-context.ts';
import { printableHtml } from '../documents/printable-html.ts';
import { rendererVersion } from '../documents/renderer-version.ts';
import { pageOfContent } from './page-of-content.ts';
import type { ListedTemplate, TemplateLibrary } from './template-library.ts';

/** Pictures of the templates' first pages: rendered on first request, one at a time, and cached as files. */
export interface TemplatePictures {
  /** Returns a WebP picture; null if the template doesn't exist. @throws RenderError */
  read(name: string, widthPx: TemplateWidth): Promise<Uint8Array | null>;
}

export function createTemplatePictures(options: {
  readonly library: TemplateLibrary;
  readonly renderer: Renderer;
  readonly folder: string;
}): TemplatePictures {
  const { library, renderer, folder } = options;
  const underWay = new Map<string, Promise<void>>();
  /** By hash, in the order of their rendering. */
  const waiting = new Map<string, () => Promise<void>>();
  let isDrawing = false;
  let tidied: Promise<void> | undefined;

  const fileOf = ({ hash }: ListedTemplate, widthPx: TemplateWidth): string =>
    path.join(folder, `${hash}-${kitRelease}-${rendererVersion}-${widthPx}.webp`);

  async function draw(listed: ListedTemplate): Promise<void> {
    const template = await library.read(listed.name);
    if (!template) return;
    const page = await pageOfContent(template.content, renderer);
    const html = await printableHtml(page.html, page.title);
    const [small, large] = templateWidthsPx;
    const picture = await renderer.screenshot({ html, page: 1, widthPx: large, format: 'webp' });
    await keep(fileOf(listed, large), picture);
    await keep(fileOf(listed, small), await sharp(picture).resize(small).webp({ quality: 82 }).toBuffer());
  }

  /** Writes atomically, because other processes can render the same picture concurrently. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    const fresh = `${file}.${crypto.randomUUID()}`;
    await writeFile(fresh, bytes);
    await rename(fresh, file);
  }

  /** Renders one at a time, so visitors of a long list never block the renderer for others. */
  async function drawWaiting(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [hash, start] = next;
      waiting.delete(hash);
      await start();
    }
    isDrawing = false;
  }

  /** Large pictures are those of a template that somebody has opened, so they precede thumbnails of a long list. */
  function moveToFront(hash: string): void {
    const start = waiting.get(hash);
    if (!start) return;
    const others = [...waiting].filter(([other]) => other !== hash);
    waiting.clear();
    for (const [other, each] of [[hash, start] as const, ...others]) waiting.set(other, each);
  }

  function drawOnce(listed: ListedTemplate): Promise<void> {
    const { hash } = listed;
    const begun = underWay.get(hash);
    if (begun !== undefined) return begun;
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(hash, promise);
    waiting.set(hash, async () => {
      const drawing = workFor({ account: '', urgency: 'batch' }, () => draw(listed));
      resolve(drawing);
      await drawing.catch(() => undefined);
      underWay.delete(hash);
    });
    void drawWaiting();
    return promise;
  }

  /** Deletes pictures of outdated templates and kits. */
  async function tidy(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const known = new Set(
      (await library.list()).flatMap((listed) =>
        templateWidthsPx.map((widthPx) => path.basename(fileOf(listed, widthPx))),
      ),
    );
    const stale = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !known.has(name));
    await Promise.all(stale.map((name) => rm(path.join(folder, name), { force: true })));
  }

  return {
    async read(name, widthPx) {
      const listed = (await library.list()).find((template) => template.name === name);
      if (!listed) return null;
      const file = fileOf(listed, widthPx);
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
      tidied ??= tidy();
      await tidied;
      const drawing = drawOnce(listed);
      if (widthPx === templateWidthsPx[1]) moveToFront(listed.hash);
      await drawing;
      return readFile(file);
    },
  };
}
