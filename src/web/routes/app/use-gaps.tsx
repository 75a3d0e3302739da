import { lazy, type RefObject, Suspense, useMemo, useState } from 'react';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { loadModule } from '../../lib/load-module.ts';
import { counted, words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

const GapsDialog = lazy(() =>
  loadModule(() => import('../../features/page/components/gaps-dialog.tsx')).then((module) => ({
    default: module.GapsDialog,
  })),
);

// Not before there is a gap: it reads from the server which of them the user's details fill.
const SenderChips = lazy(() =>
  loadModule(() => import('./sender-chips.tsx')).then((module) => ({ default: module.SenderChips })),
);

/** Missing values on a page: counted beside it, and listed before an export. */
export function useGaps(
  edits: HandEdits,
  { documentId, version, isWriting, viewed }: Workspace['page'],
  desk: RefObject<DeskHandle | null>,
) {
  const { editing, html, canEdit } = edits;
  const isShown = canEdit && !isWriting && !viewed;
  const gaps = useMemo(
    () => (editing && html !== null && isShown ? editing.gapsIn(html) : []),
    [editing, html, isShown],
  );
  /** The document that had gaps while it was open: the user may have filled in the sender's by hand. */
  const [open, setOpen] = useState<string | null>(null);
  if (gaps.length > 0 && documentId !== open) setOpen(documentId);

  const [waiting, setWaiting] = useState<{ readonly go: () => void } | null>(null);
  const close = (): void => setWaiting(null);

  const chipsOf = (props: { readonly offersSaving?: boolean; readonly onFilled?: () => void }) =>
    isShown && documentId !== null && version !== null && documentId === open ? (
      <Suspense fallback={null}>
        <SenderChips key={documentId} documentId={documentId} version={version} edits={edits} {...props} />
      </Suspense>
    ) : null;

  return {
    /** Wraps an action to ask first while values are missing. */
    guarded: (go: (() => void) | null) => go && (() => (gaps.length > 0 ? setWaiting({ go }) : go())),
    chip: (
      <div className="gap-chips">
        {chipsOf({ offersSaving: true })}
        {gaps.length > 0 && (
          <button type="button" className="gap-chip" onClick={() => desk.current?.showNext('gap')}>
            {counted(words('page').gapsLeft, gaps.length)}
          </button>
        )}
      </div>
    ),
    dialog: waiting && (
      <Suspense fallback={null}>
        <GapsDialog
          gaps={gaps}
          fill={chipsOf({ onFilled: close })}
          onClose={close}
          onShow={(index) => {
            close();
            // Runs after the dialog has restored the focus.
            setTimeout(() => desk.current?.showMarked('gap', index));
          }}
          onLeaveBlank={() => {
            close();
            if (editing) edits.add(editing.leaveGapsBlank);
          }}
          onGoOn={() => {
            close();
            waiting.go();
          }}
        />
      </Suspense>
    ),
  };
}
