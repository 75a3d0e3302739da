import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../contract/endpoint.ts';
import { ownModelKeyEndpoints } from '../../../../contract/own-model-keys.ts';
import { call } from '../../../lib/client.ts';

export type OwnKeys = AnswerOf<typeof ownModelKeyEndpoints.listOwnModelKeys>;
export type OwnKey = OwnKeys['keys'][number];
export type AddedOwnKey = AnswerOf<typeof ownModelKeyEndpoints.addOwnModelKey>;

const ownKeysKey = ['own-model-keys'] as const;

export const useOwnKeys = () =>
  useQuery({
    queryKey: [...ownKeysKey, 'list'],
    queryFn: ({ signal }) => call(ownModelKeyEndpoints.listOwnModelKeys, {}, { signal }),
  });

/** Lists the models of a stored key. */
export const useModelsOfOwnKey = (id: string, isEnabled: boolean) =>
  useQuery({
    queryKey: [...ownKeysKey, 'models', id],
    queryFn: ({ signal }) => call(ownModelKeyEndpoints.listModelsOfOwnKey, { params: { id } }, { signal }),
    retry: false,
    staleTime: 60_000,
    enabled: isEnabled,
  });

/** Changes the keys, then refetches them and the models to choose from. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownKeysKey }),
        client.invalidateQueries({ queryKey: ['models'] }),
      ]),
  });
}

export const useAddOwnKey = () =>
  useChange((body: BodyOf<typeof ownModelKeyEndpoints.addOwnModelKey>) =>
    call(ownModelKeyEndpoints.addOwnModelKey, { body }),
  );

export const useChooseOwnModel = () =>
  useChange(({ id, model }: { readonly id: string; readonly model: string }) =>
    call(ownModelKeyEndpoints.chooseModelOfOwnKey, { params: { id }, body: { model } }),
  );

export const useRemoveOwnKey = () =>
  useChange((id: string) => call(ownModelKeyEndpoints.removeOwnModelKey, { params: { id } }));
