import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { useDocumentSource } from '../api/documents.ts';

/** HTML of a document, for staff. */
export function SourceDialog({
  documentId,
  title,
  onClose,
}: {
  readonly documentId: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const t = words('library');
  const source = useDocumentSource(documentId);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(source.data ?? '');
      setIsCopied(true);
    } catch {
      showErrorToast({
        title: t.notCopied,
        text: t.notCopiedText,
      });
    }
  };
  return (
    // Twelve characters distinguish documents with the same name.
    <Dialog isOpen onClose={onClose} title={t.source} description={`${title} · ${documentId.slice(0, 12)}`}>
      {source.isPending ? (
        <Skeleton className="h-48" />
      ) : source.error ? (
        <p role="alert" className="font-semibold text-danger">
          {t.sourceFailed}
        </p>
      ) : (
        <textarea
          readOnly
          aria-label={t.source}
          className="input h-[50dvh] resize-none font-mono text-12! leading-[1.5]"
          value={source.data}
        />
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button disabled={!source.data} onClick={() => void copy()}>
          {isCopied ? t.copied : t.copyAll}
        </Button>
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </Dialog>
  );
}
