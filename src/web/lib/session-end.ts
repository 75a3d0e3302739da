const listeners = new Set<() => void>();

/** Notifies listeners that the session ended without a sign-out on this page. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when a session ends. Returns an unsubscribe function. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
