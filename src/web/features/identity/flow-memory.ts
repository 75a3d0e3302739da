import { z } from 'zod';

/** A sign-in started in this browser, to be recognized when the email link or the provider returns. */
const flow = z.object({
  purpose: z.enum(['verify_email', 'sign_in', 'google_popup', 'google_page']),
  /** Email address that the link was sent to; empty for Google, which returns it. */
  email: z.string(),
  /** Path to return to, on our own site. */
  returnTo: z.string().nullable(),
  startedAtMs: z.number(),
});

export type Flow = z.infer<typeof flow>;
export type FlowPurpose = Flow['purpose'];

/** Started sign-ins expire, because someone else may use the computer later. */
const flowLifeMs = 600_000;

const keyOf = (purpose: FlowPurpose) => `auth-flow:${purpose}`;

interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** Stores sign-ins started in this browser for ten minutes. Reading an expired one deletes it. */
export function createFlowMemory(deps: { readonly store: Store; readonly now: () => number }) {
  return {
    remember(facts: Omit<Flow, 'startedAtMs'>): void {
      deps.store.write(keyOf(facts.purpose), JSON.stringify({ ...facts, startedAtMs: deps.now() }));
    },
    recall(purpose: FlowPurpose): Flow | null {
      const text = deps.store.read(keyOf(purpose));
      if (text === null) return null;
      const parsed = flow.safeParse(parseJson(text));
      const ageMs = parsed.success ? deps.now() - parsed.data.startedAtMs : Number.POSITIVE_INFINITY;
      // A negative age means that the clock was set back, so the real age is unknown.
      if (parsed.success && ageMs >= 0 && ageMs < flowLifeMs) return parsed.data;
      deps.store.write(keyOf(purpose), null);
      return null;
    },
    forget(purpose: FlowPurpose): void {
      deps.store.write(keyOf(purpose), null);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
