import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { textPageNames } from '../../contract/service.ts';
import { chooseLanguage } from '../../words/choose-language.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { priceWords } from '../features/payments/price-words.ts';
import { readTextPage } from '../features/site/read-text-page.ts';
import { siteFacts } from '../features/site/site-facts.ts';
import { tellTemplate } from '../features/templates/tell-template.ts';
import { forCallers, told } from '../told.ts';
import { languageRedirect } from './language-redirect.ts';
import { openPageSource } from './page-source.ts';
import { sendPage } from './send-page.ts';
import { serveFonts } from './serve-fonts.ts';

/** Path prefixes of calls and files, where an unknown path returns a JSON 404. */
const pathsOfCalls =
  /^\/(?:assets\/.|(?:api|chat|pdf|identity|files|fonts|samples|template-pictures|docs)(?:\/|$|\?))/;

/** Files with a content hash in their name never change. */
const immutable = 'public, max-age=31536000, immutable';

/** Returns whether a browser sent a session cookie. Calls check its validity. */
const hasSessionCookie = (cookies: string | undefined): boolean =>
  /(?:^|;\s*)(?:__Host-)?octavo\.session_token=./.test(cookies ?? '');

/** Returns the path of a request; an undecodable one matches no page. */
function pathnameOf(url: string): string {
  const pathname = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Serves images of the sample pages, rendered by the web app's build. */
async function serveSamples(app: FastifyInstance, webDir: string): Promise<void> {
  const folder = path.join(webDir, '..', 'samples');
  app.get<{ Params: { name: string } }>(
    '/samples/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      if (!/^[a-z-]+-\d+\.webp$/.test(name))
        throw new AppError('not_found', forCallers('There is no such picture.'));
      const picture = await readFile(path.join(folder, name)).catch(() => {
        throw new AppError('not_found', forCallers('There is no such picture.'));
      });
      return reply.header('cache-control', 'public, max-age=3600').type('image/webp').send(picture);
    },
  );
}

/** Serves the built web app, with a page for each of its paths, and the fonts of documents. */
export async function serveWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const { webDir } = deps;
  serveFonts(app);
  await serveSamples(app, webDir);

  const pages = await openPageSource(webDir);
  if (pages) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      wildcard: false,
      preCompressed: true,
      // Pages are served filled in, never as files.
      globIgnore: ['index.html*', 'drawn/**', '**/*.br', '**/*.gz'],
      setHeaders: (reply, filePath) => {
        const isHashed = filePath.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', isHashed ? immutable : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    // Any other path belongs to the app, which shows its own 404 page.
    const isPageView =
      (request.method === 'GET' || request.method === 'HEAD') && !pathsOfCalls.test(request.url);
    if (pages === null || !isPageView) throw new AppError('not_found', told('nothingHere'));
    const chosen = languageRedirect(request.url, deps.config.publicUrl.startsWith('https:'));
    if (chosen) {
      if (chosen.cookie !== '') reply.header('set-cookie', chosen.cookie);
      return reply.header('cache-control', 'no-store').redirect(chosen.location, 303);
    }
    const site = siteFacts(deps);
    const language = chooseLanguage(request.headers);
    const { status, html } = await pages.read(
      { pathname: pathnameOf(request.url), language },
      { ...site, public_url: deps.config.publicUrl.replace(/\/$/, '') },
      { site, has_session: hasSessionCookie(request.headers.cookie) },
      {
        async textOf(wanted) {
          const name = textPageNames.find((one) => one === wanted);
          return name ? (await readTextPage(name, deps)).html : '';
        },
        prices: () => priceWords(language, deps),
        templateOf: (name) => tellTemplate(name, language, deps),
      },
    );
    // Private, because the page depends on this browser's session and language.
    return sendPage(request, reply.code(status).header('cache-control', 'private, no-cache'), html);
  });
}
