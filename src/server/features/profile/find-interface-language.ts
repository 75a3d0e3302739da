import { isLanguage, type Language } from '../../../words/languages.ts';
import type { Deps } from '../../deps.ts';
import { workContext } from '../../work/work-context.ts';
import { findLanguage } from './profile-store.ts';

/** Returns the language of an account's interface: the stored one, else that of the browser; null if unknown. */
export async function findInterfaceLanguage(uid: string, deps: Pick<Deps, 'db'>): Promise<Language | null> {
  const stored = await findLanguage(deps.db, uid);
  return isLanguage(stored) ? stored : workContext().language;
}
