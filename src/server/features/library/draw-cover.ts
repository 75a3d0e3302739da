import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { RenderError } from '../../rendering/render-error.ts';
import { forCallers } from '../../told.ts';

const widthPx = 400;

/**
 * Re-renders a picture at cover size, which drops everything else in the file.
 * @throws AppError `invalid_input` if it isn't a picture
 */
export async function drawCover(dataUrl: string, { renderer }: Pick<Deps, 'renderer'>): Promise<Uint8Array> {
  const html = `<!doctype html><html lang="en"><head><title>Cover</title></head><body style="margin:0"><section class="page" style="width:${widthPx}px"><img src="${dataUrl}" alt="" style="display:block;width:100%"></section></body></html>`;
  try {
    return await renderer.screenshot({ html, page: 1, widthPx, format: 'webp' });
  } catch (error) {
    if (error instanceof RenderError && error.code === 'unprocessable')
      throw new AppError('invalid_input', forCallers('cover_image_data_url: This is not a picture.'), {
        cause: error,
      });
    throw error;
  }
}
