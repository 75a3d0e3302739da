import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

const keptPromptsKey = ['prompts'] as const;

/** Lists the account's saved prompts, newest first. */
export function useKeptPrompts() {
  return useQuery({
    queryKey: keptPromptsKey,
    queryFn: async ({ signal }) => (await call(contract.listKeptPrompts, {}, { signal })).prompts,
  });
}

export function useKeepPrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (prompt: string) => call(contract.keepPrompt, { body: { prompt } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keptPromptsKey }),
  });
}

export function useForgetPrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(contract.forgetPrompt, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keptPromptsKey }),
  });
}
