import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../contract/endpoint.ts';
import { searchEngineEndpoints } from '../../../../contract/search-engine.ts';
import { call } from '../../../lib/client.ts';

export type SearchEngine = NonNullable<AnswerOf<typeof searchEngineEndpoints.readSearchEngine>['engine']>;

const searchKey = ['search-engine'] as const;

export const useSearchEngine = () =>
  useQuery({
    queryKey: searchKey,
    queryFn: ({ signal }) => call(searchEngineEndpoints.readSearchEngine, {}, { signal }),
  });

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: searchKey }),
  });
}

export const useSetSearchEngine = () =>
  useChange((body: BodyOf<typeof searchEngineEndpoints.setSearchEngine>) =>
    call(searchEngineEndpoints.setSearchEngine, { body }),
  );

export const useRemoveSearchEngine = () =>
  useChange((_: undefined) => call(searchEngineEndpoints.removeSearchEngine, {}));
