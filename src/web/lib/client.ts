import { contract } from '../../contract/index.ts';
import { baseOf } from './backends.ts';
import { createCall } from './call.ts';
import { createOpenEvents } from './open-events.ts';
import type { ClientDeps } from './send-request.ts';
import { announceSessionEnd } from './session-end.ts';
import { createTokenSource } from './token-source.ts';

/** Calls of the identity service need no bearer, so `call` can fetch the token that all other calls carry. */
export const tokens = createTokenSource({
  fetchToken: () => call(contract.readToken, {}),
  now: Date.now,
  onEnd: announceSessionEnd,
});

const deps: ClientDeps = {
  fetch: (input, init) => fetch(input, init),
  tokens,
  baseOf,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export const call = createCall(deps);
export const openEvents = createOpenEvents(deps);
