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
  /** Returns a WebP picture before others that wait; null if the template doesn't exist. @throws RenderError */
  read(name: string, widthPx: TemplateWidth): Promise<Uint8Array | null>;
  /**
   * Returns a WebP picture that is cached; otherwise has it rendered and returns 'waiting'. Null if the template
   * doesn't exist.
   */
  readNow(name: string, widthPx: TemplateWidth): Promise<Uint8Array | 'waiting' | null>;
}

export function createTemplatePictures(options: {
  readonly library: TemplateLibrary;
  readonly renderer: Renderer;
  readonly folder: string;
}): TemplatePictures {
  const { library, renderer, folder } = options;
  const underWay = new Map<string, Promise<void>>();
  /** In the order of rendering. */
  const waiting: { readonly hash: string; readonly start: () => Promise<void> }[] = [];
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
    for (let next = waiting.shift(); next; next = waiting.shift()) await next.start();
    isDrawing = false;
  }

  function moveToFront(hash: string): void {
    const at = waiting.findIndex((each) => each.hash === hash);
    if (at > 0) waiting.unshift(...waiting.splice(at, 1));
  }

  function drawOnce(listed: ListedTemplate): Promise<void> {
    const { hash } = listed;
    const begun = underWay.get(hash);
    if (begun !== undefined) return begun;
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(hash, promise);
    const start = async (): Promise<void> => {
      const drawing = workFor({ account: '', urgency: 'batch' }, () => draw(listed));
      resolve(drawing);
      await drawing.catch(() => undefined);
      underWay.delete(hash);
    };
    waiting.push({ hash, start });
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

  /** Returns null if the template doesn't exist. */
  async function find(
    name: string,
    widthPx: TemplateWidth,
  ): Promise<{ listed: ListedTemplate; kept: Uint8Array | null } | null> {
    const listed = (await library.list()).find((template) => template.name === name);
    if (!listed) return null;
    const kept = await readFile(fileOf(listed, widthPx)).catch(() => null);
    if (!kept) {
      tidied ??= tidy();
      await tidied;
    }
    return { listed, kept };
  }

  return {
    async read(name, widthPx) {
      const found = await find(name, widthPx);
      if (!found || found.kept) return found?.kept ?? null;
      const drawing = drawOnce(found.listed);
      moveToFront(found.listed.hash);
      await drawing;
      return readFile(fileOf(found.listed, widthPx));
    },
    async readNow(name, widthPx) {
      const found = await find(name, widthPx);
      if (!found) return null;
      // A failure is thrown by `read`, which is called when the template is opened.
      if (!found.kept) void drawOnce(found.listed).catch(() => undefined);
      return found.kept ?? 'waiting';
    },
  };
}
