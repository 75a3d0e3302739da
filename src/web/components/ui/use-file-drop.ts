import { type DragEvent, useEffect, useState } from 'react';
import { transferredFiles } from '../../lib/transferred-files.ts';
import { words } from '../../lib/words.ts';
import { showErrorToast } from './toast.tsx';

/**
 * Accepts files dropped on an element or pasted anywhere on the page.
 * @param onFiles must be stable between renders
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  // Pasted files go to the list; pasted text is left to its field.
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) take(clipboardData, onFiles);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);

  return {
    isOver,
    /** Props for the drop target. */
    target: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer, onFiles);
      },
    },
  };
}

function take(transfer: DataTransfer, onFiles: (files: readonly File[]) => void): void {
  const t = words('uploads');
  const files = transferredFiles(transfer);
  if (files) onFiles(files);
  else showErrorToast({ title: t.noFolderTitle, text: t.noFolderText });
}
