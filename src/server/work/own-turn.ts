import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Returns how many callers wait for their turn. */
export const turnsAhead = (): number => waiting;

/**
 * Resolves in a turn of the event loop that no other caller gets. Timers that are due together run back to
 * back, so without this the work of forty runs adds up to one long block.
 */
export async function ownTurn(): Promise<void> {
  waiting += 1;
  last = last.then(() => setImmediate());
  await last;
  waiting -= 1;
}
