import { type RefObject, useEffect, useRef } from 'react';

/** Each returns whether it used the clipboard. */
interface BlockClipboard {
  readonly onCopy: (blockId: string, clipboard: DataTransfer) => boolean;
  readonly onPaste: (blockId: string, clipboard: DataTransfer) => boolean;
}

/**
 * Copies and pastes the focused block of an overlay. Listens on the document, because browsers disagree about the
 * target of these events: Chromium takes the focused element, Firefox the place of the text selection.
 */
export function useBlockClipboard(
  overlay: RefObject<HTMLElement | null>,
  tools: BlockClipboard | null,
): void {
  const latest = useRef(tools);
  latest.current = tools;
  useEffect(() => {
    function onClipboard(event: ClipboardEvent): void {
      const focused = document.activeElement;
      if (!event.clipboardData || event.defaultPrevented || !overlay.current?.contains(focused)) return;
      const id = (focused as HTMLElement).dataset.block;
      const use = event.type === 'copy' ? latest.current?.onCopy : latest.current?.onPaste;
      if (id !== undefined && use?.(id, event.clipboardData)) event.preventDefault();
    }
    document.addEventListener('copy', onClipboard);
    document.addEventListener('paste', onClipboard);
    return () => {
      document.removeEventListener('copy', onClipboard);
      document.removeEventListener('paste', onClipboard);
    };
  }, [overlay]);
}
