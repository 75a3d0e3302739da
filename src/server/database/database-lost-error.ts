import { AsyncLocalStorage } from 'node:async_hooks';

const losses = new AsyncLocalStorage<{ lost: DatabaseLostError | null }>();

/**
 * The database is unreachable, or the connection broke during a statement. Whether that statement was
 * committed is unknown.
 */
export class DatabaseLostError extends Error {
  /** SQLSTATE 'cannot connect now', which the job queue retries. */
  readonly code = '57P03';

  constructor(cause: unknown) {
    super("The database can't be reached", { cause });
    this.name = 'DatabaseLostError';
    const noticed = losses.getStore();
    if (noticed) noticed.lost = this;
  }
}

/** Maximum depth of a cause chain, in case it is circular. */
const mostCauses = 8;

/** Returns whether an error, or one of its causes, is a lost database. */
export function isDatabaseLost(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
    if (current instanceof DatabaseLostError) return true;
    current = current.cause;
  }
  return false;
}

/**
 * Runs library code that may report a lost database as an empty result (such as 'no session'). Throws the
 * `DatabaseLostError` that occurred, whatever the library returned.
 */
export async function withLossesThrown<T>(work: () => Promise<T>): Promise<T> {
  const noticed: { lost: DatabaseLostError | null } = { lost: null };
  const [outcome] = await losses.run(noticed, () => Promise.allSettled([work()]));
  if (noticed.lost) throw noticed.lost;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
