import { useMutation } from '@tanstack/react-query';
import { brandEndpoints } from '../../../../contract/brand.ts';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { useAssets } from '../api/assets.ts';
import { type EntryKind, type EntryOf, useEntries } from '../api/entries.ts';
import type { BrandChoice, BrandOption } from '../prompt-choices.ts';

interface OptionGroup {
  readonly title: string;
  readonly options: readonly BrandOption[];
  /** Loads the next page; null at the end. */
  readonly more: (() => void) | null;
}

interface Listed {
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

const moreOf = (list: Listed): OptionGroup['more'] =>
  list.hasNextPage ? () => void list.fetchNextPage() : null;

function useEntryOptions<Kind extends EntryKind>(
  kind: Kind,
  q: string,
  title: string,
  optionOf: (entry: EntryOf[Kind]) => BrandOption,
) {
  const list = useEntries(kind, q);
  const options = list.data?.pages.flatMap(({ entries }) => entries.map(optionOf)) ?? [];
  return { list, group: { title, options, more: moreOf(list) } satisfies OptionGroup };
}

/** Lists the account's brand by kind; `onTaken` receives a choice with its full data. */
export function useBrandOptions(q: string, onTaken: (choice: BrandChoice) => void) {
  const t = words('brand-choice');
  const kits = useEntryOptions('kit', q, t.kits, ({ id, name }) => ({ kind: 'kit', id, name }));
  const palettes = useEntryOptions('palette', q, t.palettes, (of) => ({
    kind: 'colors',
    id: of.id,
    name: of.name,
    of,
  }));
  const themes = useEntryOptions('theme', q, t.themes, (of) => ({
    kind: 'theme',
    id: of.id,
    name: of.name,
    of,
  }));
  const instructions = useEntryOptions('instruction', q, t.instructions, (of) => ({
    kind: 'instruction',
    id: of.id,
    name: of.name,
    of,
  }));
  const fonts = useAssets(q, 'font');
  const pictures = useAssets(q, 'picture');
  const drawings = useAssets(q, 'drawing');
  const families = new Set(
    fonts.data?.pages.flatMap(({ assets }) =>
      assets.flatMap(({ file }) => (file.font ? [file.font.family] : [])),
    ),
  );
  const assetGroup = (title: string, list: typeof pictures): OptionGroup => ({
    title,
    options:
      list.data?.pages.flatMap(({ assets }) =>
        assets.map((of) => ({ kind: 'asset' as const, id: of.id, name: of.asset_name, of })),
      ) ?? [],
    more: moreOf(list),
  });
  // A kit only references its parts; they are loaded when it is chosen.
  const opening = useMutation({
    mutationFn: ({ id }: BrandOption) => call(brandEndpoints.readBrandKitChoices, { params: { id } }),
    onSuccess: (of, { id, name }) => onTaken({ kind: 'kit', id, name, of }),
  });
  const lists = [
    kits.list,
    palettes.list,
    themes.list,
    instructions.list,
    fonts,
    pictures,
    drawings,
  ] as const;
  return {
    groups: [
      kits.group,
      palettes.group,
      themes.group,
      {
        title: t.fonts,
        options: [...families].map((family) => ({
          kind: 'font' as const,
          id: family,
          name: family,
          of: { family },
        })),
        more: moreOf(fonts),
      },
      assetGroup(t.drawings, drawings),
      assetGroup(t.pictures, pictures),
      instructions.group,
    ] satisfies readonly OptionGroup[],
    isLoading: lists.some((list) => list.isLoading),
    error: lists.find((list) => list.error)?.error ?? null,
    take: (option: BrandOption) => {
      if (option.kind === 'kit') opening.mutate(option);
      else onTaken(option);
    },
    takeError: opening.error,
  };
}
