import { maxGivenHtmlBytes } from '../../../contract/exports.ts';
import { AppError } from '../../app-error.ts';
import { forCallers, told } from '../../told.ts';

/**
 * Maximum bytes of client HTML in progress per process. Each byte is held in memory several times on its way
 * to the browser.
 */
const mostBytesAtOnce = 8 * maxGivenHtmlBytes;

let bytesInWork = 0;

const megabytes = maxGivenHtmlBytes / 1024 / 1024;

/**
 * Runs work on a client's HTML, within the size limits per request and per process.
 * @throws AppError `payload_too_large`; `render_busy` while other requests use the limit
 */
export async function withinGivenLimits<T>(parts: readonly string[], work: () => Promise<T>): Promise<T> {
  const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  if (bytes > maxGivenHtmlBytes)
    throw new AppError(
      'payload_too_large',
      forCallers(
        `Markup and style sheet are ${(bytes / 1024 / 1024).toFixed(1)} MB together; at most ${megabytes} MB can be rendered. Use smaller pictures or fewer fonts.`,
      ),
    );
  if (bytesInWork + bytes > mostBytesAtOnce)
    throw new AppError('render_busy', told('renderBusyLarge'), {
      retryAfterSeconds: 5,
    });
  bytesInWork += bytes;
  try {
    return await work();
  } finally {
    bytesInWork -= bytes;
  }
}
