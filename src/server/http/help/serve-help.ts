import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { type FrameWords, openFrameWords } from '../frame/frame-words.ts';
import { type PackedPage, packPage, sendPacked } from '../packed-page.ts';
import { sendPage } from '../send-page.ts';
import { buildHelp, helpAddress } from './build-help.ts';
import { createHelpPages, resultList } from './help-page.ts';
import { indexHelp } from './search-help.ts';

const own = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const scripts: Readonly<Record<string, string>> = {
  'theme.js': own('./theme.js'),
  'help.js': own('./help.js'),
};
const addressOf = (name: string): string =>
  `${helpAddress}/files/${name}?v=${createHash('sha256')
    .update(scripts[name] ?? '')
    .digest('hex')
    .slice(0, 12)}`;

/** Addresses of files contain their version. */
const immutable = 'public, max-age=31536000, immutable';
const nothing = () => new AppError('not_found', told('nothingHere'));

async function openHelp(publicUrl: string) {
  const help = await buildHelp();
  const files = {
    css: readFileSync(new URL('./help.css', import.meta.url), 'utf8'),
    theme: addressOf('theme.js'),
    script: addressOf('help.js'),
  };
  const drawIn = createHelpPages(help, files, publicUrl.replace(/\/$/, ''));
  const packed = new Map<string, Promise<PackedPage>>();
  /** Packs a page at its first view: it is the same for all visitors with the same language. */
  const pack = (address: string, { language }: FrameWords, html: () => string) => {
    const name = `${language} ${address}`;
    const page = packed.get(name) ?? packPage(html());
    packed.set(name, page);
    return page;
  };
  return { help, drawIn, pack, search: indexHelp(help.pages) };
}

const vary = 'accept-encoding, accept-language, cookie';

const queryOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Serves the help under /help, drawn from docs/help. */
export function serveHelp(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }): void {
  let opened: ReturnType<typeof openHelp> | undefined;
  // Read with the first visit, so that no start waits for it.
  const open = () => {
    opened ??= openHelp(publicUrl);
    return opened;
  };
  const hidden = { schema: { hide: true } };

  app.get<{ Querystring: { q?: unknown } }>(helpAddress, hidden, async (request, reply) => {
    const { drawIn, pack, search } = await open();
    const words = await openFrameWords(request.headers);
    const draw = drawIn(words);
    const query = queryOf(request.query.q);
    if (query === '')
      return sendPacked(request, reply.header('vary', vary), await pack(helpAddress, words, draw.home));
    return sendPage(request, reply.header('cache-control', 'no-cache'), draw.results(query, search(query)));
  });
  app.get<{ Querystring: { q?: unknown } }>(`${helpAddress}/results`, hidden, async (request, reply) => {
    const { search } = await open();
    return sendPage(
      request,
      reply.header('cache-control', 'no-cache'),
      resultList(search(queryOf(request.query.q)), await openFrameWords(request.headers)),
    );
  });
  app.get<{ Params: { file: string } }>(`${helpAddress}/files/:file`, hidden, async (request, reply) => {
    const { file } = request.params;
    const script = Object.hasOwn(scripts, file) ? scripts[file] : undefined;
    if (script === undefined) throw nothing();
    return reply.header('cache-control', immutable).type('text/javascript; charset=utf-8').send(script);
  });
  app.get<{ Params: { file: string } }>(`${helpAddress}/pictures/:file`, hidden, async (request, reply) => {
    const picture = (await open()).help.pictures.get(request.params.file);
    if (!picture) throw nothing();
    return reply.header('cache-control', immutable).type('image/webp').send(picture);
  });
  app.get(`${helpAddress}/`, hidden, async (_request, reply) => reply.redirect(helpAddress, 308));
  app.get<{ Params: { '*': string } }>(`${helpAddress}/*`, hidden, async (request, reply) => {
    const { help, drawIn, pack } = await open();
    const words = await openFrameWords(request.headers);
    const draw = drawIn(words);
    const name = request.params['*'];
    const bare = name.replace(/\/$/, '');
    const page = help.pages.find((one) => one.name === bare);
    if (page && bare !== name) return reply.redirect(page.address, 308);
    if (page)
      return sendPacked(
        request,
        reply.header('vary', vary),
        await pack(page.address, words, () => draw.page(page)),
      );
    return sendPage(request, reply.code(404).header('cache-control', 'no-cache'), draw.notFound());
  });
}
