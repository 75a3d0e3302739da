/** Every address of the web app, once. */
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

/** Base for reading a path as an address; never called. */
const anyOrigin = 'http://own.invalid';

/**
 * Where to go after signing in. Own paths only: an address of another site, or anything that a browser could read as
 * one ('//host', '/\host', control characters), gives null. So does /auth and what is below it, which would lead in a circle.
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
