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

/** What is still missing on a page: counted beside it, and listed before the page leaves Octavo. */
export function useGaps(edits: HandEdits, isWriting: boolean, desk: RefObject<DeskHandle | null>) {
  const { editing, html, canEdit } = edits;
  const gaps = useMemo(
    () => (editing && html !== null && !isWriting ? editing.gapsIn(html) : []),
    [editing, html, isWriting],
  );
  const [waiting, setWaiting] = useState<{ readonly go: () => void } | null>(null);
  const close = (): void => setWaiting(null);

  return {
    /** The same action with the question first, while something is missing. */
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
            // The dialog gives the focus back first.
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
