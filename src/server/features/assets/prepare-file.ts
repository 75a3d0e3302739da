import { maxDrawingBytes, maxFontBytes, maxPictureBytes } from '../../../contract/assets.ts';
import { AppError } from '../../app-error.ts';
import { type ErrorReason, told } from '../../told.ts';
import { createTurns } from './in-turns.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { prepareFont } from './prepare-font.ts';
import { preparePicture } from './prepare-picture.ts';
import type { PreparedFile } from './prepared-file.ts';
import { type AssetKind, sniffFile } from './sniff-file.ts';

const mostBytes: Readonly<Record<AssetKind, number>> = {
  picture: maxPictureBytes,
  drawing: maxDrawingBytes,
  font: maxFontBytes,
};
const tooLarge = {
  picture: 'pictureFileTooLarge',
  drawing: 'drawingFileTooLarge',
  font: 'fontFileTooLarge',
} as const satisfies Record<AssetKind, ErrorReason>;

/** In MB, with one decimal. */
const megabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10;

/** Limits concurrency: a decoded picture takes up to 250 MB. */
const inTurn = createTurns(2);

/**
 * Checks and prepares an upload by its content, ignoring its file name.
 * @throws AppError `unsupported_media_type`, `payload_too_large`
 */
export async function prepareFile(upload: {
  readonly path: string;
  readonly sizeBytes: number;
  readonly head: Uint8Array;
}): Promise<PreparedFile> {
  const sniffed = sniffFile(upload.head);
  if (!sniffed) {
    throw new AppError('unsupported_media_type', told('fileTypeUnsupported'));
  }
  const most = mostBytes[sniffed.kind];
  if (upload.sizeBytes > most) {
    throw new AppError(
      'payload_too_large',
      told(tooLarge[sniffed.kind], { limit: megabytes(most), size: megabytes(upload.sizeBytes) }),
    );
  }
  return inTurn(() => {
    if (sniffed.kind === 'drawing') return prepareDrawing(upload.path);
    if (sniffed.kind === 'font') return prepareFont(upload.path, sniffed.format);
    return preparePicture(upload.path);
  });
}
