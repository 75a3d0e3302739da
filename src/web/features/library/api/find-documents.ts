import { useInfiniteQuery } from '@tanstack/react-query';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';
import { untilDrawn } from './until-drawn.ts';

export type SortColumn = 'updated_at' | 'created_at' | 'title';

export interface FindQuery {
  readonly words: string;
  readonly kind: 'page' | 'slides' | null;
  readonly isFavoriteOnly: boolean;
  /** ISO time. */
  readonly createdAfter: string | null;
  readonly sort: SortColumn;
  readonly order: 'asc' | 'desc';
  readonly pageLength: number;
}

/** Lists the documents that match the filter, page by page. */
export function useFindDocuments(find: FindQuery, isEnabled = true) {
  return useInfiniteQuery({
    queryKey: [...libraryKeys.found, find],
    queryFn: ({ signal, pageParam }) =>
      call(
        libraryEndpoints.listDocuments,
        {
          query: {
            q: find.words || undefined,
            kind: find.kind ?? undefined,
            is_favorite: find.isFavoriteOnly ? 'true' : undefined,
            created_after: find.createdAfter ?? undefined,
            sort: find.sort,
            order: find.order,
            limit: String(find.pageLength),
            cursor: pageParam ?? undefined,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: (previous) => previous,
    enabled: isEnabled,
    staleTime: 0,
    refetchInterval: untilDrawn,
  });
}
