import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandKit, Instruction, Palette, Theme } from '../../../../contract/brand.ts';
import { brandEndpoints } from '../../../../contract/brand.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/client.ts';

export interface EntryOf {
  readonly palette: Palette;
  readonly instruction: Instruction;
  readonly theme: Theme;
  readonly kit: BrandKit;
}
export type EntryKind = keyof EntryOf;

/** Request body of a new entry, by kind. */
export interface NewEntryOf {
  readonly palette: BodyOf<typeof brandEndpoints.createPalette>;
  readonly instruction: BodyOf<typeof brandEndpoints.createInstruction>;
  readonly theme: BodyOf<typeof brandEndpoints.createTheme>;
  readonly kit: BodyOf<typeof brandEndpoints.createBrandKit>;
}

interface EntryPage<Kind extends EntryKind> {
  readonly entries: readonly EntryOf[Kind][];
  readonly total: number;
  readonly next_cursor: { readonly created_at: string; readonly id: string } | null;
}
type Cursor = EntryPage<EntryKind>['next_cursor'];
type Query = { q?: string; limit?: number; cursor_created_at?: string; cursor_id?: string };

interface EntryCalls<Kind extends EntryKind> {
  list(query: Query, signal: AbortSignal): Promise<EntryPage<Kind>>;
  create(body: NewEntryOf[Kind]): Promise<EntryOf[Kind]>;
  update(id: string, body: EntryChange<Kind>): Promise<EntryOf[Kind]>;
  remove(id: string): Promise<undefined>;
}
/** Editable fields of an entry. */
export type EntryChange<Kind extends EntryKind> = Partial<NewEntryOf[Kind]> & Place;
type Place = { readonly before_id?: string | null };

const calls: { readonly [Kind in EntryKind]: EntryCalls<Kind> } = {
  palette: {
    list: async (query, signal) => {
      const { palettes: entries, ...page } = await call(brandEndpoints.listPalettes, { query }, { signal });
      return { entries, ...page };
    },
    create: (body) => call(brandEndpoints.createPalette, { body }),
    update: (id, body) => call(brandEndpoints.updatePalette, { params: { id }, body }),
    remove: (id) => call(brandEndpoints.deletePalette, { params: { id } }),
  },
  instruction: {
    list: async (query, signal) => {
      const { instructions: entries, ...page } = await call(
        brandEndpoints.listInstructions,
        { query },
        { signal },
      );
      return { entries, ...page };
    },
    create: (body) => call(brandEndpoints.createInstruction, { body }),
    update: (id, body) => call(brandEndpoints.updateInstruction, { params: { id }, body }),
    remove: (id) => call(brandEndpoints.deleteInstruction, { params: { id } }),
  },
  theme: {
    list: async (query, signal) => {
      const { themes: entries, ...page } = await call(brandEndpoints.listThemes, { query }, { signal });
      return { entries, ...page };
    },
    create: (body) => call(brandEndpoints.createTheme, { body }),
    update: (id, body) => call(brandEndpoints.updateTheme, { params: { id }, body }),
    remove: (id) => call(brandEndpoints.deleteTheme, { params: { id } }),
  },
  kit: {
    list: async (query, signal) => {
      const { brand_kits: entries, ...page } = await call(
        brandEndpoints.listBrandKits,
        { query },
        { signal },
      );
      return { entries, ...page };
    },
    create: (body) => call(brandEndpoints.createBrandKit, { body }),
    update: (id, body) => call(brandEndpoints.updateBrandKit, { params: { id }, body }),
    remove: (id) => call(brandEndpoints.deleteBrandKit, { params: { id } }),
  },
};

export const entryKeys = { of: (kind: EntryKind) => ['brand', kind] as const };

/** Lists one page of the user's entries of one kind. */
export function listEntries<Kind extends EntryKind>(
  kind: Kind,
  query: Query,
  signal: AbortSignal,
): Promise<EntryPage<Kind>> {
  return calls[kind].list(query, signal) as Promise<EntryPage<Kind>>;
}

/** Lists entries, fifty per page, in the user's order. */
export function useEntries<Kind extends EntryKind>(kind: Kind, q = '') {
  return useInfiniteQuery({
    queryKey: [...entryKeys.of(kind), 'list', q],
    queryFn: ({ signal, pageParam }) =>
      listEntries(
        kind,
        {
          ...(q ? { q } : {}),
          ...(pageParam ? { cursor_created_at: pageParam.created_at, cursor_id: pageParam.id } : {}),
        },
        signal,
      ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Creates or updates an entry. */
export function useSaveEntry<Kind extends EntryKind>(kind: Kind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string | null; readonly body: NewEntryOf[Kind] }) => {
      const of = calls[kind] as EntryCalls<Kind>;
      return id === null ? of.create(body) : of.update(id, body as EntryChange<Kind>);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: entryKeys.of(kind) }),
  });
}

/** Updates some fields of an entry, or moves it (`before_id`). */
export function useChangeEntry<Kind extends EntryKind>(kind: Kind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: EntryChange<Kind> }) =>
      (calls[kind] as EntryCalls<Kind>).update(id, body),
    onSettled: () => queryClient.invalidateQueries({ queryKey: entryKeys.of(kind) }),
  });
}

export function useDeleteEntry(kind: EntryKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => calls[kind].remove(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: entryKeys.of(kind) }),
  });
}

/** Lists the aspect ratios that the server supports. */
export function useAspectRatios() {
  return useQuery({
    queryKey: ['aspect-ratios'],
    queryFn: ({ signal }) => call(brandEndpoints.listAspectRatios, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
