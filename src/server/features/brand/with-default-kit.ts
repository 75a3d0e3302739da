import type { ChatRequest } from '../../../contract/chat.ts';
import { hasFeature } from '../../../domain/membership/tiers.ts';
import { readStanding, type StandingDeps } from '../membership/read-standing.ts';
import { findDefaultEntry } from './entry-store.ts';
import { choicesOfKit } from './kit-choices.ts';

/** Returns whether the request has its own branding, or edits an existing document. */
function hasOwnLooks(request: ChatRequest): boolean {
  if (request.document_id || request.session_id || request.continues_run_id) return true;
  const chosen = [
    request.user_selected_assets,
    request.user_selected_colors ?? request.colors,
    request.user_selected_fonts ?? request.fonts,
    request.user_selected_instructions ?? request.instructions,
    request.user_selected_themes ?? request.themes,
  ];
  return chosen.some((list) => (list?.length ?? 0) > 0);
}

/**
 * Adds the user's default kit to a request for a new document, if nothing else was chosen and the plan has
 * custom branding. Skips deleted parts of the kit.
 */
export async function withDefaultKit(
  input: { readonly uid: string; readonly request: ChatRequest },
  deps: StandingDeps,
): Promise<ChatRequest> {
  const { uid, request } = input;
  if (hasOwnLooks(request)) return request;
  const row = await findDefaultEntry(deps.db, uid, 'kit');
  if (!row || !hasFeature((await readStanding(uid, deps)).tier, 'custom_branding')) return request;
  const { own_families: _, ...choices } = await choicesOfKit({ uid, row }, deps);
  return { ...request, ...choices };
}
