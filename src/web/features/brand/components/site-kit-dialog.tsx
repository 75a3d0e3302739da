import { lazy, Suspense } from 'react';
import { withWords } from '../../../lib/words.ts';

const SiteKitSteps = lazy(async () => ({
  default: (await withWords(import('./site-kit-steps.tsx'), 'site-kit')).SiteKitSteps,
}));

/** Makes a brand kit from a website; loaded when it is opened. */
export function SiteKitDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <SiteKitSteps onClose={onClose} />
    </Suspense>
  );
}
