import { outageEvents } from './outage-events.ts';

/** Polling interval while the database is unreachable. */
const probeEveryMs = 2_000;

export interface OutagePorts {
  /** Returns whether the server can reach its database again; rejects if there is no response. */
  readonly isBack: () => Promise<boolean>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Called once the outage is over, to reload failed queries. */
  readonly onBack: () => void;
}

/** Tracks whether the server can't reach its database. */
export interface Outage {
  /** Records a call that failed because of the outage, and polls until the database is back. */
  report(ports: OutagePorts): void;
  isOn(): boolean;
  /** Calls the listener when the state changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createOutage(): Outage {
  const listeners = new Set<() => void>();
  let isOn = false;
  const set = (value: boolean) => {
    isOn = value;
    for (const listener of listeners) listener();
  };

  async function watch({ isBack, sleep, onBack }: OutagePorts): Promise<void> {
    do await sleep(probeEveryMs);
    while (!(await isBack().catch(() => false)));
    set(false);
    onBack();
  }

  return {
    report(ports) {
      if (isOn) return;
      set(true);
      void watch(ports);
    },
    isOn: () => isOn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const outage = createOutage();

/** Checks `/readyz`: a failed check lists the unavailable parts. */
async function databaseIsBack(): Promise<boolean> {
  const answer = await fetch('/readyz');
  if (answer.ok) return true;
  const { fields }: { fields?: readonly { readonly path: string }[] } = await answer.json();
  return fields !== undefined && !fields.some(({ path }) => path === 'database');
}

/** Starts the page's outage watch. */
export function reportOutage(): void {
  outage.report({
    isBack: databaseIsBack,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onBack: () => void outageEvents.dispatchEvent(new Event('over')),
  });
}
