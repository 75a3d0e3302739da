import type { Deps } from '../../deps.ts';
import { findTemplate, listTemplates } from './own-template-store.ts';

/** All templates of a user whole, for the export of the user's data. */
export async function gatherOwnTemplates(uid: string, deps: Pick<Deps, 'db'>): Promise<object[]> {
  const whole: object[] = [];
  for (const { id } of await listTemplates(deps.db, uid)) {
    const { user_id: _owner, ...template } = (await findTemplate(deps.db, uid, id)) ?? { user_id: uid };
    whole.push(template);
  }
  return whole;
}
