import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { keepAsset } from '../assets/keep-asset.ts';
import { prepareBytes } from '../assets/prepare-bytes.ts';
import { createEntry } from './create-entry.ts';
import type { EntryRow } from './entry-store.ts';
import { lookUpBrand } from './look-up-brand.ts';

/**
 * Makes a brand kit of a site: its logo among the assets, its colours as a palette, its fonts by name, its tone as the
 * voice. @throws AppError as lookUpBrand, keepAsset and createEntry
 */
export async function createKitFromSite(
  input: { readonly uid: string; readonly domain: string; readonly isDefault: boolean },
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'instanceSecret' | 'fetchGuarded' | 'log'>,
): Promise<EntryRow> {
  const { uid, domain, isDefault } = input;
  const found = await lookUpBrand({ uid, domain }, deps);
  const [logo] = found.logos;
  if (!logo && found.colors.length === 0)
    throw new AppError(
      'unprocessable',
      `${found.domain} shows neither a logo nor colours. Make the kit by hand.`,
    );
  const name = found.name?.text ?? found.domain;
  const asset = logo
    ? await keepAsset(
        {
          uid,
          name: `${name} logo`,
          description: `Logo of ${name}, from ${found.domain}`,
          file: await prepareBytes(Buffer.from(logo.data_url.replace(/^[^,]*,/, ''), 'base64')),
        },
        deps,
      )
    : null;
  const palette =
    found.colors.length > 0
      ? await createEntry(
          { uid, kind: 'palette', name, facts: { colors: found.colors.map(({ hex }) => hex) } },
          deps,
        )
      : null;
  const familyOf = (role: 'headings' | 'text') =>
    found.fonts.find((font) => font.role === role)?.family ?? '';
  const facts = {
    logo_id: asset?.id ?? null,
    palette_id: palette?.id ?? null,
    theme_id: null,
    heading_font_id: null,
    text_font_id: null,
    heading_family: familyOf('headings'),
    text_family: familyOf('text'),
    voice: found.tone?.text ?? '',
    instruction_ids: [],
    website: found.url,
  };
  return createEntry({ uid, kind: 'kit', name, facts, isDefault }, deps);
}
