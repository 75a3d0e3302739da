import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { SharesPage } from '../features/sharing/components/shares-page.tsx';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

export function Shares() {
  const t = words('sharing');
  usePageTitle(words('shell').sharedLinks);
  return (
    <SharesPage
      titleOf={({ document_id: id, document_title: title, state }) =>
        state === 'document_deleted' ? (
          title || t.untitled
        ) : (
          <Link to={paths.app} search={{ loadDocumentId: id }} className="hover:underline">
            {title || t.untitled}
          </Link>
        )
      }
      emptyAction={
        <Link to={paths.library} className={buttonClass({ kind: 'primary' })}>
          {t.openLibrary}
        </Link>
      }
    />
  );
}
