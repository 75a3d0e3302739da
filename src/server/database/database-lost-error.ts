import { AsyncLocalStorage } from 'node:async_hooks';

const losses = new AsyncLocalStorage<{ lost: DatabaseLostError | null }>();

/**
 * The database can't be reached, or dropped the connection in the middle of a statement. Whether a statement under way
 * was committed is unknown.
 */
export class DatabaseLostError extends Error {
  /** 'cannot connect now' in SQLSTATE. The job queue retries what fails with it. */
  readonly code = '57P03';

  constructor(cause: unknown) {
    super("The database can't be reached", { cause });
    this.name = 'DatabaseLostError';
    const noticed = losses.getStore();
    if (noticed) noticed.lost = this;
  }
}

/** Wrapping errors have few layers; a cycle of causes must end too. */
const mostCauses = 8;

/** Returns whether an error, or one that caused it, is a lost database. */
export function isDatabaseLost(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
    if (current instanceof DatabaseLostError) return true;
    current = current.cause;
  }
  return false;
}

/**
 * Does work of a library that may take a lost database for an empty one ('no session', say). Throws the
 * `DatabaseLostError` that was met, whatever the work made of it.
 */
export async function withLossesThrown<T>(work: () => Promise<T>): Promise<T> {
  const noticed: { lost: DatabaseLostError | null } = { lost: null };
  const [outcome] = await losses.run(noticed, () => Promise.allSettled([work()]));
  if (noticed.lost) throw noticed.lost;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
