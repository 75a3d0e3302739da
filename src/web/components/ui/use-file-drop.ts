import { type DragEvent, useEffect, useState } from 'react';
import { transferredFiles } from '../../lib/transferred-files.ts';
import { showErrorToast } from './toast.tsx';

/**
 * Takes files that are dropped on an element and those that are pasted anywhere on the page.
 * @param onFiles stays the same from one drawing to the next
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  // A file that is pasted anywhere is meant for the list; words that come with it are left to their field.
  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) take(clipboardData, onFiles);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);

  return {
    isOver,
    /** For the element that files are dropped on. */
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
  const files = transferredFiles(transfer);
  if (files) onFiles(files);
  else showErrorToast({ title: "You can't add a folder", text: 'Drop the files inside it instead.' });
}
