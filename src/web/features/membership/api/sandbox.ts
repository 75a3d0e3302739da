import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { paymentEndpoints } from '../../../../contract/payments.ts';
import { call } from '../../../lib/client.ts';
import { refreshMembership } from './refresh-membership.ts';

/** Test replacements for the payment provider's pages. */
export function useSandboxCheckout(id: string) {
  return useQuery({
    queryKey: ['sandbox', id],
    queryFn: ({ signal }) => call(paymentEndpoints.readSandboxCheckout, { params: { id } }, { signal }),
    retry: false,
  });
}

export function usePayInSandbox(id: string) {
  return useMutation({
    mutationFn: (card: 'good' | 'declined') =>
      call(paymentEndpoints.paySandboxCheckout, { params: { id }, body: { card } }),
    onSuccess: ({ redirect_url }) => window.location.assign(redirect_url),
  });
}

export function useLetHappen() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (what: BodyOf<typeof paymentEndpoints.letSandboxHappen>['what']) =>
      call(paymentEndpoints.letSandboxHappen, { body: { what } }),
    onSettled: () => refreshMembership(queryClient),
  });
}
