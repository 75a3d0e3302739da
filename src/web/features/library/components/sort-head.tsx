import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { SortColumn } from '../api/find-documents.ts';

export interface Sorting {
  readonly sort: SortColumn;
  readonly order: 'asc' | 'desc';
}

/** Sortable column header. Text sorts from A first, dates from the newest. */
export function SortHead({
  column,
  label,
  sorting,
  onSort,
  className,
}: {
  readonly column: SortColumn;
  readonly label: string;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly className?: string;
}) {
  const isSorted = sorting.sort === column;
  const firstOrder = column === 'title' ? 'asc' : 'desc';
  const otherOrder = sorting.order === 'asc' ? 'desc' : 'asc';
  const Arrow = sorting.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold md:min-h-9"
        onClick={() => onSort({ sort: column, order: isSorted ? otherOrder : firstOrder })}
      >
        {label}
        {isSorted && <Arrow className="icon size-3.5!" aria-hidden />}
      </button>
    </th>
  );
}
