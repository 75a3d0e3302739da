import type { FastifyInstance } from 'fastify';
import { templateWidthsPx } from '../../../domain/templates/template-picture.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';

const noPicture = (): AppError => new AppError('not_found', forCallers('There is no such picture.'));

/**
 * Serves pictures of templates publicly. Their URLs change with their content, so they are cached as
 * immutable.
 */
export function serveTemplatePictures(app: FastifyInstance, deps: Pick<Deps, 'templatePictures'>): void {
  app.get<{ Params: { name: string; file: string } }>(
    '/template-pictures/:name/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name, file } = request.params;
      const widthPx = templateWidthsPx.find((width) => file === `${width}.webp`);
      const picture = widthPx === undefined ? null : await deps.templatePictures.read(name, widthPx);
      if (!picture) throw noPicture();
      return reply
        .header('cache-control', 'public, max-age=604800, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .type('image/webp')
        .send(picture);
    },
  );
}
