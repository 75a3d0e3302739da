import type { Asset } from '../../../contract/assets.ts';
import type { Instruction, Palette, Theme } from '../../../contract/brand.ts';
import type { ChatRequest } from '../../../contract/chat.ts';
import type { KitChoices } from '../../../contract/run-choices.ts';
import type { Catalogue } from '../../../words/catalogue.ts';

/** A part of the brand that is applied to a page or sent with a prompt. */
export type BrandChoice = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'kit'; readonly of: KitChoices }
  | { readonly kind: 'asset'; readonly of: Asset }
  | { readonly kind: 'colors'; readonly of: Palette }
  | { readonly kind: 'font'; readonly of: { readonly family: string } }
  | { readonly kind: 'instruction'; readonly of: Instruction }
  | { readonly kind: 'theme'; readonly of: Theme }
);
/** An option to choose; the parts of a kit are loaded when it is chosen. */
export type BrandOption =
  | Exclude<BrandChoice, { kind: 'kit' }>
  | { readonly kind: 'kit'; readonly id: string; readonly name: string; readonly of?: KitChoices };
type BrandChoiceKind = BrandChoice['kind'];

/** The messages that name the kinds. */
export const brandChoiceNames = {
  kit: 'kit',
  asset: 'picture',
  colors: 'palette',
  font: 'font',
  instruction: 'instruction',
  theme: 'theme',
} as const satisfies Readonly<Record<BrandChoiceKind, keyof Catalogue['brand-choice']>>;

/** Only one of each of these can be chosen: a page has one paper and one palette. */
const single: ReadonlySet<BrandChoiceKind> = new Set(['kit', 'colors', 'theme', 'font']);

export function isChosen(choices: readonly BrandChoice[], { kind, id }: Pick<BrandChoice, 'kind' | 'id'>) {
  return choices.some((choice) => choice.kind === kind && choice.id === id);
}

/** Adds a choice, or removes it if present. */
export function toggled(choices: readonly BrandChoice[], choice: BrandChoice): readonly BrandChoice[] {
  const { kind, id } = choice;
  if (isChosen(choices, choice)) return choices.filter((each) => each.kind !== kind || each.id !== id);
  return [...choices.filter((each) => each.kind !== kind || !single.has(kind)), choice];
}

type ChoiceFields = Pick<
  ChatRequest,
  | 'user_selected_assets'
  | 'user_selected_colors'
  | 'user_selected_fonts'
  | 'user_selected_instructions'
  | 'user_selected_themes'
>;

/**
 * Returns the fields of POST /chat/stream for the choices. Individual choices take precedence over those of a
 * kit.
 */
export function choiceFieldsOf(choices: readonly BrandChoice[]): ChoiceFields {
  const of = <Kind extends BrandChoiceKind>(kind: Kind) =>
    choices.filter((choice): choice is Extract<BrandChoice, { kind: Kind }> => choice.kind === kind);
  const kit = of('kit')[0]?.of;
  const assets = [
    ...of('asset').map(({ of: { id, asset_name, description, file, document_url } }) => ({
      id,
      name: asset_name,
      description: file.role === 'logo' ? [description, 'logo'].filter(Boolean).join('; ') : description,
      url: document_url,
    })),
    ...(kit?.user_selected_assets ?? []),
  ];
  const fields = {
    user_selected_assets: assets.filter(({ id }, at) => assets.findIndex((each) => each.id === id) === at),
    user_selected_colors: [
      ...of('colors').map(({ of: { name, colors } }) => ({ name, colors })),
      ...(kit?.user_selected_colors ?? []),
    ].slice(0, 1),
    user_selected_fonts: [
      ...of('font').map(({ of: { family } }) => ({ family, role: 'all' as const })),
      ...(kit?.user_selected_fonts ?? []),
    ],
    user_selected_instructions: [
      ...(kit?.user_selected_instructions ?? []),
      ...of('instruction').map(({ of: { name, instruction } }) => ({ name, instruction })),
    ],
    user_selected_themes: [
      ...of('theme').map(({ of: { name, background_color, aspect_ratio, direction } }) => ({
        name,
        background_color,
        aspect_ratio,
        direction,
      })),
      ...(kit?.user_selected_themes ?? []),
    ].slice(0, 1),
  } satisfies ChoiceFields;
  return Object.fromEntries(Object.entries(fields).filter(([, list]) => list.length > 0));
}
