import { useNavigate } from '@tanstack/react-router';
import Code from 'lucide-react/icons/code';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileOutput from 'lucide-react/icons/file-output';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../../components/ui/menu.tsx';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';

/** Menu with all actions of a document. */
export function CardMenu({
  documentId,
  title,
  onPrint,
  onDownload,
  onShare,
  onExport,
  onRename,
  onDuplicate,
  onShowSource,
  onDelete,
}: {
  readonly documentId: string;
  readonly title: string;
  readonly onPrint: () => void;
  readonly onDownload: () => void;
  readonly onShare: () => void;
  readonly onExport: () => void;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  /** Undefined for users without permission. */
  readonly onShowSource: (() => void) | undefined;
  readonly onDelete: () => void;
}) {
  const t = words('library');
  const navigate = useNavigate();
  /** Keeps the focus in the title field when the menu closes. */
  const isRenaming = useRef(false);
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (isRenaming.current) event.preventDefault();
        isRenaming.current = false;
      }}
      trigger={
        <IconButton label={t.moreOf(title)} title={t.more}>
          <Ellipsis className="icon" aria-hidden />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => void navigate({ to: paths.app, search: { loadDocumentId: documentId } })}>
        <MessageSquareText className="icon" aria-hidden />
        {t.editInChat}
      </MenuItem>
      <MenuItem onSelect={onPrint}>
        <Printer className="icon" aria-hidden />
        {t.print}
      </MenuItem>
      <MenuItem onSelect={onDownload}>
        <Download className="icon" aria-hidden />
        {t.download}
      </MenuItem>
      <MenuItem onSelect={onShare}>
        <Share2 className="icon" aria-hidden />
        {t.share}
      </MenuItem>
      <MenuItem onSelect={onExport}>
        <FileOutput className="icon" aria-hidden />
        {t.exportAs}
      </MenuItem>
      <MenuItem
        onSelect={() => {
          isRenaming.current = true;
          onRename();
        }}
      >
        <Pencil className="icon" aria-hidden />
        {t.rename}
      </MenuItem>
      <MenuItem onSelect={onDuplicate}>
        <Copy className="icon" aria-hidden />
        {t.duplicate}
      </MenuItem>
      {onShowSource && (
        <MenuItem onSelect={onShowSource}>
          <Code className="icon" aria-hidden />
          {t.showSource}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem onSelect={onDelete} isDanger>
        <Trash2 className="icon" aria-hidden />
        {t.delete}
      </MenuItem>
    </Menu>
  );
}
