import { z } from 'zod';
import { asset } from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import { photoCredit } from './photo-credit.ts';
import { photoServices } from './photo-services.ts';

/* Stock photographs. The services are set by the operator; without one, nothing is asked of the internet. */

const service = z.enum(photoServices);
/** A photo of an earlier search; signed, so that the server fetches no other address. */
const token = z.string().min(1).max(6_000);

const foundPhoto = z.object({
  token,
  service,
  /** Description by the service; may be empty. */
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbnail_url: z.string(),
  credit: photoCredit,
});

export type FoundPhotoView = z.infer<typeof foundPhoto>;

/** Why a service gave no photos. */
export const photoFaults = ['key', 'limit', 'timeout', 'failed'] as const;
export type PhotoFault = (typeof photoFaults)[number];

export const photoEndpoints = {
  listPhotoServices: defineEndpoint({
    method: 'GET',
    path: '/api/photos/services',
    summary: 'The stock photo services of this server; an empty list if there are none',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ services: z.array(service) }) },
    errors: [],
  }),
  searchPhotos: defineEndpoint({
    method: 'GET',
    path: '/api/photos',
    summary: 'Search the stock photo services of this server',
    auth: 'bearer',
    // A retry would spend another search of the service's allowance.
    retry: 'never',
    query: z.object({
      q: z.string().trim().min(1).max(200),
      page: z.coerce.number().int().min(1).max(20).default(1),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        photos: z.array(foundPhoto),
        has_more: z.boolean(),
        faults: z.array(z.object({ service, reason: z.enum(photoFaults) })),
      }),
    },
    errors: ['invalid_input', 'not_configured', 'rate_limited'],
  }),
  keepPhoto: defineEndpoint({
    method: 'POST',
    path: '/api/photos',
    summary: 'Download a photo of a search and keep it as an asset, with its credit',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: z.object({ token }) },
    answer: { kind: 'json', schema: asset },
    errors: [
      'invalid_input',
      'not_found',
      'gone',
      'not_configured',
      'unprocessable',
      'payload_too_large',
      'unsupported_media_type',
      'quota_exceeded',
      'deadline_exceeded',
      'rate_limited',
      'storage_failed',
    ],
  }),
  photoThumbnail: defineEndpoint({
    method: 'GET',
    path: '/files/photo-thumbnail',
    summary: 'A small picture of a found photo',
    auth: 'none',
    retry: 'safe',
    query: z.object({ token }),
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['image/webp'] },
    errors: [
      'not_found',
      'gone',
      'not_configured',
      'unprocessable',
      'payload_too_large',
      'deadline_exceeded',
      'invalid_input',
      'unsupported_media_type',
    ],
  }),
};
