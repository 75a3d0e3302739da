import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { SortableList } from '../../../components/ui/sortable-list.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import {
  type EntryChange,
  type EntryKind,
  type EntryOf,
  useChangeEntry,
  useDeleteEntry,
  useEntries,
} from '../api/entries.ts';
import { entryMessages } from '../entry-messages.ts';
import { useSettledSearch } from '../hooks/use-settled-search.ts';
import { ConfirmDelete } from './confirm-delete.tsx';
import { PaneFrame } from './pane-frame.tsx';

/** Manages entries of one kind: list, search, reorder, create, edit, delete. */
export function EntryPane<Kind extends EntryKind>({
  kind,
  draw,
  form,
  more,
  canAdd = true,
  isWide = false,
}: {
  readonly kind: Kind;
  readonly draw: (entry: EntryOf[Kind]) => ReactNode;
  /** The fields of an entry; null for a new one. */
  readonly form: (entry: EntryOf[Kind] | null, onDone: () => void) => ReactNode;
  /** Additional actions beside 'New'. */
  readonly more?: ReactNode;
  /** False if the plan excludes this kind: existing entries stay visible and can be deleted. */
  readonly canAdd?: boolean;
  /** For forms with a side-by-side layout. */
  readonly isWide?: boolean;
}) {
  const { search, setSearch, asked } = useSettledSearch();
  const list = useEntries(kind, asked);
  const moving = useChangeEntry(kind);
  const deleting = useDeleteEntry(kind);
  const [edited, setEdited] = useState<EntryOf[Kind] | 'new' | null>(null);
  const [doomed, setDoomed] = useState<EntryOf[Kind] | null>(null);
  const entries = useMemo(() => list.data?.pages.flatMap((page) => page.entries) ?? [], [list.data]);
  const t = words('brand');
  const its = entryMessages[kind];
  const newButton = (
    <Button kind="primary" onClick={() => setEdited('new')}>
      <Plus className="icon" aria-hidden />
      {t[its.create]}
    </Button>
  );
  return (
    <>
      <PaneFrame
        search={search}
        onSearch={setSearch}
        searchLabel={t[its.search]}
        actions={
          canAdd && (entries.length > 0 || search) ? (
            <>
              {more}
              {newButton}
            </>
          ) : null
        }
        list={list}
        loadFailed={t[its.loadFailed]}
        isEmpty={entries.length === 0}
        empty={
          <EmptyState title={t[its.emptyTitle]} text={t[its.emptyText]}>
            {canAdd && (
              <div className="flex flex-wrap justify-center gap-2">
                {more}
                {newButton}
              </div>
            )}
          </EmptyState>
        }
      >
        <SortableList
          label={t[its.many]}
          items={entries}
          nameOf={({ name }) => name}
          className="brand-rows"
          onMove={(id, beforeId) =>
            moving.mutate(
              { id, body: { before_id: beforeId } as EntryChange<Kind> },
              {
                onError: (error) =>
                  showErrorToast({
                    title: t[its.moveFailed],
                    text: describeError(error),
                  }),
              },
            )
          }
        >
          {(entry, handle) => (
            <article className="brand-row" aria-label={entry.name}>
              {handle}
              <div className="min-w-0 flex-1">{draw(entry)}</div>
              {canAdd && (
                <IconButton label={t.editOne(entry.name)} onClick={() => setEdited(entry)}>
                  <Pencil className="icon" aria-hidden />
                </IconButton>
              )}
              <IconButton label={t.deleteOne(entry.name)} onClick={() => setDoomed(entry)}>
                <Trash2 className="icon" aria-hidden />
              </IconButton>
            </article>
          )}
        </SortableList>
      </PaneFrame>
      {edited !== null && (
        <Dialog
          isOpen
          onClose={() => setEdited(null)}
          isWide={isWide}
          title={edited === 'new' ? t[its.create] : t[its.edit]}
        >
          {form(edited === 'new' ? null : edited, () => setEdited(null))}
        </Dialog>
      )}
      {doomed && (
        <ConfirmDelete
          name={doomed.name}
          text={t[its.deleteText]}
          isBusy={deleting.isPending}
          onClose={() => setDoomed(null)}
          onConfirm={() =>
            deleting.mutate(doomed.id, {
              onSuccess: () => setDoomed(null),
              onError: (error) =>
                showErrorToast({
                  title: t[its.deleteFailed],
                  text: describeError(error),
                }),
            })
          }
        />
      )}
    </>
  );
}
