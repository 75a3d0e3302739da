import type { FastifyInstance } from 'fastify';
import { templateWidthsPx } from '../../../domain/templates/template-picture.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';

const noPicture = (): AppError => new AppError('not_found', forCallers('There is no such picture.'));

/** A transparent WebP picture of one pixel, for which a page shows an empty sheet and asks again. */
const pixel = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/**
 * Serves pictures of templates publicly. Their URLs change with their content, so they are cached as immutable.
 * Thumbnails, with `try` in their URL, never wait for the renderer: a browser has six connections to a server, and
 * a gallery of waiting pictures would keep the scripts of its page from loading.
 */
export function serveTemplatePictures(app: FastifyInstance, deps: Pick<Deps, 'templatePictures'>): void {
  const { templatePictures } = deps;
  app.get<{ Params: { name: string; file: string }; Querystring: { try?: string } }>(
    '/template-pictures/:name/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, file } = request.params;
      const widthPx = templateWidthsPx.find((width) => file === `${width}.webp`);
      if (widthPx === undefined) throw noPicture();
      const isThumbnail = request.query.try !== undefined;
      const picture = await (isThumbnail
        ? templatePictures.readNow(name, widthPx)
        : templatePictures.read(name, widthPx));
      if (!picture) throw noPicture();
      const isWaiting = picture === 'waiting';
      return reply
        .header('cache-control', isWaiting ? 'no-store' : 'public, max-age=604800, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .type('image/webp')
        .send(isWaiting ? pixel : picture);
    },
  );
}
