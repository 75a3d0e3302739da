import { findAspectRatio } from '../../../domain/brand/aspect-ratios.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findOwnAssets } from '../assets/find-own-assets.ts';
import { type EntryFacts, type EntryKind, factsOf } from './entry-kinds.ts';
import { findEntries } from './entry-store.ts';

const refuse = (path: string, message: string): AppError =>
  new AppError('invalid_input', `${path}: ${message}`, { fields: [{ path, message }] });

const present = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

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

/** Whatever an entry names has to be its owner's. @throws AppError `invalid_input` */
export async function requireOwnParts(
  { uid, kind, facts }: { readonly uid: string; readonly kind: EntryKind; readonly facts: unknown },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  if (kind === 'theme' && !findAspectRatio(factsOf.theme.parse(facts).aspect_ratio))
    throw refuse('aspect_ratio', 'is none of GET /api/user/themes/aspect-ratios');
  if (kind === 'kit') await requireOwnKitParts(uid, factsOf.kit.parse(facts), deps);
}
