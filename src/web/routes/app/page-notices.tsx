import type { ReactNode } from 'react';
import { countSamples, samplesLeft } from '../../../domain/document/marked-texts.ts';
import { Button } from '../../components/ui/button.tsx';
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
  const { page } = workspace;
  if (page.viewed)
    return (
      <Notice
        text={`Version ${page.viewed.version}. Your current page is safe.`}
        buttons={
          <>
            <Button size="s" onClick={() => workspace.dispatchPage({ type: 'returned' })}>
              Back to current
            </Button>
            <Button size="s" kind="primary" isBusy={actions.isRestoring} onClick={actions.onRestoreViewed}>
              Restore
            </Button>
          </>
        }
      />
    );
  if (edits.unsaved)
    return (
      <Notice
        isAlert
        text={`Your last change wasn't saved. ${edits.unsaved.reason}`}
        buttons={
          <>
            <Button size="s" onClick={edits.unsaved.takeBack}>
              Undo it
            </Button>
            <Button size="s" kind="primary" onClick={edits.unsaved.retry}>
              Try again
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
        text={`Someone else changed the same part. Both versions are kept: theirs is on the page, yours is version ${keptVersion}.`}
        buttons={
          <>
            <Button size="s" onClick={() => actions.onCompare(keptVersion)}>
              Compare
            </Button>
            <Button
              size="s"
              onClick={() => {
                edits.forgetKept();
                actions.onRestore(keptVersion);
              }}
            >
              Use mine
            </Button>
            <Button size="s" onClick={edits.forgetKept}>
              Keep theirs
            </Button>
          </>
        }
      />
    );
  const samples = page.isWriting || page.version === null ? 0 : countSamples(edits.html ?? '');
  if (samples > 0)
    return (
      <Notice
        text={samplesLeft(samples)}
        buttons={
          <Button size="s" onClick={onNextSample}>
            Show next
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
