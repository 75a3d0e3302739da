import { z } from 'zod';

/** Message from the popup that completes a sign-in to the page that opened it. */
const authEvent = z.object({
  kind: z.literal('octavo.auth'),
  /** Random id: the same event arrives through two channels but counts once. */
  id: z.string().min(8).max(64),
  /** 'signed_in', 'multi-factor-auth-required', or an error code. */
  outcome: z.string().max(64),
});

export type AuthEvent = z.infer<typeof authEvent>;

const channelName = 'octavo-auth';
/** How long event ids are remembered for deduplication. */
const eventLifeMs = 600_000;

/** Creates a cache of seen event ids. */
export function createEventCache(now: () => number) {
  const seen = new Map<string, number>();
  return {
    /** Returns true the first time an id is seen within ten minutes. */
    isNew(id: string): boolean {
      const nowMs = now();
      for (const [known, atMs] of seen) if (nowMs - atMs >= eventLifeMs) seen.delete(known);
      if (seen.has(id)) return false;
      seen.set(id, nowMs);
      return true;
    },
  };
}

const cache = createEventCache(Date.now);

/**
 * Announces the outcome of a sign-in to pages of this origin: by BroadcastChannel, which works even if the
 * browser cut the link between the windows, and by message to the opener, for browsers that partition
 * channels.
 */
export function announceAuthEvent(outcome: string): void {
  const event: AuthEvent = { kind: 'octavo.auth', id: crypto.randomUUID(), outcome };
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(event);
  channel.close();
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(event, window.location.origin);
}

/** Calls `listener` once per event from pages of this origin. Returns an unsubscribe function. */
export function listenForAuthEvents(listener: (event: AuthEvent) => void): () => void {
  const receive = (data: unknown) => {
    const parsed = authEvent.safeParse(data);
    if (parsed.success && cache.isNew(parsed.data.id)) listener(parsed.data);
  };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => receive(data);
  const onMessage = (message: MessageEvent) => {
    if (message.origin === window.location.origin) receive(message.data);
  };
  window.addEventListener('message', onMessage);
  return () => {
    channel.close();
    window.removeEventListener('message', onMessage);
  };
}
