import type { serviceEndpoints } from '../../../contract/service.ts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { forCallers } from '../../told.ts';
import { readTextPage } from '../site/read-text-page.ts';
import { siteFacts } from '../site/site-facts.ts';
import { checkReadiness } from './check-readiness.ts';

export const serviceHandlers = {
  healthz: async () => ({ status: 'ok', checks: {} }),
  readyz: async (_input, deps) => {
    const checks = await checkReadiness(deps);
    const failing = Object.entries(checks).flatMap(([name, state]) => (state === 'failing' ? [name] : []));
    if (failing.length > 0) {
      const reasons = failing.map((name) =>
        name === 'disk' ? 'the disk is full' : `${name} does not answer`,
      );
      throw new AppError('unavailable', forCallers(`Not ready: ${reasons.join(', ')}.`), {
        retryAfterSeconds: 5,
        fields: failing.map((name) => ({ path: name, message: 'failing' })),
      });
    }
    return { status: 'ok', checks };
  },
  metrics: async (_input, deps) => ({
    body: Buffer.from(await deps.metrics.metrics()),
    contentType: deps.metrics.contentType,
  }),
  readSite: async (_input, deps) => siteFacts(deps),
  readTextPage: async ({ params }, deps) => readTextPage(params.name, deps),
} satisfies Handlers<typeof serviceEndpoints>;
