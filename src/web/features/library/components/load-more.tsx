import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';

/** Button that loads the next page of a list. */
export function LoadMore({
  label,
  list,
  className,
}: {
  readonly label: string;
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly className?: string;
}) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      {...(className ? { className } : {})}
      isBusy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {list.isFetchingNextPage ? words('shell').loading : label}
    </Button>
  );
}
