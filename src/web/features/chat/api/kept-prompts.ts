import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { promptEndpoints } from '../../../../contract/prompts.ts';
import { call } from '../../../lib/client.ts';

const keptPromptsKey = ['prompts'] as const;

/** Lists the account's saved prompts, newest first. */
export function useKeptPrompts() {
  return useQuery({
    queryKey: keptPromptsKey,
    queryFn: async ({ signal }) => (await call(promptEndpoints.listKeptPrompts, {}, { signal })).prompts,
  });
}

export function useKeepPrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (prompt: string) => call(promptEndpoints.keepPrompt, { body: { prompt } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keptPromptsKey }),
  });
}

export function useForgetPrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(promptEndpoints.forgetPrompt, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keptPromptsKey }),
  });
}
