import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { helpAddress } from './help/build-help.ts';
import { readPages } from './help/read-pages.ts';

/** Pages for search engines; the signed-in app has nothing to index. */
const publicPaths = [
  '/',
  '/templates',
  '/about',
  '/pricing',
  '/auth',
  '/privacy-policy',
  '/terms-and-conditions',
];
const closedPaths = [
  '/api/',
  '/chat/',
  '/files/',
  '/help/results',
  '/identity/',
  '/pdf/',
  '/app',
  '/library',
  '/profile',
  '/staff',
];

/** Serves the small files that search engines request; they contain this installation's URL. */
export function serveSiteFiles(app: FastifyInstance, deps: Deps): void {
  const address = deps.config.publicUrl.replace(/\/$/, '');
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closedPaths.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${address}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const templates = (await deps.templates.list()).map(({ name }) => `/templates/${name}`);
    const help = [helpAddress, ...readPages().map(({ name }) => `${helpAddress}/${name}`)];
    const entries = [...publicPaths, ...help, ...templates].map(
      (path) => `  <url><loc>${address}${path}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}
