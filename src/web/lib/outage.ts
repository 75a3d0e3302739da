import { outageEvents } from './outage-events.ts';

/** How often the server is asked whether it is back. */
const probeEveryMs = 2_000;

export interface OutagePorts {
  /** Whether the server can reach its database again; rejects when nobody answers. */
  readonly isBack: () => Promise<boolean>;
  readonly sleep: (ms: number) => Promise<void>;
  /** Called once the outage is over, to load what could not be loaded. */
  readonly onBack: () => void;
}

/** Whether the server has said that it can't reach its database, and has not come back since. */
export interface Outage {
  /** Notes that a call was refused for it, and asks until the database is back. */
  report(ports: OutagePorts): void;
  isOn(): boolean;
  /** Calls the listener when the state changes; returns the way to stop. */
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

/** Asks the server itself: a check that fails names what is missing. */
async function databaseIsBack(): Promise<boolean> {
  const answer = await fetch('/readyz');
  if (answer.ok) return true;
  const { fields }: { fields?: readonly { readonly path: string }[] } = await answer.json();
  return fields !== undefined && !fields.some(({ path }) => path === 'database');
}

/** Watches for the calls of this page. */
export function reportOutage(): void {
  outage.report({
    isBack: databaseIsBack,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onBack: () => void outageEvents.dispatchEvent(new Event('over')),
  });
}
