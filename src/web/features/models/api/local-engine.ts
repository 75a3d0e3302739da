import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../contract/endpoint.ts';
import { localEngineEndpoints as contract } from '../../../../contract/local-engine.ts';
import { call } from '../../../lib/client.ts';

export type Engine = AnswerOf<typeof contract.readEngine>;
export type EngineModel = Engine['models'][number];

const engineKey = ['model-engine'] as const;
const pollMs = 700;

const isUnderWay = ({ state }: EngineModel): boolean => state === 'running';

/** Reads the engine and its models; polls while something is under way. Does not block the page. */
export function useEngine() {
  const client = useQueryClient();
  return useQuery({
    queryKey: engineKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<Engine>(engineKey)?.models.filter(isUnderWay) ?? [];
      const answer = await call(contract.readEngine, {}, { signal });
      const isReady = (id: string) => answer.models.some((each) => each.id === id && each.state === 'ready');
      // A model that is ready is offered by the server.
      if (before.some(({ id }) => isReady(id)))
        void Promise.all([
          client.invalidateQueries({ queryKey: ['model-settings'] }),
          client.invalidateQueries({ queryKey: ['models'] }),
        ]);
      return answer;
    },
    refetchInterval: ({ state }) => state.data?.models.some(isUnderWay) && pollMs,
  });
}

function useEngineChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      // Not awaited: a provider that is down takes seconds.
      for (const queryKey of [['model-settings'], ['models']]) void client.invalidateQueries({ queryKey });
      return client.invalidateQueries({ queryKey: engineKey });
    },
  });
}

export const useGetEngineModel = () =>
  useEngineChange((body: BodyOf<typeof contract.getEngineModel>) => call(contract.getEngineModel, { body }));

export const useResumeEngineModel = () =>
  useEngineChange((id: string) => call(contract.resumeEngineModel, { params: { id } }));

export const usePauseEngineModel = () =>
  useEngineChange((id: string) => call(contract.pauseEngineModel, { params: { id } }));

export const useRemoveEngineModel = () =>
  useEngineChange((id: string) => call(contract.removeEngineModel, { params: { id } }));

export const useRemoveEngine = () => useEngineChange((_: undefined) => call(contract.removeEngine, {}));
