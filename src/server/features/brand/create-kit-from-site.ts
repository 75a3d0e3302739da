import type { brandLookupEndpoints } from '../../../contract/brand-lookup.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { deleteAsset } from '../assets/delete-asset.ts';
import { keepAsset } from '../assets/keep-asset.ts';
import { prepareBytes } from '../assets/prepare-bytes.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import type { EntryRow } from './entry-store.ts';
import { lookUpBrand } from './look-up-brand.ts';

const longestWebsite = 300;

/** Runs `work`; if it fails, runs its undo steps in reverse order. */
async function undoing<T>(work: (undo: (() => Promise<void>)[]) => Promise<T>): Promise<T> {
  const undo: (() => Promise<void>)[] = [];
  try {
    return await work(undo);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
}

/**
 * Creates a brand kit from a website, with the caller's changes: the logo becomes an asset, the colors a
 * palette, the tone the voice; fonts are stored by name. Undoes everything on failure.
 * @throws AppError as lookUpBrand, keepAsset and createEntry
 */
export async function createKitFromSite(
  input: { readonly uid: string; readonly choices: BodyOf<typeof brandLookupEndpoints.createKitFromSite> },
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'instanceSecret' | 'fetchGuarded' | 'log'>,
): Promise<EntryRow> {
  const { uid, choices } = input;
  const found = await lookUpBrand({ uid, domain: choices.domain }, deps);
  const logo = choices.logo === null ? undefined : found.logos[choices.logo ?? 0];
  const colors = choices.colors ?? found.colors.map(({ hex }) => hex);
  if (!logo && colors.length === 0)
    throw new AppError('unprocessable', told('siteHasNoBrand', { domain: found.domain }));
  const name = choices.name ?? found.name?.text ?? found.domain;
  const familyOf = (role: 'headings' | 'text') =>
    found.fonts.find((font) => font.role === role)?.family ?? '';
  const prepared = logo && (await prepareBytes(Buffer.from(logo.data_url.replace(/^[^,]*,/, ''), 'base64')));
  return undoing(async (undo) => {
    const description = `Logo of ${name}, from ${found.domain}`;
    const asset =
      prepared && (await keepAsset({ uid, name: `${name} logo`, description, file: prepared }, deps));
    if (asset) undo.push(() => deleteAsset({ uid, id: asset.id }, deps));
    const palette =
      colors.length > 0 ? await createEntry({ uid, kind: 'palette', name, facts: { colors } }, deps) : null;
    if (palette) undo.push(() => deleteEntry({ uid, kind: 'palette', id: palette.id }, deps));
    const facts = {
      logo_id: asset?.id ?? null,
      palette_id: palette?.id ?? null,
      theme_id: null,
      heading_font_id: null,
      text_font_id: null,
      heading_family: choices.heading_family ?? familyOf('headings'),
      text_family: choices.text_family ?? familyOf('text'),
      voice: choices.voice ?? found.tone?.text ?? '',
      instruction_ids: [],
      website: found.url.slice(0, longestWebsite),
    };
    return createEntry({ uid, kind: 'kit', name, facts, isDefault: choices.is_default }, deps);
  });
}
