import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useState } from 'react';
import type { LibrarySession } from '../../../../contract/library.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { language } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import { sessionMoment } from '../moments.ts';
import { InlineRename } from './inline-rename.tsx';

/** Session row: name, last use and actions. */
export const SessionRow = memo(function SessionRow({
  session,
  isCurrent,
  isSelecting,
  isChosen,
  onOpen,
  onChoose,
  onRename,
  onDelete,
}: {
  readonly session: LibrarySession;
  readonly isCurrent: boolean;
  readonly isSelecting: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (session: LibrarySession) => void;
  readonly onChoose: (session: LibrarySession) => void;
  /** Resolves with whether it was saved. */
  readonly onRename: (session: LibrarySession, title: string) => Promise<boolean>;
  readonly onDelete: (session: LibrarySession) => void;
}) {
  const t = words('library');
  const { title, updated_at: updatedAt, document_count: count } = session;
  const [draft, setDraft] = useState<string | null>(null);
  const moment = sessionMoment(updatedAt);

  async function save(newTitle: string): Promise<void> {
    setDraft(null);
    if (!(await onRename(session, newTitle))) setDraft(newTitle);
  }

  const name = (
    <>
      <b dir="auto" title={title}>
        {title || t.untitled}
      </b>
      <small className="num">
        <time dateTime={updatedAt}>{moment}</time>
      </small>
    </>
  );
  if (draft !== null)
    return (
      <li className="session grid-cols-1! py-2 pe-5!">
        <div className="min-w-0 ps-2.5">
          <InlineRename
            of="session"
            title={title}
            draft={draft}
            onSave={(newTitle) => void save(newTitle)}
            onCancel={() => setDraft(null)}
          />
        </div>
      </li>
    );
  return (
    <li
      className="session"
      aria-current={isCurrent && !isSelecting ? true : undefined}
      data-selecting={isSelecting || undefined}
    >
      {isSelecting ? (
        <label className="session-check">
          <input type="checkbox" checked={isChosen} onChange={() => onChoose(session)} />
          <span className="session-name static!">{name}</span>
        </label>
      ) : (
        <button type="button" className="session-name" onClick={() => onOpen(session)}>
          {name}
        </button>
      )}
      <span className="session-count num">
        <span className="sr-only">{counted(t.documents, count)}</span>
        <span aria-hidden="true">{count.toLocaleString(language())}</span>
      </span>
      {!isSelecting && (
        <span className="session-acts">
          <IconButton
            label={t.renameSessionOf(title)}
            title={t.renameSession}
            onClick={() => setDraft(title)}
          >
            <Pencil className="icon" aria-hidden />
          </IconButton>
          <IconButton
            label={t.deleteSessionOf(title)}
            title={t.deleteSession}
            onClick={() => onDelete(session)}
          >
            <Trash2 className="icon" aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
});
