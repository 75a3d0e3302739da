import type { ChatRequest } from '../../../contract/chat.ts';
import { hasFeature } from '../../../domain/membership/tiers.ts';
import { documentUrlOf } from '../assets/asset-view.ts';
import { findOwnAssets } from '../assets/find-own-assets.ts';
import { readStanding, type StandingDeps } from '../membership/read-standing.ts';
import { type EntryFacts, type EntryKind, factsOf } from './entry-kinds.ts';
import { findDefaultEntry, findEntries } from './entry-store.ts';

/** Whether somebody has chosen looks for this prompt, or works on a page that has its own. */
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

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

function fontsOf(
  kit: EntryFacts['kit'],
  assets: Awaited<ReturnType<typeof findOwnAssets>>,
): NonNullable<ChatRequest['fonts']> {
  const familyOf = (id: string | null, named: string): string =>
    assets.find((asset) => asset.id === id)?.facts.font?.family ?? named;
  const headings = familyOf(kit.heading_font_id, kit.heading_family);
  const text = familyOf(kit.text_font_id, kit.text_family);
  return [
    ...(headings ? [{ family: headings, role: 'headings' as const }] : []),
    ...(text ? [{ family: text, role: 'text' as const }] : []),
  ];
}

/**
 * A request for a new document with the user's default kit in it, where nothing else was chosen and the membership has
 * custom branding. What of the kit was deleted is left out.
 */
export async function withDefaultKit(
  input: { readonly uid: string; readonly request: ChatRequest },
  deps: StandingDeps,
): Promise<ChatRequest> {
  const { uid, request } = input;
  if (hasOwnLooks(request)) return request;
  const row = await findDefaultEntry(deps.db, uid, 'kit');
  if (!row || !hasFeature((await readStanding(uid, deps)).tier, 'custom_branding')) return request;
  const kit = factsOf.kit.parse(row.facts);
  const entries = <Kind extends EntryKind>(kind: Kind, ids: readonly string[]) =>
    findEntries(deps.db, uid, kind, ids);
  const [palettes, themes, instructions, assets] = await Promise.all([
    entries('palette', present([kit.palette_id])),
    entries('theme', present([kit.theme_id])),
    entries('instruction', kit.instruction_ids),
    findOwnAssets({ uid, ids: present([kit.logo_id, kit.heading_font_id, kit.text_font_id]) }, deps),
  ]);
  const logo = assets.find(({ id }) => id === kit.logo_id);
  const rules = [
    ...(kit.voice ? [{ name: 'Voice', instruction: kit.voice }] : []),
    ...instructions.map(({ name, facts }) => ({ name, ...factsOf.instruction.parse(facts) })),
  ];
  return {
    ...request,
    user_selected_colors: palettes.map(({ name, facts }) => ({ name, ...factsOf.palette.parse(facts) })),
    user_selected_themes: themes.map(({ name, facts }) => {
      const { background_color, aspect_ratio } = factsOf.theme.parse(facts);
      return { name, background_color, aspect_ratio };
    }),
    user_selected_fonts: fontsOf(kit, assets),
    user_selected_instructions: rules,
    user_selected_assets: logo
      ? [{ id: logo.id, name: logo.name, description: `Logo of ${row.name}`, url: documentUrlOf(logo.id) }]
      : [],
  };
}
