import { z } from 'zod';

/** Maximum value of a database integer column. */
export const maxStoredInteger = 2_147_483_647;

/** Version number of a document. */
export const versionNumber = z.number().int().positive().max(maxStoredInteger);

/** Version number in a URL. */
export const versionInAddress = z.coerce.number().int().positive().max(maxStoredInteger);
