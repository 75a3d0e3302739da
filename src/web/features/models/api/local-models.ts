import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { localModelEndpoints } from '../../../../contract/local-models.ts';
import { call } from '../../../lib/client.ts';

export type LocalServers = AnswerOf<typeof localModelEndpoints.findLocalServers>;
export type LocalServer = LocalServers['servers'][number];
export type Pull = AnswerOf<typeof localModelEndpoints.listPulls>['pulls'][number];

const pullsKey = ['model-pulls'] as const;
const pollMs = 700;

/** Lists local model servers. Does not block the page. */
export const useLocalServers = () =>
  useQuery({
    queryKey: ['model-settings', 'local'],
    queryFn: ({ signal }) => call(localModelEndpoints.findLocalServers, {}, { signal }),
    staleTime: 30_000,
  });

/** Lists Ollama downloads; polls while one is in progress. */
export function usePulls() {
  const client = useQueryClient();
  return useQuery({
    queryKey: pullsKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<{ pulls: Pull[] }>(pullsKey)?.pulls ?? [];
      const answer = await call(localModelEndpoints.listPulls, {}, { signal });
      const wasRunning = ({ provider_id, model }: Pull) =>
        before.some(
          (each) => each.provider_id === provider_id && each.model === model && each.state === 'running',
        );
      if (answer.pulls.some((pull) => pull.state === 'done' && wasRunning(pull)))
        void client.invalidateQueries({ queryKey: ['model-settings'] });
      return answer;
    },
    refetchInterval: ({ state }) => state.data?.pulls.some((pull) => pull.state === 'running') && pollMs,
  });
}

function useLocalChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      // Not awaited: another provider that is down takes seconds.
      void client.invalidateQueries({ queryKey: ['model-settings'] });
      return client.invalidateQueries({ queryKey: pullsKey });
    },
  });
}

export const usePullModel = (id: string) =>
  useLocalChange((model: string) => call(localModelEndpoints.pullModel, { params: { id }, body: { model } }));

export const useCancelPull = (id: string) =>
  useLocalChange((model: string) => call(localModelEndpoints.cancelPull, { params: { id, model } }));

export const useRemoveLocalModel = (id: string) =>
  useLocalChange((model: string) => call(localModelEndpoints.removeLocalModel, { params: { id, model } }));
