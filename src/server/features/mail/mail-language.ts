import type { Kysely } from 'kysely';
import { isLanguage, type Language, sourceLanguage } from '../../../words/languages.ts';
import type { Database } from '../../database/schema.ts';
import { workContext } from '../../work/work-context.ts';
import { findRecipientLanguage } from './mail-store.ts';

/** Returns the language of an email: that of its account, else of the browser that asked for it, else English. */
export async function mailLanguage(
  recipient: { readonly to: string; readonly userId?: string | undefined },
  db: Kysely<Database>,
): Promise<Language> {
  const language = await findRecipientLanguage(db, recipient);
  return isLanguage(language) ? language : (workContext().language ?? sourceLanguage);
}
