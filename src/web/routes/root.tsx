import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NavBar, type NavVisitor } from '../components/shell/nav-bar.tsx';
import { showErrorToast, showToast, Toaster } from '../components/ui/toast.tsx';
import { displayNameOf, sessionQuery, useSession } from '../features/identity/api/session.ts';
import { useSignOut } from '../features/identity/api/sign-out.ts';
import { browserTraits, deviceId } from '../features/identity/device-id.ts';
import { tokens } from '../lib/client.ts';
import { localStore } from '../lib/local-store.ts';
import { queryClient } from '../lib/query-client.ts';
import { forceLight } from '../lib/theme.ts';
import { ownPath, paths } from '../paths.ts';

/** Pages that an anonymous visitor is led away from. */
const privatePaths: readonly string[] = [paths.app, paths.profile, paths.staff];

/** What stands around every page. */
export function Root() {
  const session = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const location = useLocation();
  const isApp = location.pathname === paths.app;

  useEffect(() => forceLight(isApp), [isApp]);

  useEffect(() => void deviceId({ store: localStore, traits: browserTraits, now: Date.now }), []);

  useEffect(
    () =>
      tokens.onEnd(() => {
        // What was loaded belongs to whoever was signed in.
        queryClient.clear();
        queryClient.setQueryData(sessionQuery.queryKey, null);
        const here = window.location.pathname + window.location.search;
        if (!privatePaths.includes(window.location.pathname)) return;
        const from = ownPath(here);
        showErrorToast({ title: 'Not signed in', text: 'Your session has expired. Please sign in again.' });
        void navigate({ to: paths.auth, search: from ? { from } : {}, replace: true });
      }),
    [navigate],
  );

  const visitor: NavVisitor | null | undefined = session.data
    ? { name: displayNameOf(session.data), email: session.data.email }
    : session.data;

  return (
    <div className={isApp ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'}>
      <NavBar
        visitor={session.isError ? null : visitor}
        isAuthPage={location.pathname === paths.auth}
        onSignOut={() =>
          signOut.mutate(undefined, {
            onSuccess: () => {
              showToast({ title: 'Signed out', text: 'You have been successfully signed out.' });
              void navigate({ to: paths.home });
            },
            onError: () => showErrorToast({ title: 'Error', text: 'Failed to sign out. Please try again.' }),
          })
        }
      />
      <Outlet />
      <Toaster />
    </div>
  );
}
