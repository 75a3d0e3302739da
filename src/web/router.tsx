import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { Loading } from './components/ui/loading.tsx';
import { sessionQuery } from './features/identity/api/session.ts';
import { queryClient } from './lib/query-client.ts';
import { ownPath, paths } from './paths.ts';
import { NotFound } from './routes/not-found.tsx';
import { Root } from './routes/root.tsx';
import { RouteError } from './routes/route-error.tsx';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
});

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  component: lazyRouteComponent(() => import('./routes/landing.tsx'), 'Landing'),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.auth,
  validateSearch: z.object({
    /** The token of the owner's printed link. */
    owner: z.string().optional().catch(undefined),
    /** Where the visitor wanted to go. */
    from: z.string().optional().catch(undefined),
    /** What a link from a mail is for, and its secret. */
    mode: z.enum(['verify_email', 'sign_in', 'reset_password', 'change_email']).optional().catch(undefined),
    token: z.string().optional().catch(undefined),
    /** How a sign-in with Google in this page ended without a session. */
    google: z.string().max(64).optional().catch(undefined),
  }),
  beforeLoad: async ({ context, search }) => {
    // A link is meant for its own account, whoever is signed in.
    if (search.mode && search.token) return;
    const session = await context.queryClient.ensureQueryData(sessionQuery).catch(() => null);
    if (session) throw redirect({ href: ownPath(search.from) ?? paths.app, replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/auth.tsx'), 'Auth'),
});

const authCompleteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.authComplete,
  validateSearch: z.object({
    mode: z.enum(['popup', 'page']).catch('page'),
    error: z.string().max(64).optional().catch('failed'),
    return_to: z.string().optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('./routes/auth-complete.tsx'), 'AuthComplete'),
});

const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.app,
  validateSearch: z.object({
    session: z.uuid().optional().catch(undefined),
  }),
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session) throw redirect({ to: paths.auth, search: { from: location.href }, replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/app/app.tsx'), 'App'),
});

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.profile,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session) throw redirect({ to: paths.auth, search: { from: location.href }, replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/profile.tsx'), 'Profile'),
});

const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.staff,
  component: lazyRouteComponent(() => import('./routes/staff.tsx'), 'Staff'),
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    landingRoute,
    authRoute,
    authCompleteRoute,
    appRoute,
    profileRoute,
    staffRoute,
  ]),
  context: { queryClient },
  defaultPendingComponent: Loading,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
  // A session id and a token are words, not JSON.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => typeof value === 'string');
    const text = new URLSearchParams(entries as [string, string][]).toString();
    return text ? `?${text}` : '';
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
