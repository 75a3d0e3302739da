import Download from 'lucide-react/icons/download';
import FileOutput from 'lucide-react/icons/file-output';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import type { useDownloadDocument } from '../hooks/use-download-document.ts';
import type { usePrintDocument } from '../hooks/use-print-document.ts';
import type { PrintReady } from '../hooks/use-print-ready.ts';
import { type OutputGuard, onceReady } from '../output-ready.ts';

export interface ViewerHeadProps {
  readonly documentId: string;
  readonly title: string;
  readonly guard: OutputGuard;
  readonly printing: ReturnType<typeof usePrintDocument>;
  readonly downloading: ReturnType<typeof useDownloadDocument>;
  readonly printReady: PrintReady;
  readonly onExport: () => void;
  readonly fullscreen: { readonly isFull: boolean; readonly toggle: () => void };
  /** Opens the Share dialog. */
  readonly onShare: (() => void) | null;
  /** Tools that need the open PDF: page, zoom, search. */
  readonly children?: ReactNode;
}

/** Toolbar of the viewer. Below 768 px it has three rows. */
export function ViewerHead({
  documentId,
  title,
  fullscreen,
  guard,
  printing: { print, printingId },
  downloading: { download, downloadingId },
  printReady,
  onShare,
  onExport,
  children,
}: ViewerHeadProps) {
  const t = words('viewer');
  const FullscreenIcon = fullscreen.isFull ? Minimize : Maximize;
  return (
    <header className="viewer-head">
      <RadixDialog.Title className="viewer-title" dir="auto" title={title}>
        {title}
      </RadixDialog.Title>
      <div className="viewer-tools">{children}</div>
      <div className="viewer-actions">
        <IconButton
          label={printingId ? t.printing : t.print}
          disabled={printingId !== null}
          onClick={() => guard((ready) => print({ documentId, title }, ready))}
        >
          <Printer className="icon" aria-hidden />
        </IconButton>
        {onShare && (
          <IconButton label={t.share} onClick={onShare}>
            <Share2 className="icon" aria-hidden />
          </IconButton>
        )}
        <IconButton label={t.export} onClick={onExport}>
          <FileOutput className="icon" aria-hidden />
        </IconButton>
        <PrintReadyButton guard={guard} printReady={printReady} />
        <Button
          kind="primary"
          size="s"
          isBusy={downloadingId !== null}
          onClick={() => guard(onceReady(() => download({ documentId, title })))}
        >
          <Download className="icon" aria-hidden />
          {t.download}
        </Button>
      </div>
      <div className="viewer-window">
        <IconButton
          label={fullscreen.isFull ? t.fullscreenExit : t.fullscreen}
          aria-pressed={fullscreen.isFull}
          onClick={fullscreen.toggle}
        >
          <FullscreenIcon className="icon" aria-hidden />
        </IconButton>
        <RadixDialog.Close asChild>
          <IconButton label={t.close}>
            <X className="icon" aria-hidden />
          </IconButton>
        </RadixDialog.Close>
      </div>
    </header>
  );
}

/** While the file is being made, the button shows progress and cancels it. */
function PrintReadyButton({ guard, printReady }: Pick<ViewerHeadProps, 'guard' | 'printReady'>) {
  const t = words('viewer');
  if (!printReady.isUnderWay)
    return (
      <Button size="s" onClick={() => guard(onceReady(printReady.start))}>
        {t.printReady}
      </Button>
    );
  return (
    <Button size="s" aria-label={t.printReadyCancel} onClick={printReady.cancel}>
      <span className="fold-spinner" aria-hidden="true" />
      <span role="status" className="max-w-36 truncate">
        {printReady.step}
      </span>
      <X className="icon" aria-hidden />
    </Button>
  );
}
