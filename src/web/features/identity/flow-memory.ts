import { z } from 'zod';

/** What a browser remembers of a way in that it began: the mail's link or the provider's answer comes back to it. */
const flow = z.object({
  purpose: z.enum(['verify_email', 'sign_in', 'google_popup', 'google_page']),
  /** Whose mail it is; empty for Google, which says so itself. */
  email: z.string(),
  /** An own path to go to afterwards. */
  returnTo: z.string().nullable(),
  startedAtMs: z.number(),
});

export type Flow = z.infer<typeof flow>;
export type FlowPurpose = Flow['purpose'];

/** After this a beginning counts for nothing: the computer may be another person's by then. */
const flowLifeMs = 600_000;

const keyOf = (purpose: FlowPurpose) => `auth-flow:${purpose}`;

interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** Remembers what this browser began, for ten minutes. An expired marker is removed by reading it. */
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
      // A negative age is a clock that was set back: nobody can say how old the marker is.
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
