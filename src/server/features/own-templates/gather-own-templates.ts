import type { Deps } from '../../deps.ts';
import { findTemplate, listTemplates } from './own-template-store.ts';

/** Returns all templates of a user with their content, for the data export. */
export async function gatherOwnTemplates(uid: string, deps: Pick<Deps, 'db'>): Promise<object[]> {
  const whole: object[] = [];
  for (const { id } of await listTemplates(deps.db, uid)) {
    const { user_id: _owner, ...template } = (await findTemplate(deps.db, uid, id)) ?? { user_id: uid };
    whole.push(template);
  }
  return whole;
}
