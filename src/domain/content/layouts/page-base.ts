import { id, prose } from '../limits.ts';

/** What every page may have. */
export const pageBase = {
  id: id.optional(),
  /** What the speaker says; slides only. */
  notes: prose.optional(),
};
