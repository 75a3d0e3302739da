import { profileEndpoints } from '../../contract/profile.ts';
import type { Language } from '../../words/languages.ts';
import { call } from './client.ts';
import { switchLanguage } from './language.ts';

/** Saves the language of an account, for its emails and other browsers, and shows the page in it. Throws CallError. */
export async function saveLanguage(uid: string, language: Language): Promise<void> {
  await call(profileEndpoints.mergeUser, { params: { uid }, body: { language } });
  switchLanguage(language);
}
