import type { ChatRequest } from '../../../contract/chat.ts';
import { isLogoPicture } from '../../../domain/composer/choices/place-pictures.ts';
import { namesLogo } from '../../../domain/composer/follow-up/logo-wish.ts';
import type { Deps } from '../../deps.ts';
import { findOwnLogo } from '../../features/assets/find-own-logo.ts';
import { readLogoTone } from '../../features/assets/read-logo-tone.ts';
import { defaultLogoId } from '../../features/brand/default-logo.ts';
import type { TurnLogo } from './turn-request.ts';

/** Returns the logo chosen for a prompt, or the user's own if the prompt speaks of one; null otherwise. */
export async function findLogo(
  { uid, prompt, request }: { readonly uid: string; readonly prompt: string; readonly request: ChatRequest },
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<TurnLogo | null> {
  const chosen = (request.user_selected_assets ?? []).find(isLogoPicture);
  const own =
    chosen ??
    (namesLogo(prompt) ? await findOwnLogo({ uid, id: await defaultLogoId(uid, deps) }, deps) : null);
  if (!own) return null;
  const tone = await readLogoTone({ uid, source: own.url }, deps);
  return { ...own, ...(tone && { tone }) };
}
