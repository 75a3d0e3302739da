import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileOutput from 'lucide-react/icons/file-output';
import Redo2 from 'lucide-react/icons/redo-2';
import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import type { ChecksReport } from '../../../../contract/chat-events.ts';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import { ChecksBadge } from './checks-badge.tsx';
import type { FindingActions } from './finding-row.tsx';

export interface PageActions {
  readonly onUndo: (() => void) | null;
  readonly onRedo: (() => void) | null;
  readonly onDownload: (() => void) | null;
  readonly isDownloading: boolean;
  /** Opens the PDF viewer. */
  readonly onView: (() => void) | null;
  /** Opens the Share dialog. */
  readonly onShare: (() => void) | null;
  /** Opens the export dialog. */
  readonly onExport: (() => void) | null;
}

interface PageBarProps extends PageActions {
  readonly title: string;
  /** 'Saved', 'Writing', '' */
  readonly saveState: string;
  readonly checks: ChecksReport | null;
  readonly findingActions: FindingActions;
  /** Button that opens the look settings. */
  readonly look: ReactNode;
  /** Button that presents slides. */
  readonly present: ReactNode;
}

/** Header of the page pane. */
export function PageBar({
  title,
  saveState,
  checks,
  findingActions,
  look,
  present,
  onUndo,
  onRedo,
  onDownload,
  isDownloading,
  onView,
  onShare,
  onExport,
}: PageBarProps) {
  const t = words('page');
  return (
    <div className="flex min-h-12 min-w-0 items-center gap-0.5 border-b border-line bg-paper ps-4 pe-3 md:min-h-11">
      <h2 className="min-w-10 flex-1 truncate font-[650] md:flex-initial">{title || t.untitled}</h2>
      <span className="mx-2 hidden text-13 whitespace-nowrap text-ink-3 md:inline" role="status">
        {saveState}
      </span>
      {checks && <ChecksBadge report={checks} actions={findingActions} />}
      <span className="hidden flex-1 md:block" />
      <IconButton
        label={t.undo}
        className="hidden! md:inline-grid!"
        disabled={!onUndo}
        onClick={() => onUndo?.()}
      >
        <Undo2 className="icon" aria-hidden />
      </IconButton>
      <IconButton
        label={t.redo}
        className="hidden! md:inline-grid!"
        disabled={!onRedo}
        onClick={() => onRedo?.()}
      >
        <Redo2 className="icon" aria-hidden />
      </IconButton>
      <span className="mx-1.5 hidden h-5 w-px flex-none bg-line md:block" />
      {look}
      {present}
      <IconButton label={t.viewPdf} disabled={!onView} onClick={() => onView?.()}>
        <Eye className="icon" aria-hidden />
      </IconButton>
      <IconButton label={t.share} disabled={!onShare} onClick={() => onShare?.()}>
        <Share2 className="icon" aria-hidden />
      </IconButton>
      <IconButton
        label={t.export}
        className="hidden! md:inline-grid!"
        disabled={!onExport}
        onClick={() => onExport?.()}
      >
        <FileOutput className="icon" aria-hidden />
      </IconButton>
      <DownloadButton
        size="s"
        className="ms-1.5 hidden! md:inline-flex!"
        onDownload={onDownload}
        isDownloading={isDownloading}
      />
    </div>
  );
}

/** Shows progress as its label and keeps its width. */
export function DownloadButton({
  size,
  className,
  onDownload,
  isDownloading,
}: {
  readonly size: 's' | 'm';
  readonly className: string;
  readonly onDownload: (() => void) | null;
  readonly isDownloading: boolean;
}) {
  return (
    <Button
      kind="primary"
      size={size}
      isBusy={isDownloading}
      disabled={!onDownload}
      className={className}
      onClick={() => onDownload?.()}
    >
      {isDownloading ? (
        <span className="fold-spinner" aria-hidden="true" />
      ) : (
        <Download className="icon" aria-hidden />
      )}
      <span className="grid">
        <span
          className="col-start-1 row-start-1"
          style={{ visibility: isDownloading ? 'hidden' : 'visible' }}
        >
          {words('page').download}
        </span>
        <span
          className="col-start-1 row-start-1"
          style={{ visibility: isDownloading ? 'visible' : 'hidden' }}
        >
          {words('page').makingPdf}
        </span>
      </span>
    </Button>
  );
}
