import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { membershipEndpoints } from '../../../../contract/membership.ts';
import type { SubscriptionView } from '../../../../contract/payments.ts';
import { paymentEndpoints } from '../../../../contract/payments.ts';
import { CallError, inWords } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import { pagePricing } from '../prices.ts';
import { membershipKeys } from './membership-keys.ts';
import { refreshMembership } from './refresh-membership.ts';

export function usePricing() {
  return useQuery({
    queryKey: membershipKeys.pricing,
    queryFn: ({ signal }) => call(paymentEndpoints.readPricing, {}, { signal }),
    staleTime: 60_000,
    ...(pagePricing ? { initialData: pagePricing } : {}),
  });
}

/** Reads this month's allowance. */
export function useActivity({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    queryKey: membershipKeys.activity,
    queryFn: ({ signal }) => call(membershipEndpoints.readActivitySummary, {}, { signal }),
    enabled,
    staleTime: 15_000,
  });
}

export function useLimits() {
  return useQuery({
    queryKey: membershipKeys.limits,
    queryFn: ({ signal }) => call(membershipEndpoints.readCurrentLimits, {}, { signal }),
  });
}

/** Reads the user's subscription; null if there is none (the server returns 404). */
export function useSubscription({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useQuery({
    queryKey: membershipKeys.subscription,
    queryFn: ({ signal }) =>
      call(paymentEndpoints.readSubscriptionStatus, {}, { signal }).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return null;
        throw error;
      }),
    enabled,
  });
}

export function useInvoices() {
  return useQuery({
    queryKey: membershipKeys.invoices,
    queryFn: async ({ signal }) => (await call(paymentEndpoints.listInvoices, {}, { signal })).invoices,
  });
}

export function useConfirmPayment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) =>
      call(paymentEndpoints.confirmPayment, { body: { session_id: sessionId } }).catch(
        inWords(words('membership').confirmFailed),
      ),
    onSettled: () => refreshMembership(queryClient),
  });
}

/** Actions on a subscription. */
export type SubscriptionChange =
  | { readonly to: 'cancel' | 'reactivate' }
  | { readonly to: 'price'; readonly priceId: string };

function change(what: SubscriptionChange): Promise<SubscriptionView> {
  if (what.to === 'price') return call(paymentEndpoints.changePlan, { body: { price_id: what.priceId } });
  return call(
    what.to === 'cancel' ? paymentEndpoints.cancelSubscription : paymentEndpoints.reactivateSubscription,
    {},
  );
}

export function useChangeSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (what: SubscriptionChange) => change(what).catch(inWords(words('membership').changeFailed)),
    onSettled: () => refreshMembership(queryClient),
  });
}

/** Opens the payment provider's page for cards and invoices. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: async () => {
      const { portal_url } = await call(paymentEndpoints.createPortalSession, {
        body: { return_url: '/membership' },
      });
      window.location.assign(portal_url);
    },
  });
}
