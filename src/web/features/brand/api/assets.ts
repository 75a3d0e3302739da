import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Asset, assetEndpoints, maxAssetNameLength } from '../../../../contract/assets.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/client.ts';
import { type UploadOptions, uploadFile, withinOperationWindow } from '../../../lib/upload-file.ts';
import { uploadPorts } from '../../../lib/upload-ports.ts';

export type AssetPage = AnswerOf<typeof assetEndpoints.listAssets>;
export type AssetKind = Asset['file']['kind'];

export const assetKeys = {
  all: ['assets'] as const,
  list: (q: string, kind: AssetKind | null) => ['assets', 'list', q, kind] as const,
};

/** Returns the display name of a file: its name without the extension, unless nothing else is left. */
function nameOf(file: File): string {
  return (file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim() || file.name).slice(0, maxAssetNameLength);
}

/** Uploads one file under its own name. @throws StorageError */
export async function uploadAsset(file: File, options: UploadOptions): Promise<Asset> {
  const form = new FormData();
  form.append('name', nameOf(file));
  form.append('description', '');
  form.append('file', file);
  return uploadFile(assetEndpoints.uploadAsset, form, options, uploadPorts);
}

/** Lists the assets, twenty per page, in the user's order. */
export function useAssets(q: string, kind: AssetKind | null) {
  return useInfiniteQuery({
    queryKey: assetKeys.list(q, kind),
    queryFn: ({ signal, pageParam }) =>
      call(
        assetEndpoints.listAssets,
        {
          query: {
            ...(q ? { q } : {}),
            ...(kind ? { kind } : {}),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Reads assets by id, unordered; deleted ones are omitted. */
export function useAssetsById(ids: readonly string[]) {
  return useQuery({
    queryKey: [...assetKeys.all, 'by-id', ids],
    queryFn: async ({ signal }) => {
      const { assets } = await call(
        assetEndpoints.listAssets,
        { query: { ids: ids.join(','), limit: 100 } },
        { signal },
      );
      return assets;
    },
    enabled: ids.length > 0,
  });
}

type Change = { readonly id: string } & Partial<{
  asset_name: string;
  description: string;
  before_id: string | null;
}>;

/** Renames, describes or moves an asset; lists update after the server's response. */
export function useUpdateAsset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      withinOperationWindow((signal) =>
        call(assetEndpoints.updateAsset, { params: { id }, body }, { signal }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: assetKeys.all }),
  });
}

/** Deletes an asset optimistically; restores it in the lists on failure. */
export function useDeleteAsset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      withinOperationWindow((signal) => call(assetEndpoints.deleteAsset, { params: { id } }, { signal })),
    onMutate: (id) => {
      queryClient.setQueriesData<InfiniteData<AssetPage>>({ queryKey: assetKeys.all }, (held) =>
        held?.pages
          ? {
              ...held,
              pages: held.pages.map((page) => ({
                ...page,
                assets: page.assets.filter((asset) => asset.id !== id),
              })),
            }
          : held,
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: assetKeys.all }),
  });
}
