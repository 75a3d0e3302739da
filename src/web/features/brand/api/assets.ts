import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Asset } from '../../../../contract/assets.ts';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { contract } from '../../../../contract/index.ts';
import { baseOf } from '../../../lib/backends.ts';
import { call, tokens } from '../../../lib/client.ts';
import { sendForm, type UploadPorts, uploadFile, withinOperationWindow } from '../../../lib/upload-file.ts';

export type AssetPage = AnswerOf<typeof contract.listAssets>;
export type AssetKind = Asset['file']['kind'];

export const assetKeys = {
  all: ['assets'] as const,
  list: (q: string, kind: AssetKind | null) => ['assets', 'list', q, kind] as const,
};

const ports: UploadPorts = {
  send: sendForm,
  token: () => tokens.get(),
  baseOf,
  now: Date.now,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};

/** Uploads one file under a name. @throws StorageError */
export function uploadAsset(
  file: File,
  name: string,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<Asset> {
  const form = new FormData();
  form.append('name', name);
  form.append('description', '');
  form.append('file', file);
  return uploadFile(contract.uploadAsset, form, options, ports);
}

/** Twenty files a page, in their owner's order. */
export function useAssets(q: string, kind: AssetKind | null) {
  return useInfiniteQuery({
    queryKey: assetKeys.list(q, kind),
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listAssets,
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

type Change = { readonly id: string } & Partial<{
  asset_name: string;
  description: string;
  before_id: string | null;
}>;

/** Renames, describes or moves a file; lists show it when the server has it. */
export function useUpdateAsset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      withinOperationWindow((signal) => call(contract.updateAsset, { params: { id }, body }, { signal })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: assetKeys.all }),
  });
}

/** Deletes a file; it is out of the lists at once, and back where that fails. */
export function useDeleteAsset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      withinOperationWindow((signal) => call(contract.deleteAsset, { params: { id } }, { signal })),
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
