import type { KitChoices } from '../../../contract/run-choices.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { documentUrlOf } from '../assets/asset-view.ts';
import { findOwnAssets } from '../assets/find-own-assets.ts';
import type { StandingDeps } from '../membership/read-standing.ts';
import { requireFeature } from '../membership/require-feature.ts';
import { type EntryFacts, type EntryKind, factsOf } from './entry-kinds.ts';
import { type EntryRow, findEntries, findEntry } from './entry-store.ts';

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

function fontsOf(
  kit: EntryFacts['kit'],
  assets: Awaited<ReturnType<typeof findOwnAssets>>,
): KitChoices['user_selected_fonts'] {
  const familyOf = (id: string | null, named: string): string =>
    assets.find((asset) => asset.id === id)?.facts.font?.family ?? named;
  const headings = familyOf(kit.heading_font_id, kit.heading_family);
  const text = familyOf(kit.text_font_id, kit.text_family);
  return [
    ...(headings ? [{ family: headings, role: 'headings' as const }] : []),
    ...(text ? [{ family: text, role: 'text' as const }] : []),
  ];
}

/** Returns what a kit adds to a prompt. Skips deleted parts. */
export async function choicesOfKit(
  { uid, row }: { readonly uid: string; readonly row: EntryRow },
  deps: Pick<Deps, 'db'>,
): Promise<KitChoices> {
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
  return {
    user_selected_colors: palettes.map(({ name, facts }) => ({ name, ...factsOf.palette.parse(facts) })),
    user_selected_themes: themes.map(({ name, facts }) => ({ name, ...factsOf.theme.parse(facts) })),
    user_selected_fonts: fontsOf(kit, assets),
    user_selected_instructions: [
      ...(kit.voice ? [{ name: 'Voice', instruction: kit.voice }] : []),
      ...instructions.map(({ name, facts }) => ({ name, ...factsOf.instruction.parse(facts) })),
    ],
    user_selected_assets: logo
      ? [{ id: logo.id, name: logo.name, description: `Logo of ${row.name}`, url: documentUrlOf(logo.id) }]
      : [],
    own_families: assets.flatMap(({ facts }) => (facts.font ? [facts.font.family] : [])),
  };
}

/** @throws AppError `not_found`, `plan_required` without custom branding */
export async function readKitChoices(
  { uid, id }: { readonly uid: string; readonly id: string },
  deps: StandingDeps,
): Promise<KitChoices> {
  const row = await findEntry(deps.db, uid, 'kit', id);
  if (!row) throw notFound('kitMissing');
  await requireFeature({ uid, feature: 'custom_branding' }, deps);
  return choicesOfKit({ uid, row }, deps);
}
