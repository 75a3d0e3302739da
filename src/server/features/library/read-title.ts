import { maxTitleLength } from '../../../contract/library.ts';
import { AppError } from '../../app-error.ts';
import { type Told, told } from '../../told.ts';

function refused(message: Told): AppError {
  return new AppError('invalid_input', message, { fields: [{ path: 'title', message: message.detail }] });
}

/**
 * Normalizes a title to one trimmed line.
 * @throws AppError `invalid_input` if it is empty or too long
 */
export function readTitle(given: string, of: 'Document' | 'Session'): string {
  const title = given
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(title))
    throw refused(told(of === 'Document' ? 'documentTitleEmpty' : 'sessionTitleEmpty'));
  if (title.length > maxTitleLength)
    throw refused(
      told(of === 'Document' ? 'documentTitleTooLong' : 'sessionTitleTooLong', {
        length: title.length,
        limit: maxTitleLength,
      }),
    );
  return title;
}
