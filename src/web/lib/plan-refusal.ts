const listeners = new Set<(detail: string) => void>();

/** Notifies listeners that a call failed because of a plan limit. */
export function announcePlanRefusal(detail: string): void {
  for (const listener of listeners) listener(detail);
}

/**
 * Calls `listener` for each plan-limit error, so the UI can offer an upgrade. Returns an unsubscribe
 * function.
 */
export function onPlanRefusal(listener: (detail: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
