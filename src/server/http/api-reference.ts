import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiIntroduction } from './api-introduction.ts';

const require = createRequire(import.meta.url);
const mark = readFileSync(new URL('./octavo-mark.svg', import.meta.url));

/** The two faces of the app; the reader's page knows nothing of the files that the app was built into. */
const faces = [
  { family: 'Besley', file: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2' },
  {
    family: 'Hanken Grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  },
].map(({ family, file }) => {
  const bytes = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:400 900;font-display:swap;src:url(data:font/woff2;base64,${bytes})}`;
});

const css = faces.join('\n') + readFileSync(new URL('./api-reference.css', import.meta.url), 'utf8');

/** The page of the library is drawn 980 px wide on phones without it. */
const viewport = `const meta = document.createElement('meta');
meta.name = 'viewport';
meta.content = 'width=device-width, initial-scale=1';
document.head.append(meta);`;

/** The OpenAPI document, made from the contract, and a page to read it: /openapi.json and /docs. */
export async function serveApiReference(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Octavo', version, description: apiIntroduction },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT or API key' } },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Groups open when they are pressed: all calls at once take a phone seconds to draw.
    uiConfig: { docExpansion: 'none' },
    logo: { type: 'image/svg+xml', content: mark, href: '/', target: '_self' },
    theme: {
      title: 'Octavo: API reference',
      css: [{ filename: 'octavo.css', content: css }],
      js: [{ filename: 'viewport.js', content: viewport }],
      favicon: [{ filename: 'favicon.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: mark }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
