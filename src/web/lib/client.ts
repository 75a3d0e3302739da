import { accountEndpoints } from '../../contract/accounts.ts';
import { identityEndpoints } from '../../contract/identity.ts';
import { baseOf } from './backends.ts';
import { createCall } from './call.ts';
import { localStore } from './local-store.ts';
import { browserConnection, createOfflineQueue } from './offline-queue.ts';
import { createOpenEvents } from './open-events.ts';
import type { ClientDeps } from './send-request.ts';
import { announceSessionEnd } from './session-end.ts';
import { createTokenSource } from './token-source.ts';
import { createTokenSync } from './token-sync.ts';
import { createUnsentChanges } from './unsent-changes.ts';

let syncUrl: Promise<string | null> | null = null;

/** Fetched once, with the first token. */
const readTokenSyncUrl = () => {
  syncUrl ??= call(accountEndpoints.identityConfig, {}).then(
    (config) => config.token_sync_url,
    (error: unknown) => {
      syncUrl = null;
      throw error;
    },
  );
  return syncUrl;
};

const tokenSync = createTokenSync({
  fetch: (input, init) => fetch(input, init),
  now: Date.now,
  store: localStore,
  readUrl: readTokenSyncUrl,
});

/** Identity endpoints need no bearer token, so `call` can fetch the token for all other calls. */
export const tokens = createTokenSource({
  fetchToken: () => call(identityEndpoints.readToken, {}),
  now: Date.now,
  onEnd: announceSessionEnd,
  onToken: (token) => void tokenSync.renewed(token),
  onDrop: (token) => void tokenSync.ended(token),
});

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Requests queued while the browser is offline. */
export const offlineQueue = createOfflineQueue({ ...browserConnection, sleep });

/** Queued changes that survive a reload. */
export const unsentChanges = createUnsentChanges({ store: localStore, now: Date.now });

const deps: ClientDeps = {
  fetch: (input, init) => fetch(input, init),
  tokens,
  baseOf,
  sleep,
  queue: offlineQueue,
  unsent: unsentChanges,
};

export const call = createCall(deps);
export const openEvents = createOpenEvents(deps);
