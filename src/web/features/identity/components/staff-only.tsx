import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loading } from '../../../components/ui/loading.tsx';
import { paths } from '../../../paths.ts';
import { useAccountFacts } from '../api/account-facts.ts';

/**
 * Shows its children to staff; redirects others to the landing page. The server also rejects their calls;
 * this only avoids an empty page.
 */
export function StaffOnly({ children }: { readonly children: ReactNode }) {
  const account = useAccountFacts();
  if (account.isPending) return <Loading />;
  if (!account.data?.is_staff) return <Navigate to={paths.home} replace />;
  return children;
}
