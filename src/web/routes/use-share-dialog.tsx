import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { SharedDocument } from '../features/sharing/components/share-dialog.tsx';
import { paths } from '../paths.ts';

const ShareDialog = lazy(() =>
  import('../features/sharing/components/share-dialog.tsx').then((module) => ({
    default: module.ShareDialog,
  })),
);

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
        <ShareDialog
          document={document}
          onClose={() => setDocument(null)}
          allLinks={
            <Link to={paths.shares} className="link inline-flex min-h-11 items-center">
              All shared links
            </Link>
          }
        />
      </Suspense>
    ),
  };
}
