import type { z } from 'zod';
import { userProfile } from '../../../contract/identity.ts';
import type { staffEndpoints } from '../../../contract/staff.ts';
import type { Probe } from '../../chat/providers/probe-model.ts';
import type { ResolvedModel } from '../../chat/providers/resolve-model.ts';
import type { listRuns, listUsers } from './staff-store.ts';

type RowOf<F extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number];
type StaffUser = z.infer<typeof staffEndpoints.listStaffUsers.answer.schema>['users'][number];
type StaffRun = z.infer<typeof staffEndpoints.listStaffRuns.answer.schema>['runs'][number];

const tier = userProfile.shape.membership.shape.tier;

/** Returns a user as shown to staff. */
export function staffUserView(row: RowOf<typeof listUsers>): StaffUser {
  return {
    uid: row.id,
    email: row.email,
    displayName: row.display_name,
    tier: tier.catch('basic').parse(row.tier),
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at.toISOString(),
  };
}

/** Returns a run as shown to staff: its outcome, without the prompt. */
export function staffRunView(row: RowOf<typeof listRuns>): StaffRun {
  return {
    id: row.id,
    user_email: row.user_email,
    status: row.status,
    model_alias: row.model_alias,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    duration_ms: row.finished_at ? row.finished_at.getTime() - row.created_at.getTime() : null,
  };
}

/** Returns a model as shown to staff: provider and price, without the key. */
export function staffModelView({ alias, label, provider, price }: ResolvedModel) {
  return { alias, label, provider, price: price && { input: price.input, output: price.output } };
}

/** Returns the result of a model's test. */
export function staffProbeView({ isWorking, firstTokenMs, totalMs, callsTools, message }: Probe) {
  return {
    is_working: isWorking,
    first_token_ms: firstTokenMs,
    total_ms: totalMs,
    calls_tools: callsTools,
    message,
  };
}
