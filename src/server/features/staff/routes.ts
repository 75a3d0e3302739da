import type { staffEndpoints } from '../../../contract/staff.ts';
import { probeModel } from '../../chat/providers/probe-model.ts';
import { resolveModel } from '../../chat/providers/resolve-model.ts';
import type { Handlers } from '../../http/mount.ts';
import { listMails } from '../mail/list-mails.ts';
import { changeTier } from './change-tier.ts';
import { pageOf, readCursor } from './list-cursor.ts';
import { readOverview } from './read-overview.ts';
import { requireStaff } from './require-staff.ts';
import { listRuns, listUsers } from './staff-store.ts';
import { staffModelView, staffProbeView, staffRunView, staffUserView } from './staff-view.ts';

/** Returns the cursor and length of the requested page. */
function placeOf(query: { readonly cursor?: string | undefined; readonly limit: number }) {
  return { after: query.cursor === undefined ? null : readCursor(query.cursor), limit: query.limit };
}

export const staffHandlers = {
  staffOverview: async ({ caller }, deps) => {
    requireStaff(caller, deps);
    return readOverview(deps);
  },
  listStaffUsers: async ({ caller, query }, deps) => {
    requireStaff(caller, deps);
    const search = query.search?.trim() || null;
    const { rows, nextCursor } = pageOf(await listUsers(deps.db, { ...placeOf(query), search }), query.limit);
    return { users: rows.map(staffUserView), next_cursor: nextCursor };
  },
  changeTier: async ({ caller, params, body }, deps) => {
    requireStaff(caller, deps);
    await changeTier({ uid: params.uid, tier: body.tier, by: caller.uid }, deps);
    return undefined;
  },
  listStaffRuns: async ({ caller, query }, deps) => {
    requireStaff(caller, deps);
    const found = await listRuns(deps.db, { ...placeOf(query), status: query.status ?? null });
    const { rows, nextCursor } = pageOf(found, query.limit);
    return { runs: rows.map(staffRunView), next_cursor: nextCursor };
  },
  listStaffModels: async ({ caller }, deps) => {
    requireStaff(caller, deps);
    return { models: deps.models.models.map(staffModelView) };
  },
  testModel: async ({ caller, params }, deps) => {
    requireStaff(caller, deps);
    return staffProbeView(await probeModel(resolveModel(deps.models, params.alias)));
  },
  listStaffMails: async ({ caller, query }, deps) => {
    requireStaff(caller, deps);
    return listMails(query, deps);
  },
} satisfies Handlers<typeof staffEndpoints>;
