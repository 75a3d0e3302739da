import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { contract } from '../../../contract/index.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { type FrameFile, frameCss, frameFiles } from '../frame/frame.ts';
import { type PackedPage, packPage, sendPacked } from '../packed-page.ts';
import { apiIntroduction } from './api-introduction.ts';
import { describeAnswers, type Responses, uploadBody } from './describe-answers.ts';
import type { ApiDocument } from './openapi-document.ts';
import { type ReferenceTheme, referencePage } from './reference-page.ts';

const own = (file: string) => readFileSync(new URL(file, import.meta.url));

/** Files that the page loads, by name. */
const files: Readonly<Record<string, FrameFile>> = {
  ...frameFiles,
  'reference.js': { type: 'text/javascript; charset=utf-8', bytes: own('./reference.js') },
};
const filesVersion = Object.values(files)
  .reduce((hash, { bytes }) => hash.update(bytes), createHash('sha256'))
  .digest('hex')
  .slice(0, 12);

/** Their URLs contain their version. */
const fileCacheControl = 'public, max-age=31536000, immutable';

const themeCookie = /(?:^|;\s*)docs_theme=(light|dark)(?:;|$)/;
const themeOf = ({ headers }: FastifyRequest): ReferenceTheme =>
  (themeCookie.exec(headers.cookie ?? '')?.[1] as ReferenceTheme | undefined) ?? null;

const endpoints: Readonly<Record<string, Endpoint>> = contract;

const transform: typeof jsonSchemaTransform = (input) => {
  const { schema, url } = jsonSchemaTransform(input);
  const endpoint = endpoints[String(schema?.operationId)];
  if (!endpoint) return { schema, url };
  const isUpload = endpoint.body.kind === 'multipart';
  const response = describeAnswers(endpoint, schema.response as Responses);
  return { schema: { ...schema, ...(isUpload ? { body: uploadBody } : {}), response }, url };
};

/**
 * Serves the OpenAPI document, generated from the contract, and the reference page: /openapi.json and /docs.
 */
export async function serveApiReference(
  app: FastifyInstance,
  { version, publicUrl }: { readonly version: string; readonly publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Octavo', version, description: apiIntroduction(publicUrl) },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT or API key' } },
      },
    },
    transform,
  });
  const css = frameCss + readFileSync(new URL('./reference.css', import.meta.url), 'utf8');
  const draw = (theme: ReferenceTheme) =>
    referencePage({ api: app.swagger() as unknown as ApiDocument, publicUrl, css, filesVersion }, theme);
  const pages = new Map<ReferenceTheme, Promise<PackedPage>>();
  const hidden = { schema: { hide: true } };

  app.get('/openapi.json', hidden, async () => app.swagger());
  app.get('/docs', hidden, async (request, reply) => {
    const theme = themeOf(request);
    // Rendered and compressed once, because it is the same for all visitors.
    if (!pages.has(theme)) pages.set(theme, packPage(draw(theme)));
    const page = await pages.get(theme);
    return page ? sendPacked(request, reply.header('vary', 'accept-encoding, cookie'), page) : reply;
  });
  app.get('/docs/', hidden, async (_request, reply) => reply.redirect('/docs', 308));
  app.get('/docs/:file', hidden, async (request, reply) => {
    const { file: name } = request.params as { file: string };
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!file) throw new AppError('not_found', told('nothingHere'));
    return reply.header('cache-control', fileCacheControl).type(file.type).send(file.bytes);
  });
}
