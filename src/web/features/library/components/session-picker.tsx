import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { leaveOpenForToasts } from '../../../components/ui/leave-open-for-toasts.ts';
import { counted, sessionMoment } from '../moments.ts';

/** Below 768 px: shows the open session, or that all are shown, and opens the full-height session list. */
export function SessionPicker({
  session,
  total,
  children,
}: {
  /** Null for all sessions. */
  readonly session: LibrarySession | null;
  /** Number of documents in all sessions, once known. */
  readonly total: number | undefined;
  /** Renders the list; receives a function to close it. */
  readonly children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <button type="button" className="session-picker">
          <b>{session ? session.title || 'Untitled' : 'All documents'}</b>
          <small className="num">
            {session
              ? `${sessionMoment(session.updated_at)}, ${counted(session.document_count, 'document')}`
              : total !== undefined && counted(total, 'document')}
          </small>
          <ChevronsUpDown className="icon" aria-hidden />
        </button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Content
          className="session-sheet"
          aria-describedby={undefined}
          onInteractOutside={leaveOpenForToasts}
        >
          <div className="flex items-center justify-between border-b border-line py-1.5 pr-1 pl-4">
            <Dialog.Title className="h3">Sessions</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close sessions" className="size-11!">
                <X className="icon" aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {children(() => setIsOpen(false))}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
