import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const health = z.object({
  status: z.enum(['ok', 'failing']),
  checks: z.record(z.string(), z.enum(['ok', 'failing'])),
});

/** Settings of an installation shown on public pages. */
export const siteView = z.object({
  /** Where to book a demo: a calendar URL, or a mailto link to the support address as a fallback. */
  booking_url: z.string(),
  support_email: z.string(),
  postal_address: z.string(),
  version: z.string(),
});

/** Text pages that an installation can customize. */
export const textPageNames = ['about', 'privacy-policy', 'terms-and-conditions'] as const;
export type TextPageName = (typeof textPageNames)[number];

export const serviceEndpoints = {
  healthz: defineEndpoint({
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: health },
    errors: [],
  }),
  readyz: defineEndpoint({
    method: 'GET',
    path: '/readyz',
    summary: 'The process can serve: database, files and renderer answer',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: health },
    errors: ['unavailable'],
  }),
  metrics: defineEndpoint({
    method: 'GET',
    path: '/metrics',
    summary: 'Metrics in the Prometheus text format',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['text/plain'] },
    errors: [],
  }),
  readSite: defineEndpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'What the public pages need to know of this installation',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: siteView },
    errors: [],
  }),
  readTextPage: defineEndpoint({
    method: 'GET',
    path: '/api/site/pages/:name',
    summary: 'The text of a public page, in the words of this installation',
    auth: 'none',
    retry: 'safe',
    params: z.object({ name: z.enum(textPageNames) }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ html: z.string() }) },
    errors: ['not_found'],
  }),
};
