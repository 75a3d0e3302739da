import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { leaveOpenForToasts } from '../../../components/ui/leave-open-for-toasts.ts';
import { CallError, describeError } from '../../../lib/call-error.ts';
import { useFullscreen } from '../../../lib/use-fullscreen.ts';
import { words } from '../../../lib/words.ts';
import { useDownloadDocument } from '../hooks/use-download-document.ts';
import { useOpenPdf } from '../hooks/use-open-pdf.ts';
import { usePrintDocument } from '../hooks/use-print-document.ts';
import { usePrintReady } from '../hooks/use-print-ready.ts';
import { readyNow } from '../output-ready.ts';
import { OpenViewer } from './open-viewer.tsx';
import type { PdfViewerProps } from './pdf-viewer.tsx';
import { ViewerHead } from './viewer-head.tsx';

/** The dialog. Its toolbar works while the PDF is loading. */
export function ViewerContent({
  documentId,
  title,
  version = null,
  guard = (go) => go(readyNow()),
  onShare,
  onExport,
}: Omit<PdfViewerProps, 'open' | 'onClose'>) {
  const state = useOpenPdf(documentId, version);
  const fullscreen = useFullscreen();
  // Outside the toolbar, which is replaced when the PDF has loaded.
  const printing = usePrintDocument();
  const downloading = useDownloadDocument();
  const printReady = usePrintReady(documentId);
  /** Key handler while a PDF is open, wherever the focus is in the dialog. */
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const opener = useRef(document.activeElement);
  const output = { guard, printing, downloading, printReady, onShare, onExport };
  const head = { documentId, title, fullscreen, ...output };
  return (
    <RadixDialog.Content
      className="viewer"
      data-full={fullscreen.isFull}
      aria-describedby={undefined}
      onInteractOutside={leaveOpenForToasts}
      onKeyDown={(event) => keys.current?.(event)}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const isElsewhere = document.activeElement && document.activeElement !== document.body;
        if (!isElsewhere && opener.current instanceof HTMLElement) opener.current.focus();
      }}
      onEscapeKeyDown={(event) => {
        // Escape first closes the search or leaves fullscreen.
        const inside = event.target instanceof Element && event.target.closest('.viewer-search');
        if (inside || document.fullscreenElement) event.preventDefault();
      }}
    >
      {state.kind === 'open' ? (
        <OpenViewer pdf={state.pdf} head={head} keys={keys} />
      ) : (
        <>
          <ViewerHead {...head} />
          {state.kind === 'loading' ? <Waiting /> : <Failure error={state.error} onRetry={state.retry} />}
        </>
      )}
    </RadixDialog.Content>
  );
}

function Waiting() {
  return (
    <div className="viewer-pages">
      <p
        role="status"
        className="sheet mx-auto grid aspect-[210/297] h-full max-w-full place-items-center text-ink-3"
      >
        {words('viewer').loading}
      </p>
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = words('viewer');
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <div className="viewer-pages grid place-items-center">
      <div role="alert" className="sheet grid max-w-110 gap-4 p-6">
        <h3 className="h3">{isGone ? t.gone : t.failed}</h3>
        <p className="text-ink-2">{isGone ? t.goneText : describeError(error)}</p>
        <p>
          <Button kind="primary" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </p>
      </div>
    </div>
  );
}
