import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { apiIntroduction } from './api-introduction.ts';

const mark = readFileSync(new URL('./octavo-mark.svg', import.meta.url));

/** In the app's own ink and paper instead of the library's. */
const css = `
.swagger-ui .topbar{background:#EFECE3;border-bottom:1px solid #D3CCBC}
.swagger-ui .topbar .download-url-wrapper{display:none}
.swagger-ui .topbar a img{height:32px;width:auto}
`;

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
    logo: { type: 'image/svg+xml', content: mark, href: '/', target: '_self' },
    theme: {
      title: 'Octavo: API reference',
      css: [{ filename: 'octavo.css', content: css }],
      favicon: [{ filename: 'favicon.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: mark }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
