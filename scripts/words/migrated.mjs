/**
 * Folders and files whose texts are all in the catalogue (src/words). Add one here when its last literal is gone;
 * the list ends with `src/web`.
 */
export const migrated = [
  'src/web/components/shell',
  'src/web/features/chat',
  'src/web/features/identity',
  'src/web/features/landing',
  'src/web/features/page',
  'src/web/routes/app',
  'src/web/routes/auth.tsx',
  'src/web/routes/auth-complete.tsx',
  'src/web/routes/landing.tsx',
  'src/web/routes/not-found.tsx',
  'src/web/routes/root.tsx',
  'src/web/routes/route-error.tsx',
  'src/web/routes/text-pages.tsx',
];
