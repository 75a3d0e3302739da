import { z } from 'zod';

/** Versions that undo and redo lead to; null if there is none. */
export const versionSteps = {
  undo_version: z.number().int().nullable(),
  redo_version: z.number().int().nullable(),
};
