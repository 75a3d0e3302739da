import type { Call, CallableEndpoint, InputOf } from './call.ts';
import { isPassing } from './retry.ts';
import type { UnsentChanges } from './unsent-changes.ts';

/**
 * Sends changes that an earlier page of this account could not send, in order and with their idempotency
 * keys, so nothing is applied twice. Returns the number sent. Calls `onRefused` for changes that the server
 * rejects permanently; the rest stay stored for the next page.
 */
export async function sendUnsent(
  uid: string,
  deps: { readonly call: Call; readonly unsent: UnsentChanges },
  onRefused: (error: unknown) => void,
): Promise<number> {
  const kept = deps.unsent.belongTo(uid);
  if (kept.length === 0) return 0;
  // All endpoints are large, and unsent changes are rare.
  const { contract } = await import('../../contract/index.ts');
  const endpoints: readonly CallableEndpoint[] = Object.values(contract).filter(
    (endpoint): endpoint is Extract<typeof endpoint, CallableEndpoint> => endpoint.answer.kind !== 'events',
  );
  let sent = 0;
  for (const { method, path, params, query, body, key } of kept) {
    const endpoint = endpoints.find((each) => each.method === method && each.path === path);
    if (!endpoint) {
      deps.unsent.forget(key);
      continue;
    }
    const input = { params, query, body } as InputOf<CallableEndpoint>;
    try {
      await deps.call(endpoint, input, { key });
      sent += 1;
    } catch (error) {
      if (isPassing(error))
        deps.unsent.keep(endpoint, { ...(params ? { params } : {}), ...(query ? { query } : {}), body }, key);
      else onRefused(error);
    }
  }
  return sent;
}
