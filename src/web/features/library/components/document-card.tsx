import { Link } from '@tanstack/react-router';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Link2 from 'lucide-react/icons/link-2';
import { memo, useState } from 'react';
import type { LibraryDocument } from '../../../../contract/library.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useDocumentActions } from '../hooks/use-document-actions.ts';
import { documentMoment } from '../moments.ts';
import { CardCover } from './card-cover.tsx';
import { CardHelp } from './card-help.tsx';
import { CardMenu } from './card-menu.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { InlineRename } from './inline-rename.tsx';

export interface DocumentCardProps {
  readonly document: LibraryDocument;
  readonly onView: (document: LibraryDocument) => void;
  readonly onPrint: (document: LibraryDocument) => void;
  readonly onDownload: (document: LibraryDocument) => void;
  readonly onShare: (document: LibraryDocument) => void;
  /** Opens the export dialog. */
  readonly onExport: (document: LibraryDocument) => void;
  /** Staff only. */
  readonly onShowSource?: ((document: LibraryDocument) => void) | undefined;
}

/**
 * Document card: cover, title, date and actions. Handles rename, favorite, duplicate and delete itself for
 * all lists under `libraryKeys.documents`; viewing and printing are passed in.
 */
export const DocumentCard = memo(function DocumentCard(props: DocumentCardProps) {
  const t = words('library');
  const { document, onView, onPrint, onDownload, onShare, onExport, onShowSource } = props;
  const { id, display_title: title, created_at: createdAt } = document;
  const isFavorite = document.library.is_favorite;
  const actions = useDocumentActions(document);
  /** Text in the title field; null when not editing. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function save(newTitle: string): Promise<void> {
    setDraft(null);
    // Restores the typed title after a failure.
    if (!(await actions.rename(newTitle))) setDraft(newTitle);
  }

  return (
    <article className="card" aria-label={title}>
      <button
        type="button"
        className="card-cover"
        aria-label={t.viewPdfOf(title)}
        onClick={() => onView(document)}
      >
        <CardCover document={document} />
      </button>
      <div className="card-body">
        {draft === null ? (
          <>
            <h3 className="card-title" dir="auto" title={title}>
              {title}
            </h3>
            <p className="card-meta num">
              <time dateTime={createdAt}>{documentMoment(createdAt)}</time>
              {document.is_shared && (
                <span className="card-shared">
                  <Link2 className="icon" aria-hidden />
                  {t.shared}
                </span>
              )}
            </p>
          </>
        ) : (
          <InlineRename
            of="document"
            title={title}
            draft={draft}
            onSave={(newTitle) => void save(newTitle)}
            onCancel={() => setDraft(null)}
          />
        )}
      </div>
      <div className="card-acts">
        <IconButton label={t.viewPdfOf(title)} title={t.viewPdf} onClick={() => onView(document)}>
          <Eye className="icon" aria-hidden />
        </IconButton>
        <IconButton
          label={t.favoriteOf(title)}
          title={isFavorite ? t.removeFavorite : t.addFavorite}
          aria-pressed={isFavorite}
          className="card-heart"
          onClick={() => void actions.toggleFavorite()}
        >
          <Heart className="icon" aria-hidden />
        </IconButton>
        <Link
          to={paths.app}
          search={{ loadDocumentId: id }}
          className={buttonClass({ kind: 'quiet', size: 's' })}
          aria-label={t.editOf(title)}
        >
          {t.edit}
        </Link>
        <span className="flex-1" />
        <CardHelp />
        <CardMenu
          documentId={id}
          title={title}
          onPrint={() => onPrint(document)}
          onDownload={() => onDownload(document)}
          onShare={() => onShare(document)}
          onExport={() => onExport(document)}
          onRename={() => setDraft(title)}
          onDuplicate={() => void actions.duplicate()}
          onShowSource={onShowSource && (() => onShowSource(document))}
          onDelete={() => setIsAsking(true)}
        />
      </div>
      <ConfirmDelete
        isOpen={isAsking}
        title={t.deleteDocument}
        text={t.deleteDocumentText(title)}
        onConfirm={() => void actions.remove()}
        onClose={() => setIsAsking(false)}
      />
    </article>
  );
});
