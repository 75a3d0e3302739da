import { hasEnded } from '../../lifecycle/process-identity.ts';

/**
 * Stops a database server. First SIGINT, which aborts transactions and flushes data; then SIGQUIT, which
 * leaves recovery to the next start. Neither loses committed data.
 */
export async function stopPostmaster(pid: number, gentleMs = 6_000): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', gentleMs],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(pid, waitMs)) return;
  }
}
