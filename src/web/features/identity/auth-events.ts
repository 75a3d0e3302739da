import { z } from 'zod';

/** What the page that ends a sign-in in its own window tells the page that opened it. */
const authEvent = z.object({
  kind: z.literal('octavo.auth'),
  /** Random: the same event arrives over two ways and counts once. */
  id: z.string().min(8).max(64),
  /** 'signed_in', 'multi-factor-auth-required', or the code of a failure. */
  outcome: z.string().max(64),
});

export type AuthEvent = z.infer<typeof authEvent>;

const channelName = 'octavo-auth';
/** How long an event is known, so that it does not count twice. */
const eventLifeMs = 600_000;

/** Knows which events were seen already. */
export function createEventCache(now: () => number) {
  const seen = new Map<string, number>();
  return {
    /** True at the first sight of an id within ten minutes. */
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
 * Tells the pages of this origin how a sign-in ended: over a channel, which also works where the browser cut the tie
 * between the two windows, and to the opener, for browsers that keep channels apart.
 */
export function announceAuthEvent(outcome: string): void {
  const event: AuthEvent = { kind: 'octavo.auth', id: crypto.randomUUID(), outcome };
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(event);
  channel.close();
  const opener: unknown = window.opener;
  if (opener) (opener as Window).postMessage(event, window.location.origin);
}

/** Calls `listener` once for each event of this origin's own pages; gives the way to stop. */
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
