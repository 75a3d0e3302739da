import { noQueue } from './offline-queue.ts';
import type { ClientDeps } from './send-request.ts';
import { noUnsentChanges } from './unsent-changes.ts';

/** Scripted response to one request. */
export type Reply = (url: string, init: RequestInit) => Response | Promise<Response>;

/** Returns client dependencies with a scripted server; records requests and sleeps. */
export function scriptedDeps(replies: readonly Reply[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const slept: number[] = [];
  const ended = { count: 0 };
  let tokenCount = 1;
  const deps: ClientDeps = {
    fetch: async (input, init = {}) => {
      const url = String(input);
      requests.push({ url, init });
      const reply = replies[requests.length - 1];
      if (!reply) throw new Error(`Unexpected request ${requests.length}: ${url}`);
      return reply(url, init);
    },
    tokens: {
      get: async () => `token-${tokenCount}`,
      forget: () => {
        tokenCount += 1;
      },
      drop: () => undefined,
      end: () => {
        ended.count += 1;
      },
    },
    baseOf: () => '',
    queue: noQueue,
    unsent: noUnsentChanges,
    sleep: async (ms) => {
      slept.push(ms);
    },
  };
  return { deps, requests, slept, ended };
}

export const json = (status: number, value: unknown): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

export const refusal = (status: number, code: string, detail: unknown = 'No.'): Response =>
  json(status, { detail, code, request_id: 'req-1' });
