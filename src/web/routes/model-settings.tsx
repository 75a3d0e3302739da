import { Navigate } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Loading } from '../components/ui/loading.tsx';
import { useAccountFacts } from '../features/identity/api/account-facts.ts';
import { ModelsPage } from '../features/models/components/models-page.tsx';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

/** For the owner and staff; the server rejects all other users. */
export function ModelSettings() {
  usePageTitle(words('shell').models);
  const account = useAccountFacts();
  if (account.isPending) return <Loading />;
  if (!account.data?.manages_models) return <Navigate to={paths.home} replace />;
  return <ModelsPage />;
}
