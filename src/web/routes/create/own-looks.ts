import type { Asset } from '../../../contract/assets.ts';
import type { EntryOf } from '../../features/brand/api/entries.ts';
import { type BrandLook, noBrand } from '../../features/create/creation-state.ts';
import { words } from '../../lib/words.ts';

export interface OwnBrand {
  readonly kits: readonly EntryOf['kit'][];
  readonly palettes: readonly EntryOf['palette'][];
  readonly themes: readonly EntryOf['theme'][];
  readonly instructions: readonly EntryOf['instruction'][];
  /** Assets referenced by the kits. */
  readonly assets: readonly Asset[];
}

/** Ids of the assets that kits reference: logos and fonts. */
export const filesOfKits = (kits: OwnBrand['kits']): string[] => [
  ...new Set(
    kits.flatMap(({ logo_id, heading_font_id, text_font_id }) =>
      [logo_id, heading_font_id, text_font_id].filter((id) => id !== null),
    ),
  ),
];

function lookOfKit(kit: EntryOf['kit'], { palettes, themes, instructions, assets }: OwnBrand): BrandLook {
  const asset = (id: string | null) => assets.find((each) => each.id === id);
  const theme = themes.find(({ id }) => id === kit.theme_id);
  const familyOf = (id: string | null, named: string) => asset(id)?.file.font?.family ?? named;
  const headings = familyOf(kit.heading_font_id, kit.heading_family);
  const text = familyOf(kit.text_font_id, kit.text_family);
  const logo = asset(kit.logo_id);
  return {
    source: 'kit',
    id: kit.id,
    name: kit.name,
    colors: palettes.find(({ id }) => id === kit.palette_id)?.colors ?? [],
    background: theme?.background_color ?? null,
    aspectRatio: theme?.aspect_ratio ?? null,
    fonts: [
      ...(headings ? [{ family: headings, role: 'headings' as const }] : []),
      ...(text ? [{ family: text, role: 'text' as const }] : []),
    ],
    logo: logo ? { id: logo.id, name: words('create').logoOf(kit.name), url: logo.document_url } : null,
    instructions: [
      ...(kit.voice ? [{ name: 'Voice', instruction: kit.voice }] : []),
      ...instructions
        .filter(({ id }) => kit.instruction_ids.includes(id))
        .map(({ name, instruction }) => ({ name, instruction })),
    ],
  };
}

/** Returns the account's looks: kits first, then palettes and themes. */
export function ownLooks(own: OwnBrand): readonly BrandLook[] {
  return [
    ...own.kits.map((kit) => lookOfKit(kit, own)),
    ...own.palettes.map(
      ({ id, name, colors }): BrandLook => ({ ...noBrand, source: 'palette', id, name, colors }),
    ),
    ...own.themes.map(
      ({ id, name, background_color, aspect_ratio }): BrandLook => ({
        ...noBrand,
        source: 'theme',
        id,
        name,
        background: background_color,
        aspectRatio: aspect_ratio,
      }),
    ),
  ];
}
