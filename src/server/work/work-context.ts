import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../words/languages.ts';

/** The account that work is for, and whether a user is waiting for it. */
export interface WorkContext {
  /** Empty without an account: visitors of shared pages, the process itself. */
  readonly account: string;
  readonly urgency: 'interactive' | 'batch';
  /** Language that the caller's browser asks for; null if it asks for none of ours. */
  readonly language: Language | null;
}

const contexts = new AsyncLocalStorage<WorkContext>();
const nobody: WorkContext = { account: '', urgency: 'interactive', language: null };

/** Returns the context of the current call or job. */
export const workContext = (): WorkContext => contexts.getStore() ?? nobody;

/**
 * Runs work, and everything it starts, for an account. The queues it passes are shared fairly between
 * accounts.
 */
export function workFor<Result>(of: Partial<WorkContext>, work: () => Result): Result {
  return contexts.run({ ...workContext(), ...of }, work);
}
