import type { membershipEndpoints } from '../../../contract/membership.ts';
import type { Handlers } from '../../http/mount.ts';
import { siteFacts } from '../site/site-facts.ts';
import { readUsage } from '../usage/read-usage.ts';
import { readActivitySummary, readCurrentLimits } from './read-activity-summary.ts';
import { requireFeature } from './require-feature.ts';

export const membershipHandlers = {
  readActivitySummary: ({ caller }, deps) => readActivitySummary(caller.uid, deps),
  readCurrentLimits: ({ caller }, deps) => readCurrentLimits(caller.uid, deps),
  readUsage: ({ caller, query }, deps) => readUsage({ uid: caller.uid, days: query.days }, deps),
  readPrioritySupport: async ({ caller }, deps) => {
    await requireFeature({ uid: caller.uid, feature: 'priority_support' }, deps);
    return { email: siteFacts(deps).support_email, subject: `[Priority] ${caller.uid.slice(0, 8)}: ` };
  },
} satisfies Handlers<typeof membershipEndpoints>;
