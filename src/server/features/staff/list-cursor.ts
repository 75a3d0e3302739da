import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { forCallers } from '../../told.ts';

/** Cursor: the last row of a page. */
export interface ListPlace {
  /** PostgreSQL timestamp with microseconds. */
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

/** @throws AppError `invalid_input` for an invalid cursor */
export function readCursor(cursor: string): ListPlace {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('invalid_input', forCallers('cursor: Take the one that the list gave.'), { cause });
  }
}

/** Removes the extra row read beyond the page, and returns the next cursor. */
export function pageOf<R extends ListPlace>(
  rows: readonly R[],
  limit: number,
): { rows: readonly R[]; nextCursor: string | null } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}
