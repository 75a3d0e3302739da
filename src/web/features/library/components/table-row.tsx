import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { memo, useState } from 'react';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { libraryEndpoints } from '../../../../contract/library.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useDocumentActions } from '../hooks/use-document-actions.ts';
import { documentMoment } from '../moments.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { CardMenu } from './card-menu.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { InlineRename } from './inline-rename.tsx';

type FoundDocument = AnswerOf<typeof libraryEndpoints.listDocuments>['documents'][number];

export const TableRow = memo(function TableRow({
  document,
  rowIndex,
  callbacks,
}: {
  readonly document: FoundDocument;
  /** 1-based; the header row is 1. */
  readonly rowIndex: number;
  readonly callbacks: CardCallbacks;
}) {
  const t = words('library');
  const { id, display_title: title } = document;
  const actions = useDocumentActions(document);
  const [draft, setDraft] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { onShowSource } = callbacks;

  async function save(newTitle: string): Promise<void> {
    setDraft(null);
    if (!(await actions.rename(newTitle))) setDraft(newTitle);
  }

  return (
    <tr aria-rowindex={rowIndex}>
      <th scope="row">
        {draft === null ? (
          <button
            type="button"
            className="table-title"
            dir="auto"
            title={title}
            onClick={() => callbacks.onView(document)}
          >
            {title}
          </button>
        ) : (
          <div className="ps-2.5">
            <InlineRename
              of="document"
              title={title}
              draft={draft}
              onSave={(newTitle) => void save(newTitle)}
              onCancel={() => setDraft(null)}
            />
          </div>
        )}
      </th>
      <td className="max-md:hidden">
        <Link
          to={paths.library}
          search={{ session: document.session_id }}
          className="block truncate hover:underline"
          dir="auto"
        >
          {document.session_title || t.untitled}
        </Link>
      </td>
      <td className="num max-lg:hidden">
        <time dateTime={document.created_at}>{documentMoment(document.created_at)}</time>
      </td>
      <td className="num">
        <time dateTime={document.updated_at}>{documentMoment(document.updated_at)}</time>
      </td>
      <td>
        <span className="card-acts justify-end p-0!">
          <IconButton
            label={t.favoriteOf(title)}
            title={document.library.is_favorite ? t.removeFavorite : t.addFavorite}
            aria-pressed={document.library.is_favorite}
            className="card-heart"
            onClick={() => void actions.toggleFavorite()}
          >
            <Heart className="icon" aria-hidden />
          </IconButton>
          <CardMenu
            documentId={id}
            title={title}
            onPrint={() => callbacks.onPrint(document)}
            onDownload={() => callbacks.onDownload(document)}
            onShare={() => callbacks.onShare(document)}
            onExport={() => callbacks.onExport(document)}
            onRename={() => setDraft(title)}
            onDuplicate={() => void actions.duplicate()}
            onShowSource={onShowSource && (() => onShowSource(document))}
            onDelete={() => setIsAsking(true)}
          />
        </span>
        <ConfirmDelete
          isOpen={isAsking}
          title={t.deleteDocument}
          text={t.deleteDocumentText(title)}
          onConfirm={() => void actions.remove()}
          onClose={() => setIsAsking(false)}
        />
      </td>
    </tr>
  );
});
