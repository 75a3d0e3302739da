import type { serviceEndpoints } from '../../../contract/service.ts';
import { AppError } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { checkReadiness } from './check-readiness.ts';

const supportAddress = 'support@octavo.invalid';

export const serviceHandlers = {
  healthz: async () => ({ status: 'ok', checks: {} }),
  readyz: async (_input, deps) => {
    const checks = await checkReadiness(deps);
    const failing = Object.entries(checks).flatMap(([name, state]) => (state === 'failing' ? [name] : []));
    if (failing.length > 0) {
      throw new AppError('unavailable', `Not ready: ${failing.join(', ')} does not answer.`, {
        retryAfterSeconds: 5,
      });
    }
    return { status: 'ok', checks };
  },
  metrics: async (_input, deps) => ({
    body: Buffer.from(await deps.metrics.metrics()),
    contentType: deps.metrics.contentType,
  }),
  readSite: async (_input, deps) => ({
    booking_url: deps.config.company.bookingUrl,
    support_email: deps.config.company.supportEmail ?? supportAddress,
    postal_address: deps.config.company.postalAddress ?? '',
    version: deps.version,
  }),
} satisfies Handlers<typeof serviceEndpoints>;
