import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import type { Payments } from './payments.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Stripe where it is set up, else the sandbox. */
export async function openPayments(deps: {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
}): Promise<Payments> {
  const { config, db, clock } = deps;
  if (!config.stripe) return createSandbox({ db, clock, publicUrl: config.publicUrl });
  // A large library that most installations never need.
  const { createStripe } = await import('./stripe.ts');
  return createStripe(config.stripe);
}

/** The sandbox behind the port, for its own pages; null where payments are real. */
export function sandboxOf(payments: Payments): Sandbox | null {
  return payments.provider === 'sandbox' ? (payments as Sandbox) : null;
}
