import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { SharedDocument } from '../features/sharing/components/share-dialog.tsx';
import { withWords, words } from '../lib/words.ts';
import { paths } from '../paths.ts';

const ShareDialog = lazy(() =>
  withWords(import('../features/sharing/components/share-dialog.tsx'), 'sharing').then((module) => ({
    default: module.ShareDialog,
  })),
);

function AllLinks() {
  return (
    <Link to={paths.shares} className="link inline-flex min-h-11 items-center">
      {words('sharing').allLinks}
    </Link>
  );
}

/** Share dialog for any document. `onShare` is stable, so that cards don't re-render. */
export function useShareDialog(): {
  readonly onShare: (document: SharedDocument) => void;
  readonly shareDialog: ReactNode;
} {
  const [document, setDocument] = useState<SharedDocument | null>(null);
  return {
    onShare: useCallback((chosen) => setDocument(chosen), []),
    shareDialog: document && (
      <Suspense fallback={null}>
        <ShareDialog document={document} onClose={() => setDocument(null)} allLinks={<AllLinks />} />
      </Suspense>
    ),
  };
}
