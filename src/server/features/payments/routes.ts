import type { paymentEndpoints } from '../../../contract/payments.ts';
import { plans } from '../../../domain/membership/plans.ts';
import { sandboxOf } from '../../adapters/payments/open-payments.ts';
import type { Sandbox } from '../../adapters/payments/sandbox.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount.ts';
import { told } from '../../told.ts';
import { changePlan, setCancelled } from './change-subscription.ts';
import { confirmPayment } from './confirm-payment.ts';
import { listInvoices } from './list-invoices.ts';
import { openCheckout } from './open-checkout.ts';
import { ownAddress } from './own-address.ts';
import { ownSubscription } from './own-subscription.ts';
import { findCustomerId } from './payment-store.ts';
import { readPricing, viewPrice } from './read-pricing.ts';
import { viewSubscription } from './subscription-view.ts';
import { syncSubscription } from './sync-subscription.ts';

function sandbox({ payments }: Deps): Sandbox {
  const found = sandboxOf(payments);
  if (!found) throw notFound('sandboxMissing');
  return found;
}

export const paymentHandlers = {
  readPricing: (_input, deps) => readPricing(deps),
  confirmPayment: ({ body, caller }, deps) =>
    confirmPayment({ uid: caller.uid, sessionId: body.session_id }, deps),
  createCheckoutSession: ({ body, caller }, deps) =>
    openCheckout(
      {
        uid: caller.uid,
        email: caller.email,
        priceId: body.price_id,
        successUrl: body.success_url,
        cancelUrl: body.cancel_url,
      },
      deps,
    ),
  createPortalSession: async ({ body, caller }, deps) => {
    const returnUrl = ownAddress(body.return_url, 'return_url', deps.config.publicUrl);
    const customerId = await findCustomerId(deps.db, caller.uid);
    if (!customerId) throw new AppError('not_found', told('subscriptionMissing'));
    return { portal_url: await deps.payments.openPortal(customerId, returnUrl) };
  },
  readSubscriptionStatus: async ({ caller }, deps) =>
    viewSubscription(await ownSubscription(caller.uid, deps)),
  cancelSubscription: ({ caller }, deps) => setCancelled({ uid: caller.uid, isCancelled: true }, deps),
  reactivateSubscription: ({ caller }, deps) => setCancelled({ uid: caller.uid, isCancelled: false }, deps),
  changePlan: ({ body, caller }, deps) => changePlan({ uid: caller.uid, priceId: body.price_id }, deps),
  listInvoices: async ({ caller }, deps) => ({ invoices: await listInvoices(caller.uid, deps) }),
  readSandboxCheckout: async ({ params, caller }, deps) => {
    const checkout = await sandbox(deps).describeCheckout(caller.uid, params.id);
    if (!checkout) throw notFound('checkoutMissing');
    const { price, cancelUrl, isPaid } = checkout;
    return { plan: plans[price.tier].name, price: viewPrice(price), cancel_url: cancelUrl, is_paid: isPaid };
  },
  paySandboxCheckout: async ({ params, body, caller }, deps) => ({
    redirect_url: await sandbox(deps).payCheckout(caller.uid, params.id, body.card),
  }),
  letSandboxHappen: async ({ body, caller }, deps) => {
    const subscriptionId = await sandbox(deps).letHappen(caller.uid, body.what);
    await syncSubscription({ uid: caller.uid, subscriptionId }, deps);
    return undefined;
  },
} satisfies Handlers<typeof paymentEndpoints>;
