import RefreshCw from 'lucide-react/icons/refresh-cw';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';

export function RefreshButton({
  list,
  onRefresh,
}: {
  readonly list: { readonly isFetching: boolean; readonly isFetchingNextPage: boolean };
  readonly onRefresh: () => void;
}) {
  return (
    <IconButton
      label={words('library').refresh}
      className="refresh"
      aria-busy={(list.isFetching && !list.isFetchingNextPage) || undefined}
      onClick={onRefresh}
    >
      <RefreshCw className="icon" aria-hidden />
    </IconButton>
  );
}
