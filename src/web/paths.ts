/** All paths of the web app. */
export const paths = {
  home: '/',
  about: '/about',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  shortcuts: '/shortcuts',
  auth: '/auth',
  authComplete: '/auth/complete',
  app: '/app',
  create: '/create',
  library: '/library',
  libraryLegacy: '/librarylegacy',
  jobs: '/jobs',
  shares: '/shares',
  assets: '/assets',
  profile: '/profile',
  templates: '/templates',
  template: '/templates/$name',
  pricing: '/pricing',
  membership: '/membership',
  thankYou: '/thank-you',
  sandboxCheckout: '/sandbox/checkout',
  sandboxPortal: '/sandbox/portal',
  staff: '/staff',
  models: '/settings/models',
} as const;

/** Base for parsing a path as a URL; never requested. */
const anyOrigin = 'http://own.invalid';

/**
 * Returns the path to open after signing in, if it is on our site; otherwise null. Rejects URLs of other
 * sites, anything that a browser could parse as one ('//host', '/\host', control characters), and /auth with
 * its subpaths, which would cause a redirect loop.
 */
export function ownPath(value: string | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  if (!URL.canParse(value, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, anyOrigin);
  if (
    origin !== anyOrigin ||
    pathname === paths.auth ||
    pathname.startsWith(`${paths.auth}/`) ||
    pathname.startsWith('//')
  )
    return null;
  return pathname + search + hash;
}
