import type { membershipEndpoints } from '../../../contract/membership.ts';
import type { Handlers } from '../../http/mount.ts';
import { readActivitySummary, readCurrentLimits } from './read-activity-summary.ts';

export const membershipHandlers = {
  readActivitySummary: ({ caller }, deps) => readActivitySummary(caller.uid, deps),
  readCurrentLimits: ({ caller }, deps) => readCurrentLimits(caller.uid, deps),
} satisfies Handlers<typeof membershipEndpoints>;
