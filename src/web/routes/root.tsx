import { Outlet, useLocation, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Language } from '../../words/languages.ts';
import { NavBar, type NavVisitor } from '../components/shell/nav-bar.tsx';
import { SiteFooter } from '../components/shell/site-footer.tsx';
import { showErrorToast, showToast, Toaster } from '../components/ui/toast.tsx';
import { useAccountFacts } from '../features/identity/api/account-facts.ts';
import { displayNameOf, sessionQuery, useSession } from '../features/identity/api/session.ts';
import { browserTraits, deviceId } from '../features/identity/device-id.ts';
import { useSite } from '../features/site/use-site.ts';
import { describeError } from '../lib/call-error.ts';
import { language, switchLanguage } from '../lib/language.ts';
import { localStore } from '../lib/local-store.ts';
import { outageEvents } from '../lib/outage-events.ts';
import { queryClient } from '../lib/query-client.ts';
import { onSessionEnd } from '../lib/session-end.ts';
import { forceLight } from '../lib/theme.ts';
import { withWords, words } from '../lib/words.ts';
import { ownPath, paths } from '../paths.ts';

/** Pages that redirect anonymous visitors. */
const privatePaths: readonly string[] = [
  paths.app,
  paths.create,
  paths.library,
  paths.libraryLegacy,
  paths.jobs,
  paths.shares,
  paths.assets,
  paths.profile,
  paths.staff,
  paths.models,
  paths.membership,
  paths.thankYou,
];

/** Public pages have a footer; the app doesn't, to save space. */
const pathsWithFoot: readonly string[] = [
  paths.home,
  paths.about,
  paths.privacy,
  paths.terms,
  paths.shortcuts,
  paths.pricing,
  paths.templates,
];

// Loaded lazily, because only signed-in users need it.
const MemberTasks = lazy(() =>
  withWords(import('./member-tasks.tsx'), 'member').then((module) => ({ default: module.MemberTasks })),
);

const OfflineNote = lazy(() =>
  import('../components/shell/offline-note.tsx').then((module) => ({ default: module.OfflineNote })),
);

const OutageNote = lazy(() =>
  import('../components/shell/outage-note.tsx').then((module) => ({ default: module.OutageNote })),
);

// Shown only to signed-in users.
const AllowanceMeter = lazy(() =>
  withWords(import('../features/membership/components/allowance-meter.tsx'), 'member').then((it) => ({
    default: it.AllowanceMeter,
  })),
);

/** Layout of every page. */
export function Root() {
  const session = useSession();
  const account = useAccountFacts({ enabled: Boolean(session.data) });
  const navigate = useNavigate();
  const location = useLocation();
  const isApp = location.pathname === paths.app;
  /** Delays secondary parts until the first page has rendered. */
  const isPageThere = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const site = useSite();
  const [hasOutage, setHasOutage] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const shownPath = useRef(location.pathname);

  const ownLanguage = session.data?.language;
  useEffect(() => {
    if (ownLanguage && ownLanguage !== language()) switchLanguage(ownLanguage);
  }, [ownLanguage]);

  const changeLanguage = async (code: Language): Promise<void> => {
    const own = await queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (!own) return switchLanguage(code);
    const { saveLanguage } = await import('../lib/save-language.ts');
    await saveLanguage(own.uid, code).catch((error: unknown) =>
      showErrorToast({ title: words('shell').errorTitleShort, text: describeError(error) }),
    );
  };

  useEffect(() => forceLight(isApp), [isApp]);

  useEffect(() => {
    const show = () => setHasOutage(true);
    outageEvents.addEventListener('begun', show);
    return () => outageEvents.removeEventListener('begun', show);
  }, []);

  useEffect(() => void deviceId({ store: localStore, traits: browserTraits, now: Date.now }), []);

  useEffect(
    () =>
      onSessionEnd(() => {
        // Clears data of the previous account.
        queryClient.clear();
        queryClient.setQueryData(sessionQuery.queryKey, null);
        const here = window.location.pathname + window.location.search;
        if (!privatePaths.includes(window.location.pathname)) return;
        const from = ownPath(here);
        const t = words('shell');
        showErrorToast({ title: t.sessionExpiredTitle, text: t.sessionExpiredText });
        void navigate({ to: paths.auth, search: from ? { from } : {}, replace: true });
      }),
    [navigate],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void navigate({ to: paths.shortcuts });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate]);

  // Moves the focus to the start of the new page; otherwise it would stay on a removed link.
  useEffect(() => {
    if (shownPath.current === location.pathname) return;
    shownPath.current = location.pathname;
    // The prompt may have taken the focus already.
    if (isApp && document.activeElement instanceof HTMLTextAreaElement) return;
    content.current?.focus({ preventScroll: true });
  }, [location.pathname, isApp]);

  const t = words('shell');
  const visitor: NavVisitor | null | undefined = session.data
    ? {
        name: displayNameOf(session.data),
        email: session.data.email,
        isStaff: account.data?.is_staff === true,
        managesModels: account.data?.manages_models === true,
      }
    : session.data;

  return (
    <div className={isApp ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'}>
      <a href="#content" className="skip-link">
        {t.skipToContent}
      </a>
      <NavBar
        visitor={session.isError ? null : visitor}
        isAuthPage={location.pathname === paths.auth}
        isPageThere={isPageThere}
        allowance={AllowanceMeter}
        onSignOut={() =>
          import('../features/identity/api/sign-out.ts')
            .then(({ signOut }) => signOut())
            .then(
              () => {
                showToast({ title: t.signedOutTitle, text: t.signedOutText });
                void navigate({ to: paths.home });
              },
              () => showErrorToast({ title: t.errorTitleShort, text: t.signOutFailedText }),
            )
        }
      />
      <div
        id="content"
        ref={content}
        tabIndex={-1}
        className="flex min-h-0 min-w-0 flex-1 flex-col outline-none!"
      >
        <div role="status">
          {hasOutage && (
            <Suspense fallback={null}>
              <OutageNote />
            </Suspense>
          )}
        </div>
        {session.data && isPageThere && (
          <Suspense fallback={null}>
            <OfflineNote uid={session.data.uid} />
          </Suspense>
        )}
        <Outlet />
      </div>
      {site && pathsWithFoot.includes(location.pathname) && (
        <SiteFooter
          postalAddress={site.postal_address}
          supportEmail={site.support_email}
          onLanguage={(code) => void changeLanguage(code)}
        />
      )}
      {session.data && isPageThere && (
        <Suspense fallback={null}>
          <MemberTasks path={location.pathname} />
        </Suspense>
      )}
      <Toaster />
    </div>
  );
}
