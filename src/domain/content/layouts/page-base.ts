import { id, prose } from '../limits.ts';

/** Fields that every page may have. */
export const pageBase = {
  id: id.optional(),
  /** Speaker notes; slides only. */
  notes: prose.optional(),
};
