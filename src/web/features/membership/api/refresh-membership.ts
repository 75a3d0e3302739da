import type { QueryClient } from '@tanstack/react-query';
import { membershipKeys } from './membership-keys.ts';

/**
 * Refetches everything about the membership: plan, allowance, invoices, and the profile's tier. A first read that
 * began before the change is dropped: invalidation alone would wait for it and take what it read for new.
 */
export async function refreshMembership(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: membershipKeys.all });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: membershipKeys.all }),
    queryClient.invalidateQueries({ queryKey: ['session'] }),
  ]);
}
