import { z } from 'zod';

/** The largest number that a column of the database holds. */
export const maxStoredInteger = 2_147_483_647;

/** The number of a version of a document. */
export const versionNumber = z.number().int().positive().max(maxStoredInteger);

/** The same as a part of an address. */
export const versionInAddress = z.coerce.number().int().positive().max(maxStoredInteger);
