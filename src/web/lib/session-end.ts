const listeners = new Set<() => void>();

/** Tells everybody who cares that the session of this browser is over without anybody here having ended it. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when a session ends; gives the way to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
