import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { LibraryDocument } from '../../contract/library.ts';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { LegacyLibrary } from '../features/library/components/legacy-library.tsx';
import { LibraryPage } from '../features/library/components/library-page.tsx';
import { SourceDialog } from '../features/library/components/source-dialog.tsx';
import { useOwnAccount } from '../features/profile/api/account.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';
import { useDocumentOutput } from './use-document-output.tsx';

const route = getRouteApi(paths.library);

/** Callbacks for cards and rows, and the dialogs that they open. */
function useCallbacks() {
  const output = useDocumentOutput();
  const isInternal = useOwnAccount().data?.is_staff ?? false;
  const [source, setSource] = useState<LibraryDocument | null>(null);
  const { onView, onPrint, onDownload, onShare, onExport } = output;
  const callbacks = useMemo(
    () => ({
      onView,
      onPrint,
      onDownload,
      onShare,
      onExport,
      onShowSource: isInternal ? setSource : undefined,
    }),
    [onView, onPrint, onDownload, onShare, onExport, isInternal],
  );
  const dialogs = (
    <>
      {output.viewer}
      {source && (
        <SourceDialog documentId={source.id} title={source.display_title} onClose={() => setSource(null)} />
      )}
    </>
  );
  return { callbacks, dialogs };
}

export function Library() {
  usePageTitle(words('shell').library);
  const { session } = route.useSearch();
  const navigate = useNavigate();
  const { callbacks, dialogs } = useCallbacks();
  const openSession = useCallback(
    (id: string | null) =>
      void navigate({ to: paths.library, search: id === null ? {} : { session: id }, replace: true }),
    [navigate],
  );
  return (
    <>
      <LibraryPage sessionId={session ?? null} onSession={openSession} callbacks={callbacks} />
      {dialogs}
    </>
  );
}

/** The library as a flat table. */
export function LibraryLegacy() {
  usePageTitle(words('library').documentsTitle);
  const { callbacks, dialogs } = useCallbacks();
  return (
    <>
      <LegacyLibrary callbacks={callbacks} />
      {dialogs}
    </>
  );
}
