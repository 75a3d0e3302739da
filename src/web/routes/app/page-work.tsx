import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ExportDialog } from '../../features/exports/components/export-dialog.tsx';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { DownloadButton, PageBar } from '../../features/page/components/page-bar.tsx';
import type { Delta } from '../../features/page/page-state.ts';
import { PdfViewer } from '../../features/viewer/components/pdf-viewer.tsx';
import { onceReady } from '../../features/viewer/output-ready.ts';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import { loadModule } from '../../lib/load-module.ts';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { words } from '../../lib/words.ts';
import { useShareDialog } from '../use-share-dialog.tsx';
import { LookButton } from './look-button.tsx';
import { PageNotices } from './page-notices.tsx';
import { PresentButton } from './present-button.tsx';
import { useBlockEditing } from './use-block-editing.tsx';
import { useFindingActions } from './use-finding-actions.ts';
import { useGaps } from './use-gaps.tsx';
import type { HandEdits } from './use-hand-edits.ts';
import { usePageActions } from './use-page-actions.ts';
import { useSlideNotes } from './use-slide-notes.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import type { Workspace } from './use-workspace.ts';

function saveStateOf({ page, isRunning }: Workspace, edits: HandEdits): string {
  const t = words('page');
  if (page.viewed) return t.version(page.viewed.version);
  if (page.isWriting && isRunning) return t.writing;
  if (page.deltas.length > 0 || edits.unsaved) return t.saveNot;
  if (edits.isSaving) return t.saving;
  return page.version === null ? '' : t.saved;
}

// Prefetched once the chat is visible, because rendering needs the sanitizer, the design kit and a parser.
const deskModule = afterFirstPaint().then(() =>
  loadModule(() => import('../../features/page/components/desk.tsx')),
);
const railModule = afterFirstPaint().then(() =>
  loadModule(() => import('../../features/page/components/version-rail.tsx')),
);
const Desk = lazy(() => deskModule.then((module) => ({ default: module.Desk })));
const VersionRail = lazy(() => railModule.then((module) => ({ default: module.VersionRail })));

const CompareDialog = lazy(() =>
  loadModule(() => import('../../features/page/compare/compare-dialog.tsx')).then((module) => ({
    default: module.CompareDialog,
  })),
);

const noDeltas: readonly Delta[] = [];

/** A page with its toolbar, desk and version rail. */
export function PageWork({ workspace, edits }: { readonly workspace: Workspace; readonly edits: HandEdits }) {
  const t = words('page');
  const { page } = workspace;
  const isNarrow = useMediaQuery(narrowQuery);
  const actions = usePageActions(workspace, edits);
  const findingActions = useFindingActions(workspace);
  const desk = useRef<DeskHandle>(null);
  const blockEditing = useBlockEditing(workspace, edits, desk);
  const { versions } = actions;
  const gaps = useGaps(edits, page, desk, actions.viewer.onClose);
  const onDownload = gaps.guarded('download', actions.bar.onDownload);
  const onExport = gaps.guarded('export', actions.bar.onExport);
  const notes = useSlideNotes(edits);
  useUndoKeys(actions.bar.onUndo, actions.bar.onRedo);
  const { onShare, shareDialog } = useShareDialog();
  const { documentId, version, title } = page;
  const share =
    documentId === null || version === null ? null : () => onShare({ documentId, title, version });
  return (
    <section
      aria-label={t.page}
      className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] md:grid-rows-[44px_minmax(0,1fr)]"
    >
      <PageBar
        title={page.title}
        saveState={saveStateOf(workspace, edits)}
        checks={page.viewed ? null : page.checks}
        findingActions={findingActions}
        look={<LookButton workspace={workspace} edits={edits} />}
        present={
          version !== null &&
          !workspace.isRunning && (
            <PresentButton
              articleHtml={page.viewed?.html ?? edits.html}
              title={title}
              selectedId={workspace.targets.at(-1)?.id}
            />
          )
        }
        {...actions.bar}
        onDownload={onDownload}
        onExport={onExport}
        onShare={share}
      />
      <div className="page-side">
        <div className="relative grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)]">
          <PageNotices
            workspace={workspace}
            edits={edits}
            actions={actions}
            onNextSample={() => desk.current?.showNext('sample')}
          />
          <Suspense fallback={<div className="bg-desk" />}>
            <Desk
              ref={desk}
              base={page.viewed?.html ?? edits.html}
              deltas={page.viewed ? noDeltas : page.deltas}
              title={page.title}
              isWriting={page.isWriting && !page.viewed}
              selectedIds={workspace.targets.map(({ id }) => id)}
              onSelect={page.viewed || page.version === null ? null : workspace.selectBlock}
              edits={blockEditing.deskEdits}
              notes={notes}
              bar={isNarrow ? null : blockEditing.barFor(false)}
              chip={gaps.chip}
            />
          </Suspense>
        </div>
        {isNarrow && blockEditing.barFor(true)}
        {page.documentId !== null && (
          <Suspense fallback={<div className="version-rail" />}>
            <VersionRail
              documentId={page.documentId}
              versions={versions}
              current={page.version}
              shown={page.viewed?.version ?? page.version}
              thumbWidth={isNarrow ? 32 : 68}
              onShow={actions.onShowVersion}
              onCompare={versions.length > 1 ? () => actions.onCompare() : null}
            />
          </Suspense>
        )}
      </div>
      {blockEditing.dialogs}
      {gaps.dialog}
      {page.documentId !== null && actions.compared && (
        <Suspense fallback={null}>
          <CompareDialog
            documentId={page.documentId}
            versions={versions}
            {...actions.compared}
            onClose={actions.onCompareEnd}
            onRestore={(version) => {
              actions.onCompareEnd();
              actions.onRestore(version);
            }}
          />
        </Suspense>
      )}
      {page.documentId !== null && (
        <PdfViewer
          documentId={page.documentId}
          title={page.title}
          open={actions.viewer.isOpen}
          onClose={actions.viewer.onClose}
          version={page.version}
          guard={gaps.guard}
          onShare={share}
          onExport={() => gaps.guard(onceReady(actions.onExport))}
        />
      )}
      {page.documentId !== null && (
        <ExportDialog
          title={t.export}
          target={{
            documentId: page.documentId,
            title: page.title,
            version: page.viewed?.version ?? page.version ?? undefined,
          }}
          isOpen={actions.exports.isOpen}
          onClose={actions.exports.onClose}
        />
      )}
      {shareDialog}
      <div className="grid grid-cols-[44px_44px_1fr_1.5fr] gap-2 border-t border-line bg-paper px-3 pt-2 pb-3 md:hidden">
        <IconButton label={t.undo} disabled={!actions.bar.onUndo} onClick={() => actions.bar.onUndo?.()}>
          <Undo2 className="icon" aria-hidden />
        </IconButton>
        <IconButton label={t.redo} disabled={!actions.bar.onRedo} onClick={() => actions.bar.onRedo?.()}>
          <Redo2 className="icon" aria-hidden />
        </IconButton>
        <Button className="px-2.5!" disabled={!onExport} onClick={() => onExport?.()}>
          {t.export}
        </Button>
        <DownloadButton
          size="m"
          className="px-2.5!"
          onDownload={onDownload}
          isDownloading={actions.bar.isDownloading}
        />
      </div>
    </section>
  );
}
