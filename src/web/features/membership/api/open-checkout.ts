import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paymentEndpoints } from '../../../../contract/payments.ts';
import { call } from '../../../lib/client.ts';

/**
 * Opens the checkout of a price. Busy until the page unloads; reset when the back button restores the page.
 */
export function useOpenCheckout() {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  // A second click may come before the first re-render.
  const isOpening = useRef(false);
  const open = useMutation({
    mutationFn: async (priceId: string) => {
      const { checkout_url } = await call(paymentEndpoints.createCheckoutSession, {
        body: {
          price_id: priceId,
          success_url: '/membership?success=true&session_id={CHECKOUT_SESSION_ID}',
          cancel_url: '/membership?canceled=true',
        },
      });
      setLeavingFor(priceId);
      window.location.assign(checkout_url);
    },
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isOpening.current = false;
      setLeavingFor(null);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return {
    choose(priceId: string): void {
      if (isOpening.current) return;
      isOpening.current = true;
      open.mutate(priceId, {
        onError: () => {
          isOpening.current = false;
        },
      });
    },
    error: open.error,
    /** Price whose checkout is opening. */
    busyWith: open.isPending ? open.variables : leavingFor,
  };
}
