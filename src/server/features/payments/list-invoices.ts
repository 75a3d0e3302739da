import type { InvoiceView } from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { findCustomerId } from './payment-store.ts';

/** Returns an account's newest invoices from the provider. @throws AppError `unavailable` */
export async function listInvoices(uid: string, deps: Pick<Deps, 'db' | 'payments'>): Promise<InvoiceView[]> {
  const customerId = await findCustomerId(deps.db, uid);
  const invoices = customerId ? await deps.payments.invoices(customerId) : [];
  return invoices.map(({ id, number, amountCents, currency, status, createdAt, url }) => ({
    id,
    number,
    amount_cents: amountCents,
    currency,
    status,
    created_at: createdAt.toISOString(),
    url,
  }));
}
