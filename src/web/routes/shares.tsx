import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { SharesPage } from '../features/sharing/components/shares-page.tsx';
import { paths } from '../paths.ts';

export function Shares() {
  usePageTitle('Shared links');
  return (
    <SharesPage
      titleOf={({ document_id: id, document_title: title, state }) =>
        state === 'document_deleted' ? (
          title || 'Untitled'
        ) : (
          <Link to={paths.app} search={{ loadDocumentId: id }} className="hover:underline">
            {title || 'Untitled'}
          </Link>
        )
      }
      emptyAction={
        <Link to={paths.library} className={buttonClass({ kind: 'primary' })}>
          Open the library
        </Link>
      }
    />
  );
}
