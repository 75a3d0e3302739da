import { lazy, type RefObject, Suspense, useMemo, useState } from 'react';
import type { DeskHandle } from '../../features/page/components/desk.tsx';
import { gapCount } from '../../features/page/gap-count.ts';
import { loadModule } from '../../lib/load-module.ts';
import type { HandEdits } from './use-hand-edits.ts';

const GapsDialog = lazy(() =>
  loadModule(() => import('../../features/page/components/gaps-dialog.tsx')).then((module) => ({
    default: module.GapsDialog,
  })),
);

/** Missing values on a page: counted beside it, and listed before an export. */
export function useGaps(edits: HandEdits, isWriting: boolean, desk: RefObject<DeskHandle | null>) {
  const { editing, html, canEdit } = edits;
  const gaps = useMemo(
    () => (editing && html !== null && !isWriting ? editing.gapsIn(html) : []),
    [editing, html, isWriting],
  );
  const [waiting, setWaiting] = useState<{ readonly go: () => void } | null>(null);
  const close = (): void => setWaiting(null);

  return {
    /** Wraps an action to ask first while values are missing. */
    guarded: (go: (() => void) | null) =>
      go && (() => (gaps.length > 0 && canEdit ? setWaiting({ go }) : go())),
    chip: gaps.length > 0 && canEdit && (
      <button type="button" className="gap-chip" onClick={() => desk.current?.showNext('gap')}>
        {gapCount(gaps.length)} left
      </button>
    ),
    dialog: waiting && (
      <Suspense fallback={null}>
        <GapsDialog
          gaps={gaps}
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
