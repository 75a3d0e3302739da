/**
 * Folders and files whose texts are all in the catalogue (src/words). Add one here when its last literal is gone;
 * the list ends with `src/web`.
 */
export const migrated = [
  'src/web/components',
  'src/web/features/identity',
  'src/web/features/landing',
  'src/web/features/library',
  'src/web/features/membership',
  'src/web/features/models',
  'src/web/features/templates',
  'src/web/routes/auth-complete.tsx',
  'src/web/routes/auth.tsx',
  'src/web/routes/landing.tsx',
  'src/web/routes/library.tsx',
  'src/web/routes/member-tasks.tsx',
  'src/web/routes/membership.tsx',
  'src/web/routes/model-settings.tsx',
  'src/web/routes/not-found.tsx',
  'src/web/routes/pricing.tsx',
  'src/web/routes/root.tsx',
  'src/web/routes/route-error.tsx',
  'src/web/routes/sandbox.tsx',
  'src/web/routes/template.tsx',
  'src/web/routes/templates.tsx',
  'src/web/routes/text-pages.tsx',
  'src/web/routes/thank-you.tsx',
];
