import { z } from 'zod';
import { AppError } from '../../app-error.ts';

/** The last row of a list's page: the next one begins after it. */
export interface ListPlace {
  /** As the database writes it, to the microsecond. */
  readonly at: string;
  readonly id: string;
}

const place = z.object({
  at: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/),
  id: z.string().regex(/^[\w-]+$/),
});

function writeCursor({ at, id }: ListPlace): string {
  return Buffer.from(JSON.stringify({ at, id })).toString('base64url');
}

/** @throws AppError `invalid_input` for a text that is no cursor of this list */
export function readCursor(cursor: string): ListPlace {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('invalid_input', 'cursor: Take the one that the list gave.', { cause });
  }
}

/** Cuts the row that was read beyond the page, and says where the next page begins. */
export function pageOf<R extends ListPlace>(
  rows: readonly R[],
  limit: number,
): { rows: readonly R[]; nextCursor: string | null } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}
