import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import {
  type OutputGuard,
  type OutputReady,
  onceReady,
  readyNow,
} from '../../features/viewer/output-ready.ts';
import { loadModule } from '../../lib/load-module.ts';
import { counted, words } from '../../lib/words.ts';
import { useGapInAddress } from './use-gap-in-address.ts';
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

type Output = 'download' | 'export';

/** What the user wants of a page with gaps. */
interface Asked {
  readonly go: (ready: OutputReady) => void;
}

/** Called once the gaps left blank are saved, with null if they aren't. */
interface Saving {
  readonly end: (saved: Awaited<OutputReady>) => void;
}

/** Missing values on a page: counted beside it, and listed before an export. */
export function useGaps(
  edits: HandEdits,
  { documentId, version, isWriting, viewed }: Workspace['page'],
  desk: RefObject<DeskHandle | null>,
  /** Closes what would cover the page. */
  closeViewer: () => void,
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

  /** What the user asked for while values are missing. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const [saving, setSaving] = useState<Saving | null>(null);
  /** Index of the gap to edit once the dialogs are closed. */
  const [shown, setShown] = useState<number | null>(null);
  const latest = useRef<Record<Output, (() => void) | null>>({ download: null, export: null });
  const close = (): void => setAsked(null);
  const guard: OutputGuard = (go) => (gaps.length > 0 ? setAsked({ go }) : go(readyNow()));

  useEffect(() => {
    if (saving === null || edits.isSaving) return;
    setSaving(null);
    saving.end(edits.unsaved ? null : { version: undefined });
  }, [saving, edits.isSaving, edits.unsaved]);

  useEffect(() => {
    if (shown === null) return;
    setShown(null);
    // Runs after the dialogs have restored the focus.
    setTimeout(() => desk.current?.showMarked('gap', shown));
  }, [shown, desk]);

  useGapInAddress(desk, gaps.length > 0);

  const fill = (operations: readonly object[]): void =>
    edits.add(() => ({ patches: [], operations, label: words('editing').senderFilled }));

  const chipsOf = (props: {
    readonly offersSaving?: boolean;
    readonly onFill: (operations: readonly object[]) => void;
  }) =>
    isShown && documentId !== null && version !== null && documentId === open ? (
      <Suspense fallback={null}>
        <SenderChips
          key={documentId}
          documentId={documentId}
          version={version}
          isSaving={edits.isSaving}
          {...props}
        />
      </Suspense>
    ) : null;

  return {
    /** Asks first while values are missing. */
    guard,
    /** The same for an action of the page bar, which depends on the version. */
    guarded: (output: Output, go: (() => void) | null) => {
      latest.current[output] = go;
      return go && (() => guard(onceReady(() => latest.current[output]?.())));
    },
    chip: (
      <div className="gap-chips">
        {chipsOf({ offersSaving: true, onFill: fill })}
        {gaps.length > 0 && (
          <button type="button" className="gap-chip" onClick={() => desk.current?.showNext('gap')}>
            {counted(words('page').gapsLeft, gaps.length)}
          </button>
        )}
      </div>
    ),
    dialog: asked && (
      <Suspense fallback={null}>
        <GapsDialog
          gaps={gaps}
          fill={chipsOf({
            onFill: (operations) => {
              fill(operations);
              close();
            },
          })}
          onClose={close}
          onShow={(index) => {
            close();
            closeViewer();
            setShown(index);
          }}
          onLeaveBlank={() => {
            close();
            if (editing) edits.add(editing.leaveGapsBlank);
            const { promise, resolve } = Promise.withResolvers<Awaited<OutputReady>>();
            setSaving({ end: resolve });
            asked.go(promise);
          }}
          onGoOn={() => {
            close();
            asked.go(readyNow());
          }}
        />
      </Suspense>
    ),
  };
}
