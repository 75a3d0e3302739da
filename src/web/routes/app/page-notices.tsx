import type { ReactNode } from 'react';
import { countSamples } from '../../../domain/document/marked-texts.ts';
import { Button } from '../../components/ui/button.tsx';
import { counted, words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { usePageActions } from './use-page-actions.ts';
import type { Workspace } from './use-workspace.ts';

interface PageNoticesProps {
  readonly workspace: Workspace;
  readonly edits: HandEdits;
  readonly actions: ReturnType<typeof usePageActions>;
  readonly onNextSample: () => void;
}

/** Notices above the page, with their actions. */
export function PageNotices({ workspace, edits, actions, onNextSample }: PageNoticesProps) {
  const t = words('page');
  const { page } = workspace;
  if (page.viewed)
    return (
      <Notice
        text={t.noticeViewed(page.viewed.version)}
        buttons={
          <>
            <Button size="s" onClick={() => workspace.dispatchPage({ type: 'returned' })}>
              {t.backToCurrent}
            </Button>
            <Button size="s" kind="primary" isBusy={actions.isRestoring} onClick={actions.onRestoreViewed}>
              {t.restore}
            </Button>
          </>
        }
      />
    );
  if (edits.unsaved)
    return (
      <Notice
        isAlert
        text={t.noticeUnsaved(edits.unsaved.reason)}
        buttons={
          <>
            <Button size="s" onClick={edits.unsaved.takeBack}>
              {t.noticeUndoIt}
            </Button>
            <Button size="s" kind="primary" onClick={edits.unsaved.retry}>
              {t.tryAgain}
            </Button>
          </>
        }
      />
    );
  const { keptVersion } = edits;
  if (keptVersion !== null)
    return (
      <Notice
        isAlert
        text={t.noticeConflict(keptVersion)}
        buttons={
          <>
            <Button size="s" onClick={() => actions.onCompare(keptVersion)}>
              {t.compare}
            </Button>
            <Button
              size="s"
              onClick={() => {
                edits.forgetKept();
                actions.onRestore(keptVersion);
              }}
            >
              {t.noticeUseMine}
            </Button>
            <Button size="s" onClick={edits.forgetKept}>
              {t.noticeKeepTheirs}
            </Button>
          </>
        }
      />
    );
  const samples = page.isWriting || page.version === null ? 0 : countSamples(edits.html ?? '');
  if (samples > 0)
    return (
      <Notice
        text={counted(t.noticeSamples, samples)}
        buttons={
          <Button size="s" onClick={onNextSample}>
            {t.noticeShowNext}
          </Button>
        }
      />
    );
  return <span />;
}

function Notice({
  text,
  buttons,
  isAlert = false,
}: {
  readonly text: string;
  readonly buttons: ReactNode;
  readonly isAlert?: boolean;
}) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-4 py-2 text-13"
    >
      <p className="min-w-40 flex-1 font-[550]">{text}</p>
      {buttons}
    </div>
  );
}
