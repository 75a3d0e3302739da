import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiKeyEndpoints } from '../../../../contract/api-keys.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/client.ts';

const keysKey = ['api-keys'] as const;

export function useApiKeys() {
  return useQuery({
    queryKey: keysKey,
    queryFn: async ({ signal }) => (await call(apiKeyEndpoints.listApiKeys, {}, { signal })).api_keys,
  });
}

type NewKey = Omit<BodyOf<typeof apiKeyEndpoints.createApiKey>, 'expires_in_days' | 'password'> & {
  expires_in_days: number | null;
};

/** Actions on an API key. 'make' and 'rotate' need the password, if the account has one. */
export type KeyChange =
  | ({ readonly to: 'make'; readonly password?: string } & NewKey)
  | { readonly to: 'rotate'; readonly id: string; readonly password?: string }
  | { readonly to: 'revoke' | 'delete'; readonly id: string };

const passwordField = (password: string | undefined) => (password ? { password } : {});

async function change(what: KeyChange): Promise<string | null> {
  if (what.to === 'make') {
    const { name, scopes, expires_in_days } = what;
    const body = { name, scopes, expires_in_days, ...passwordField(what.password) };
    return (await call(apiKeyEndpoints.createApiKey, { body })).secret;
  }
  const params = { id: what.id };
  if (what.to === 'delete') {
    await call(apiKeyEndpoints.deleteApiKey, { params });
    return null;
  }
  const body =
    what.to === 'rotate'
      ? { rotate: true as const, ...passwordField(what.password) }
      : { revoked: true as const };
  return (await call(apiKeyEndpoints.updateApiKey, { params, body })).secret;
}

export function useChangeKeys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
}
