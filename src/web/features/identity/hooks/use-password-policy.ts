import { useQueryClient } from '@tanstack/react-query';
import { words } from '../../../lib/words.ts';
import { identityConfigQuery, useIdentityConfig } from '../api/config.ts';
import { defaultMinLength } from '../form-rules.ts';

/** Password policy of the server, with a refetch for after a rejection. */
export function usePasswordPolicy() {
  const config = useIdentityConfig();
  const queryClient = useQueryClient();
  const minLength = config.data?.password_policy.min_length ?? defaultMinLength;
  return {
    minLength,
    hint: words('identity').passwordHint(minLength),
    /** Refetches and returns the minimum length; returns the current one if the server is unreachable. */
    fetchAgain: async (): Promise<number> => {
      const fresh = await queryClient
        .fetchQuery({ ...identityConfigQuery, staleTime: 0 })
        .catch(() => config.data);
      return fresh?.password_policy.min_length ?? minLength;
    },
  };
}
