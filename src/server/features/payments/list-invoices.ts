import type { InvoiceView } from '../../../contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { findCustomerId } from './payment-store.ts';

/** The newest invoices of an account, as the provider has them. @throws AppError `unavailable` */
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
