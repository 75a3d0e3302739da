import { hasEnded } from '../../lifecycle/process-identity.ts';

/**
 * Ends a database server, gently first: SIGINT ends transactions and writes everything out, SIGQUIT leaves recovery to
 * the next start. Both lose nothing that was committed.
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
