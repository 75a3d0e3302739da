import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { Loading } from './components/ui/loading.tsx';
import { sessionQuery } from './features/identity/api/session.ts';
import { queryClient } from './lib/query-client.ts';
import { errorAreas, noteAreas, serverAreas } from './lib/server-areas.ts';
import { withWords } from './lib/words.ts';
import { ownPath, paths } from './paths.ts';
import { Root } from './routes/root.tsx';
import { RouteError } from './routes/route-error.tsx';
import { choiceOf, present, uuidOf, wordOf } from './search-params.ts';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(
    () => withWords(import('./routes/not-found.tsx'), 'site'),
    'NotFound',
  ),
});

/** Redirects anonymous visitors to sign in, and back afterwards. */
async function needSession({
  context,
  location,
}: {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery);
  if (!session) throw redirect({ to: paths.auth, search: { from: location.href }, replace: true });
}

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  component: lazyRouteComponent(() => withWords(import('./routes/landing.tsx'), 'landing'), 'Landing'),
});

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.about,
  component: lazyRouteComponent(() => import('./routes/text-pages.tsx'), 'About'),
});

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.privacy,
  component: lazyRouteComponent(() => import('./routes/text-pages.tsx'), 'Privacy'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.terms,
  component: lazyRouteComponent(() => import('./routes/text-pages.tsx'), 'Terms'),
});

const shortcutsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.shortcuts,
  component: lazyRouteComponent(() => withWords(import('./routes/shortcuts.tsx'), 'shortcuts'), 'Shortcuts'),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: (search) =>
    present({
      /** Token of the owner's setup link. */
      owner: wordOf(search.owner),
      /** Path to open after signing in. */
      from: wordOf(search.from),
      /** Purpose and token of an email link. */
      mode: choiceOf(search.mode, ['verify_email', 'sign_in', 'reset_password', 'change_email']),
      token: wordOf(search.token),
      /** Error of a Google sign-in in this page. */
      google: wordOf(search.google, 64),
    }),
  beforeLoad: async ({ context, search }) => {
    // An email link is for its own account, even if another one is signed in.
    if (search.mode && search.token) return;
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (session) throw redirect({ href: ownPath(search.from) ?? paths.app, replace: true });
  },
  component: lazyRouteComponent(() => withWords(import('./routes/auth.tsx'), 'identity'), 'Auth'),
});

const authCompleteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.authComplete,
  validateSearch: (search) => ({
    mode: choiceOf(search.mode, ['popup', 'page']) ?? 'page',
    ...present({
      // Any value means failure, even an unknown one.
      error: search.error === undefined ? undefined : (wordOf(search.error, 64) ?? 'failed'),
      purpose: choiceOf(search.purpose, ['confirm']),
      return_to: wordOf(search.return_to),
    }),
  }),
  component: lazyRouteComponent(
    () => withWords(import('./routes/auth-complete.tsx'), 'identity'),
    'AuthComplete',
  ),
});

const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.app,
  validateSearch: (search) =>
    present({
      session: uuidOf(search.session),
      /** Document to open, with its conversation. */
      loadDocumentId: uuidOf(search.loadDocumentId),
      /** Prefills the prompt; not sent automatically. */
      prompt: wordOf(search.prompt),
      /** Index of the gap to edit once the document is open. */
      gap: wordOf(search.gap, 4),
    }),
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/app/app.tsx'), 'chat', 'formats', ...serverAreas()),
    'App',
  ),
});

const guidedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.create,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session) throw redirect({ to: paths.auth, search: { from: location.href }, replace: true });
  },
  component: lazyRouteComponent(
    () =>
      withWords(
        import('./routes/create/create.tsx'),
        'asks',
        'create',
        'formats',
        'templates',
        'uploads',
        ...noteAreas(),
      ),
    'Create',
  ),
});

const libraryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.library,
  validateSearch: (search) => present({ session: uuidOf(search.session) }),
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/library.tsx'), 'library', ...serverAreas()),
    'Library',
  ),
});

const libraryLegacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.libraryLegacy,
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/library.tsx'), 'library', ...serverAreas()),
    'LibraryLegacy',
  ),
});

const jobsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.jobs,
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/jobs.tsx'), 'jobs', 'library', ...serverAreas(), ...errorAreas()),
    'Jobs',
  ),
});

const sharesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.shares,
  beforeLoad: needSession,
  component: lazyRouteComponent(() => withWords(import('./routes/shares.tsx'), 'sharing'), 'Shares'),
});

const assetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.assets,
  validateSearch: (search) =>
    present({ tab: choiceOf(search.tab, ['assets', 'palettes', 'instructions', 'themes', 'kits']) }),
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/assets.tsx'), 'brand', 'site-kit', 'uploads'),
    'Assets',
  ),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.profile,
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/profile.tsx'), 'confirm', 'identity', 'own-keys', 'profile', 'sender'),
    'Profile',
  ),
});

const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.pricing,
  component: lazyRouteComponent(() => withWords(import('./routes/pricing.tsx'), 'pricing'), 'Pricing'),
});

const templatesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.templates,
  // Keeps the prerendered page until the list is loaded.
  loader: async ({ context }) =>
    context.queryClient.ensureQueryData(
      (await import('./features/templates/api/templates.ts')).templatesQuery(),
    ),
  component: lazyRouteComponent(
    () => withWords(import('./routes/templates.tsx'), 'templates', 'kinds'),
    'Templates',
  ),
});

const templateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.template,
  component: lazyRouteComponent(
    () => withWords(import('./routes/template.tsx'), 'templates', 'kinds'),
    'Template',
  ),
});

const membershipRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.membership,
  validateSearch: (search) =>
    present({
      /** Result and id of a checkout. */
      success: choiceOf(search.success, ['true']),
      canceled: choiceOf(search.canceled, ['true']),
      session_id: wordOf(search.session_id, 200),
    }),
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/membership.tsx'), 'confirm', 'membership', 'pricing'),
    'Membership',
  ),
});

const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.thankYou,
  /** Id of a checkout whose payment hasn't arrived yet. */
  validateSearch: (search) => present({ session_id: wordOf(search.session_id, 200) }),
  beforeLoad: needSession,
  component: lazyRouteComponent(() => withWords(import('./routes/thank-you.tsx'), 'membership'), 'ThankYou'),
});

const sandboxCheckoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sandboxCheckout,
  validateSearch: (search) => present({ session: wordOf(search.session, 200) }),
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/sandbox.tsx'), 'membership', 'pricing'),
    'SandboxCheckout',
  ),
});

const sandboxPortalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sandboxPortal,
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/sandbox.tsx'), 'membership', 'pricing'),
    'SandboxPortal',
  ),
});

const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.staff,
  component: lazyRouteComponent(() => withWords(import('./routes/staff.tsx'), 'staff'), 'Staff'),
});

const modelSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.models,
  beforeLoad: needSession,
  component: lazyRouteComponent(
    () => withWords(import('./routes/model-settings.tsx'), 'models', 'providers'),
    'ModelSettings',
  ),
});

const routeTree = rootRoute.addChildren([
  landingRoute,
  aboutRoute,
  privacyRoute,
  termsRoute,
  shortcutsRoute,
  authRoute,
  authCompleteRoute,
  appRoute,
  guidedRoute,
  libraryRoute,
  libraryLegacyRoute,
  jobsRoute,
  sharesRoute,
  assetsRoute,
  profileRoute,
  pricingRoute,
  templatesRoute,
  templateRoute,
  membershipRoute,
  thankYouRoute,
  sandboxCheckoutRoute,
  sandboxPortalRoute,
  staffRoute,
  modelSettingsRoute,
]);

/**
 * Creates the router of the web app.
 * @param history for prerendering; defaults to the browser's history
 */
export function createOctavoRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: { queryClient },
    // Prerendered pages would need an inline script, which the CSP forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultPendingComponent: Loading,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    // Session ids and tokens are plain strings, not JSON.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).filter(([, value]) => typeof value === 'string');
      const text = new URLSearchParams(entries as [string, string][]).toString();
      return text ? `?${text}` : '';
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createOctavoRouter>;
  }
}
