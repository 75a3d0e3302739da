import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import type { Payments } from './payments.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Returns Stripe if configured, else the sandbox. */
export async function openPayments(deps: {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly clock: () => Date;
}): Promise<Payments> {
  const { config, db, clock } = deps;
  if (!config.stripe) return createSandbox({ db, clock, publicUrl: config.publicUrl });
  // Loaded on demand: a large library that most installations don't need.
  const { createStripe } = await import('./stripe.ts');
  return createStripe(config.stripe);
}

/** Returns the sandbox for its own pages; null if payments are real. */
export function sandboxOf(payments: Payments): Sandbox | null {
  return payments.provider === 'sandbox' ? (payments as Sandbox) : null;
}
