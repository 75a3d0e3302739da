import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { kitFontFaces } from '../../domain/document/kit/index.ts';
import type { HanStyle } from '../../domain/document/page-html/cjk.ts';
import { AppError } from '../app-error.ts';
import { cjkStylesheet, isCjkFile } from '../rendering/typefaces/cjk-faces.ts';
import { emojiDrawing } from '../rendering/typefaces/emoji-drawings.ts';
import { forCallers } from '../told.ts';

const require = createRequire(import.meta.url);

/** Returns the path of a kit font on disk; only files that the kit lists are opened. */
function fontPath(file: string): string | null {
  if (!isCjkFile(file) && !kitFontFaces.some((face) => face.file === file)) return null;
  return require.resolve(file);
}

const hanStyles: readonly HanStyle[] = ['ja', 'zh-hans', 'zh-hant', 'ko'];

/** Fonts change with their package's release. */
const fontCacheControl = 'public, max-age=604800';

/** Allows cross-origin use: shared pages have an opaque origin. */
function asFont(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', fontCacheControl)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Serves fonts for previews: the kit's files, Chinese, Japanese and Korean faces, and emoji images. */
export function serveFonts(app: FastifyInstance): void {
  app.get('/fonts/cjk/:sheet', { schema: { hide: true } }, async (request, reply) => {
    const { sheet } = request.params as { sheet: string };
    const style = hanStyles.find((each) => `${each}.css` === sheet);
    if (!style) throw new AppError('not_found', forCallers('There is no such font.'));
    const css = await cjkStylesheet(style, (file) => `/fonts/${file}`);
    return asFont(reply).type('text/css; charset=utf-8').send(css);
  });
  app.get('/fonts/emoji/:picture', { schema: { hide: true } }, async (request, reply) => {
    const { picture } = request.params as { picture: string };
    const svg = picture.endsWith('.svg') ? await emojiDrawing(picture.slice(0, -'.svg'.length)) : null;
    if (svg === null) throw new AppError('not_found', forCallers('There is no such emoji.'));
    return asFont(reply).type('image/svg+xml').send(svg);
  });
  app.get('/fonts/*', { schema: { hide: true } }, async (request, reply) => {
    const file = fontPath((request.params as { '*': string })['*']);
    if (!file) throw new AppError('not_found', forCallers('There is no such font.'));
    return asFont(reply)
      .type('font/woff2')
      .send(await readFile(file));
  });
}
