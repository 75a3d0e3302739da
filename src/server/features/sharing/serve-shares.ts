import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { plainText, readArticle } from '../../../domain/document/read-article.ts';
import { fileNameOf } from '../../../domain/file-name.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { errorStatus } from '../../http/error-status.ts';
import { type FrameWords, openFrameWords } from '../../http/frame/frame-words.ts';
import { toAppError } from '../../http/respond-error.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendPage } from '../../http/send-page.ts';
import { withOwnFiles } from '../assets/own-files.ts';
import { publicPageParts } from '../documents/public-page-parts.ts';
import { renderDocumentPdf } from '../documents/render-document-pdf.ts';
import { countDownload, countView } from './count-visit.ts';
import { isLocked, openShare, readSharedPage } from './open-share.ts';
import { gonePage, passwordPage, troublePage } from './public-page/plain-pages.ts';
import { sharedPage } from './public-page/shared-page.ts';
import { setShareHeaders } from './share-headers.ts';
import { passCookie } from './share-pass.ts';
import { pictureSize, sharePicture } from './share-picture.ts';
import { isUnlockedBy } from './unlock-share.ts';

/** Maximum size of the password form in bytes. */
const formLimitBytes = 4096;
const descriptionLength = 200;

type ShareRequest = FastifyRequest<{ Params: { token: string } }>;
const wordsFor = (request: ShareRequest): Promise<FrameWords> => openFrameWords(request.headers);
const pathOf = (request: ShareRequest): string => `/s/${encodeURIComponent(request.params.token)}`;

const passwordForm = z.object({ password: z.string().max(1000) });

function descriptionOf(html: string): string {
  const words = plainText(html).replace(/\s+/g, ' ').trim();
  return words.length > descriptionLength
    ? `${words.slice(0, descriptionLength - 1)}…`.toWellFormed()
    : words;
}

async function showDocument(request: ShareRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const share = await openShare(request.params.token, deps);
  if (isLocked(share, request.headers.cookie, deps)) {
    setShareHeaders(reply, { embedOrigins: [], shows: 'form' });
    return sendPage(request, reply.code(401), passwordPage(await wordsFor(request), pathOf(request), null));
  }
  const page = await readSharedPage(share, deps);
  const html = sharedPage({
    words: await wordsFor(request),
    parts: await publicPageParts(page.html),
    title: page.title,
    description: descriptionOf(page.html),
    path: pathOf(request),
    publicUrl: deps.config.publicUrl,
    pageCount: readArticle(page.html).pages.length,
    mayDownload: share.may_download,
    isEmbedded: Object.hasOwn(request.query ?? {}, 'embed'),
    hasPicture: share.password_hash === null,
    picture: pictureSize,
  });
  await countView(request, share, deps);
  setShareHeaders(reply, { embedOrigins: share.embed_origins, shows: 'document' });
  // The owner's files require a sign-in, so they are inlined for visitors.
  return sendPage(request, reply, await withOwnFiles(html, share.user_id, deps));
}

async function unlock(request: ShareRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const path = pathOf(request);
  const share = await openShare(request.params.token, deps);
  const { data } = passwordForm.safeParse(request.body);
  if (share.password_hash === null) return reply.redirect(path, 303);
  setShareHeaders(reply, { embedOrigins: [], shows: 'form' });
  if (!(await isUnlockedBy(data?.password ?? '', request.ip, share, deps))) {
    const words = await wordsFor(request);
    return sendPage(request, reply.code(401), passwordPage(words, path, words.say('wrongPassword')));
  }
  return reply.header('set-cookie', passCookie(share, path, deps)).redirect(path, 303);
}

async function sendPdf(request: ShareRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const share = await openShare(request.params.token, deps);
  if (isLocked(share, request.headers.cookie, deps)) return reply.redirect(pathOf(request), 303);
  if (!share.may_download) throw notFound('pageMissing');
  const { pdf, title } = await renderDocumentPdf(
    {
      uid: share.user_id,
      documentId: share.document_id,
      ...(share.version === null ? {} : { version: share.version }),
      // The owner's name isn't public.
      author: '',
    },
    deps,
  );
  await countDownload(request, share, deps);
  setShareHeaders(reply, { embedOrigins: [], shows: 'form' });
  return sendFile(request, reply, {
    body: pdf,
    contentType: 'application/pdf',
    fileName: fileNameOf(title, 'pdf'),
    disposition: 'attachment',
  });
}

async function sendPicture(request: ShareRequest, reply: FastifyReply, deps: Deps): Promise<FastifyReply> {
  const share = await openShare(request.params.token, deps);
  if (share.password_hash !== null) throw notFound('pageMissing');
  const picture = await sharePicture(share.user_id, await readSharedPage(share, deps), deps);
  setShareHeaders(reply, { embedOrigins: [], shows: 'form' });
  return sendFile(request, reply, { body: picture, contentType: 'image/png' });
}

/** Shows errors as a page, because visitors use a browser. Reveals no details. */
async function showFailure(
  error: FastifyError,
  request: ShareRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const words = await wordsFor(request);
  const known = toAppError(error);
  const status = errorStatus[known.code];
  if (status >= 500) request.log.error({ code: known.code, err: known.cause ?? known }, known.detail);
  setShareHeaders(reply, { embedOrigins: [], shows: 'form' });
  reply.removeHeader('content-disposition').type('text/html; charset=utf-8').code(status);
  reply.header('vary', 'accept-encoding, accept-language, cookie');
  if (status === 404) return reply.send(gonePage(words));
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds));
  const path = pathOf(request);
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil((known.retryAfterSeconds ?? 60) / 60));
    const wait = words.say('tooMany', { count: minutes });
    return reply.send(
      request.method === 'POST' ? passwordPage(words, path, wait) : troublePage(words, wait, path),
    );
  }
  return reply.send(troublePage(words, words.say('troubleText'), path));
}

/**
 * Serves the public pages of shared documents. They don't use the app's cookies. `hide` keeps them out of the
 * API reference, because they are for browsers.
 */
export async function serveShares(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formLimitBytes },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    const route = (
      method: 'GET' | 'POST',
      path: string,
      max: number,
      handler: (request: ShareRequest, reply: FastifyReply, deps: Deps) => Promise<FastifyReply>,
    ) =>
      scope.route<{ Params: { token: string } }>({
        method,
        url: `/s/:token${path}`,
        schema: { hide: true },
        config: { rateLimit: { max, timeWindow: '1 minute' } },
        errorHandler: (error, request, reply) => showFailure(error, request, reply),
        handler: (request, reply) => handler(request, reply, deps),
      });
    route('GET', '', 240, showDocument);
    route('POST', '/unlock', 60, unlock);
    route('GET', '/pdf', 60, sendPdf);
    route('GET', '/preview.png', 60, sendPicture);
    // Reached by reloading the response to a wrong password.
    route('GET', '/unlock', 60, async (request, reply) => reply.redirect(pathOf(request), 303));
    route('GET', '/*', 60, () => Promise.reject(notFound('pageMissing')));
    done();
  });
}
