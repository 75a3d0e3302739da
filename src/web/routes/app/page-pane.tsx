import { lazy, Suspense } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { DownloadButton, PageBar } from '../../features/page/components/page-bar.tsx';
import { type Delta, hasPage } from '../../features/page/page-state.ts';
import { PdfViewer } from '../../features/viewer/components/pdf-viewer.tsx';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useShareDialog } from '../use-share-dialog.tsx';
import { EmptyDesk } from './empty-desk.tsx';
import { useFindingActions } from './use-finding-actions.ts';
import { usePageActions } from './use-page-actions.ts';
import type { Workspace } from './use-workspace.ts';

function saveStateOf({ page, isRunning }: Workspace): string {
  if (page.viewed) return `Version ${page.viewed.version}`;
  if (page.isWriting && isRunning) return 'Writing';
  if (page.deltas.length > 0) return 'Not saved';
  return page.version === null ? '' : 'Saved';
}

// Drawing pages takes the sanitiser, the kit and a parser: fetched as soon as the chat is there, not before it.
const deskModule = afterFirstPaint().then(() => import('../../features/page/components/desk.tsx'));
const railModule = afterFirstPaint().then(() => import('../../features/page/components/version-rail.tsx'));
const Desk = lazy(() => deskModule.then((module) => ({ default: module.Desk })));
const VersionRail = lazy(() => railModule.then((module) => ({ default: module.VersionRail })));

const noDeltas: readonly Delta[] = [];

/** The page side: bar, desk, versions. */
export function PagePane({ workspace }: { readonly workspace: Workspace }) {
  const { page, conversation } = workspace;
  const isNarrow = useMediaQuery(narrowQuery);
  const actions = usePageActions(workspace);
  const findingActions = useFindingActions(workspace);
  const { versions } = actions;
  const { onShare, shareDialog } = useShareDialog();
  const { documentId, version, title } = page;
  const share =
    documentId === null || version === null ? null : () => onShare({ documentId, title, version });
  if (!hasPage(page))
    return (
      <section aria-label="Page" className="grid min-h-0 min-w-0">
        {conversation.load.kind === 'loading' ? <Loading /> : <EmptyDesk workspace={workspace} />}
      </section>
    );

  return (
    <section
      aria-label="Page"
      className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] md:grid-rows-[44px_minmax(0,1fr)]"
    >
      <PageBar
        title={page.title}
        saveState={saveStateOf(workspace)}
        checks={page.viewed ? null : page.checks}
        findingActions={findingActions}
        {...actions.bar}
        onShare={share}
      />
      <div className="page-side">
        <div className="relative grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]">
          {page.viewed ? (
            <div className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-4 py-2 text-13">
              <p className="flex-1 font-[550]">
                Version {page.viewed.version} of {page.version}. The current page is kept.
              </p>
              <Button size="s" onClick={() => workspace.dispatchPage({ type: 'returned' })}>
                Back to current
              </Button>
              <Button size="s" kind="primary" isBusy={actions.isRestoring} onClick={actions.onRestoreViewed}>
                Restore
              </Button>
            </div>
          ) : (
            <span />
          )}
          <Suspense fallback={<div className="bg-desk" />}>
            <Desk
              base={page.viewed?.html ?? page.base}
              deltas={page.viewed ? noDeltas : page.deltas}
              title={page.title}
              isWriting={page.isWriting && !page.viewed}
              selectedIds={workspace.targets.map(({ id }) => id)}
              onSelect={page.viewed || page.version === null ? null : workspace.selectBlock}
            />
          </Suspense>
        </div>
        {page.documentId !== null && (
          <Suspense fallback={<div className="version-rail" />}>
            <VersionRail
              documentId={page.documentId}
              versions={versions}
              current={page.version}
              shown={page.viewed?.version ?? page.version}
              thumbWidth={isNarrow ? 32 : 68}
              onShow={actions.onShowVersion}
            />
          </Suspense>
        )}
      </div>
      {page.documentId !== null && (
        <PdfViewer
          documentId={page.documentId}
          title={page.title}
          open={actions.viewer.isOpen}
          onClose={actions.viewer.onClose}
          onShare={share}
        />
      )}
      {shareDialog}
      <div className="grid grid-cols-2 gap-2 border-t border-line bg-paper px-3 pt-2 pb-3 md:hidden">
        <Button disabled={!actions.bar.onUndo} onClick={() => actions.bar.onUndo?.()}>
          Undo
        </Button>
        <DownloadButton
          size="m"
          className=""
          onDownload={actions.bar.onDownload}
          isDownloading={actions.bar.isDownloading}
        />
      </div>
    </section>
  );
}
