import { useQueryClient } from '@tanstack/react-query';
import { identityConfigQuery, useIdentityConfig } from '../api/config.ts';
import { defaultMinLength } from '../form-rules.ts';

/** What the server wants of a password, and the way to ask it again when it refused one. */
export function usePasswordPolicy() {
  const config = useIdentityConfig();
  const queryClient = useQueryClient();
  const minLength = config.data?.password_policy.min_length ?? defaultMinLength;
  return {
    minLength,
    hint: `At least ${minLength} characters`,
    /** Answers the smallest length that counts now; the one at hand where the server cannot be reached. */
    fetchAgain: async (): Promise<number> => {
      const fresh = await queryClient
        .fetchQuery({ ...identityConfigQuery, staleTime: 0 })
        .catch(() => config.data);
      return fresh?.password_policy.min_length ?? minLength;
    },
  };
}
