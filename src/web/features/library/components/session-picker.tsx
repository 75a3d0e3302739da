import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { leaveOpenForToasts } from '../../../components/ui/leave-open-for-toasts.ts';
import { counted, words } from '../../../lib/words.ts';
import { sessionMoment } from '../moments.ts';

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
  const t = words('library');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger asChild>
        <button type="button" className="session-picker">
          <b dir="auto">{session ? session.title || t.untitled : t.allDocuments}</b>
          <small className="num">
            {session
              ? t.sessionFacts(
                  sessionMoment(session.updated_at),
                  counted(t.documents, session.document_count),
                )
              : total !== undefined && counted(t.documents, total)}
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
          <div className="flex items-center justify-between border-b border-line py-1.5 ps-4 pe-1">
            <Dialog.Title className="h3">{t.sessionsTitle}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t.closeSessions} className="size-11!">
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
