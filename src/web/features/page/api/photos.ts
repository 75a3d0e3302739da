import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { photoEndpoints } from '../../../../contract/photos.ts';
import { call } from '../../../lib/client.ts';

const searchStaysMs = 10 * 60_000;

/** Reads which photo services the server has. They change only with its settings. */
export const usePhotoServices = () =>
  useQuery({
    queryKey: ['photos', 'services'],
    queryFn: ({ signal }) => call(photoEndpoints.listPhotoServices, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Searches photos; nothing for an empty text. Never again by itself, because services limit searches. */
export const usePhotos = (q: string) =>
  useInfiniteQuery({
    queryKey: ['photos', 'search', q],
    queryFn: ({ signal, pageParam }) =>
      call(photoEndpoints.searchPhotos, { query: { q, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.has_more ? page + 1 : null),
    enabled: q !== '',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A search that a service failed is asked again when it is repeated.
    staleTime: ({ state }) => (state.data?.pages.some(({ faults }) => faults.length > 0) ? 0 : searchStaysMs),
  });

/** Keeps a photo as an asset, which the list of assets then shows. */
export function useKeepPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(photoEndpoints.keepPhoto, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['assets'] }),
  });
}
