const listeners = new Set<(detail: string) => void>();

/** Says that a call was refused for what the plan does not have, or has no more of. */
export function announcePlanRefusal(detail: string): void {
  for (const listener of listeners) listener(detail);
}

/** Calls `listener` at each such refusal, so that the way to a plan is one press away wherever it happens. */
export function onPlanRefusal(listener: (detail: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
