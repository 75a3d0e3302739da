import { z } from 'zod';

/** Where undo and redo lead from a version. */
export const versionSteps = {
  /** Versions that they lead to; null if there is none. */
  undo_version: z.number().int().nullable(),
  redo_version: z.number().int().nullable(),
  /** Number of times in a row that they are possible. */
  undo_steps: z.number().int().nonnegative(),
  redo_steps: z.number().int().nonnegative(),
};

const allSteps = z.object(versionSteps);
export type VersionSteps = z.output<typeof allSteps>;
