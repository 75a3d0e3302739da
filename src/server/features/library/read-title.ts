import { maxTitleLength } from '../../../contract/library.ts';
import { AppError } from '../../app-error.ts';

function refused(detail: string): AppError {
  return new AppError('invalid_input', detail, { fields: [{ path: 'title', message: detail }] });
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
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(title)) throw refused(`${of} title cannot be empty`);
  if (title.length > maxTitleLength)
    throw refused(`${of} title is too long: ${title.length} characters, ${maxTitleLength} at most`);
  return title;
}
