import { readFile } from 'node:fs/promises';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { lookAt } from './prepare-picture.ts';
import type { PreparedFile } from './prepared-file.ts';

/**
 * Prepares a sanitized SVG: shapes, text and paint only; no scripts and no external references.
 * @throws AppError `unsupported_media_type`
 */
export async function prepareDrawing(file: string): Promise<PreparedFile> {
  const drawing = await inThread('standaloneDrawing', await readFile(file, 'utf8'));
  if (!drawing) throw new AppError('unsupported_media_type', told('svgUnsafe'));
  const bytes = Buffer.from(drawing.svg);
  try {
    const { thumbnail, colours } = await lookAt(bytes);
    return {
      kind: 'drawing',
      bytes,
      extension: 'svg',
      facts: {
        media_type: 'image/svg+xml',
        width: Math.round(drawing.width),
        height: Math.round(drawing.height),
        role: 'logo',
        colors: [...colours],
        font: null,
      },
      thumbnail,
    };
  } catch (cause) {
    throw new AppError('unsupported_media_type', told('svgBroken'), { cause });
  }
}
