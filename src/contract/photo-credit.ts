import { z } from 'zod';
import type { PhotoCredit } from '../domain/content/photo-credit.ts';

const address = z.string().max(2_048).nullable();

/** Who took a photo; the page prints it below the picture. */
export const photoCredit: z.ZodType<PhotoCredit> = z.object({
  name: z.string(),
  name_url: address,
  service: z.string(),
  service_url: address,
  license: z.string().nullable(),
  license_url: address,
});
