import { findAspectRatio } from '../../../domain/brand/aspect-ratios.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { findOwnAssets } from '../assets/find-own-assets.ts';
import { type EntryFacts, type EntryKind, factsOf } from './entry-kinds.ts';
import { findEntries } from './entry-store.ts';

const refuse = (path: string, message: string): AppError =>
  new AppError('invalid_input', forCallers(`${path}: ${message}`), { fields: [{ path, message }] });

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

/**
 * Returns only the parts that the update changes. Unchanged references may point to deleted parts, and must
 * not block the update.
 */
function newParts(kit: EntryFacts['kit'], before: EntryFacts['kit'] | null): EntryFacts['kit'] {
  if (!before) return kit;
  const unlessKept = (id: string | null, kept: string | null) => (id === kept ? null : id);
  return {
    ...kit,
    logo_id: unlessKept(kit.logo_id, before.logo_id),
    palette_id: unlessKept(kit.palette_id, before.palette_id),
    theme_id: unlessKept(kit.theme_id, before.theme_id),
    heading_font_id: unlessKept(kit.heading_font_id, before.heading_font_id),
    text_font_id: unlessKept(kit.text_font_id, before.text_font_id),
    instruction_ids: kit.instruction_ids.filter((id) => !before.instruction_ids.includes(id)),
  };
}

async function requireOwnKitParts(
  uid: string,
  kit: EntryFacts['kit'],
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const fonts = present([kit.heading_font_id, kit.text_font_id]);
  const assets = await findOwnAssets({ uid, ids: [...fonts, ...present([kit.logo_id])] }, deps);
  for (const [path, id] of Object.entries(kit)) {
    if (typeof id !== 'string' || !/^(?:logo|heading_font|text_font)_id$/.test(path)) continue;
    const found = assets.find((asset) => asset.id === id);
    if (!found || (found.kind === 'font') !== (path !== 'logo_id'))
      throw refuse(path, 'is none of your assets');
  }
  const parts = [
    ['palette_id', 'palette', present([kit.palette_id])],
    ['theme_id', 'theme', present([kit.theme_id])],
    ['instruction_ids', 'instruction', kit.instruction_ids],
  ] as const;
  for (const [path, kind, ids] of parts) {
    if ((await findEntries(deps.db, uid, kind, ids)).length !== ids.length)
      throw refuse(path, 'is none of yours');
  }
}

/** Requires that everything an entry references belongs to its owner. @throws AppError `invalid_input` */
export async function requireOwnParts(
  input: {
    readonly uid: string;
    readonly kind: EntryKind;
    readonly facts: unknown;
    /** The stored facts when an existing entry is updated. */
    readonly before?: unknown;
  },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const { uid, kind, facts, before } = input;
  if (kind === 'theme' && !findAspectRatio(factsOf.theme.parse(facts).aspect_ratio))
    throw refuse('aspect_ratio', 'is none of GET /api/user/themes/aspect-ratios');
  if (kind !== 'kit') return;
  const kept = before === undefined ? null : factsOf.kit.parse(before);
  await requireOwnKitParts(uid, newParts(factsOf.kit.parse(facts), kept), deps);
}
