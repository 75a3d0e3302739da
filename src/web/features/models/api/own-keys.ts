import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../contract/endpoint.ts';
import { ownModelKeyEndpoints as contract } from '../../../../contract/own-model-keys.ts';
import { call } from '../../../lib/client.ts';

export type OwnKeys = AnswerOf<typeof contract.listOwnModelKeys>;
export type OwnKey = OwnKeys['keys'][number];
export type AddedOwnKey = AnswerOf<typeof contract.addOwnModelKey>;

const ownKeysKey = ['own-model-keys'] as const;

export const useOwnKeys = () =>
  useQuery({
    queryKey: [...ownKeysKey, 'list'],
    queryFn: ({ signal }) => call(contract.listOwnModelKeys, {}, { signal }),
  });

/** Lists the models of a stored key. */
export const useModelsOfOwnKey = (id: string, isEnabled: boolean) =>
  useQuery({
    queryKey: [...ownKeysKey, 'models', id],
    queryFn: ({ signal }) => call(contract.listModelsOfOwnKey, { params: { id } }, { signal }),
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
  useChange((body: BodyOf<typeof contract.addOwnModelKey>) => call(contract.addOwnModelKey, { body }));

export const useChooseOwnModel = () =>
  useChange(({ id, model }: { readonly id: string; readonly model: string }) =>
    call(contract.chooseModelOfOwnKey, { params: { id }, body: { model } }),
  );

export const useRemoveOwnKey = () =>
  useChange((id: string) => call(contract.removeOwnModelKey, { params: { id } }));
