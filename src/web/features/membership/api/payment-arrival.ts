import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipEndpoints } from '../../../../contract/membership.ts';
import { paymentEndpoints } from '../../../../contract/payments.ts';
import type { Tier } from '../../../../domain/membership/tiers.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { refreshMembership } from './refresh-membership.ts';

const everyMs = 4_000;
/** Most payments arrive within seconds; some methods of payment take days. */
const waitsMs = 120_000;

export interface PaymentArrival {
  /** Undefined until the first read. */
  readonly tier: Tier | undefined;
  /** Whether the plan is read again. */
  readonly isWaiting: boolean;
  /** How much of the waiting time has passed, from 0 to 1. */
  readonly passed: number;
  /** Starts waiting again. */
  readonly again: () => void;
}

/**
 * Reads the plan until a payment has arrived, for two minutes at most. Confirms the checkout each time if its session is
 * known.
 */
export function usePaymentArrival(sessionId: string | undefined): PaymentArrival {
  const queryClient = useQueryClient();
  const [startedAt, setStartedAt] = useState(() => Date.now());
  const until = startedAt + waitsMs;
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['payment-arrival', sessionId ?? ''],
    queryFn: async ({ signal }) => {
      if (sessionId) await confirm(sessionId, signal);
      const { tier } = await call(membershipEndpoints.readActivitySummary, {}, { signal });
      if (tier !== 'basic') await refreshMembership(queryClient);
      return tier;
    },
    retry: false,
    refetchInterval: ({ state }) =>
      (state.data && state.data !== 'basic') || Date.now() >= until ? false : everyMs,
  });
  const readAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  return {
    tier: data,
    isWaiting: (data === undefined || data === 'basic') && readAt < until,
    passed: Math.min(1, Math.max(0, readAt - startedAt) / waitsMs),
    again: () => {
      setStartedAt(Date.now());
      void refetch();
    },
  };
}

/** Applies the checkout's payment. One that isn't paid yet, or can't be read now, is left to the next read. */
async function confirm(sessionId: string, signal: AbortSignal): Promise<void> {
  try {
    await call(paymentEndpoints.confirmPayment, { body: { session_id: sessionId } }, { signal });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
