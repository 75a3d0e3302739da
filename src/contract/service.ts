import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const health = z.object({
  status: z.enum(['ok', 'failing']),
  checks: z.record(z.string(), z.enum(['ok', 'failing'])),
});

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
    answer: {
      kind: 'json',
      schema: z.object({
        booking_url: z.string().nullable(),
        support_email: z.string(),
        postal_address: z.string(),
        version: z.string(),
      }),
    },
    errors: [],
  }),
};
