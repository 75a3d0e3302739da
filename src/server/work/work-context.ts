import { AsyncLocalStorage } from 'node:async_hooks';

/** Whom work is done for, and whether somebody looks at a screen for it. */
export interface WorkContext {
  /** Empty where there is no account: visitors of shared pages, the process itself. */
  readonly account: string;
  readonly urgency: 'interactive' | 'batch';
}

const contexts = new AsyncLocalStorage<WorkContext>();
const nobody: WorkContext = { account: '', urgency: 'interactive' };

/** Returns whom the current call or job is for. */
export const workContext = (): WorkContext => contexts.getStore() ?? nobody;

/** Runs work, and all that it starts, for an account. Queues in its way are shared fairly between accounts. */
export function workFor<Result>(of: Partial<WorkContext>, work: () => Result): Result {
  return contexts.run({ ...workContext(), ...of }, work);
}
