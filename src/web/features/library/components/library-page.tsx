import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { Tabs } from 'radix-ui';
import { useMemo, useState } from 'react';
import { buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { direction, language } from '../../../lib/language.ts';
import { narrowQuery, useMediaQuery } from '../../../lib/use-media-query.ts';
import { counted, words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTotal } from '../api/counts.ts';
import { useFavorites, useSessions } from '../api/sessions.ts';
import { emptyFilter, isNarrowed } from '../document-filter.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { type LibraryTab, useLibraryTab } from '../hooks/use-library-tab.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { FavoritesPane } from './favorites-pane.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ResultsPane } from './results-pane.tsx';
import { SearchBox } from './search-box.tsx';
import { SessionsPane } from './sessions-pane.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** Page /library: all documents. Viewing, printing and saving are passed in. */
export function LibraryPage({
  sessionId,
  onSession,
  callbacks,
}: {
  /** The open session; null for all. */
  readonly sessionId: string | null;
  readonly onSession: (sessionId: string | null) => void;
  readonly callbacks: CardCallbacks;
}) {
  const t = words('library');
  const list = useSessions();
  const favorites = useFavorites(list.data !== undefined);
  const totalSessions = list.data?.pages[0]?.total;
  const totalDocuments = useDocumentTotal(false);
  const totalFavorites = favorites.data?.pages[0]?.total;
  const counts = useMemo(
    () =>
      totalSessions === undefined || totalFavorites === undefined
        ? null
        : { sessions: totalSessions, favorites: totalFavorites },
    [totalSessions, totalFavorites],
  );
  const [tab, chooseTab] = useLibraryTab(counts);
  const [filter, setFilter] = useState(emptyFilter);
  const [isSearchShown, setIsSearchShown] = useState(false);
  const [isTrashShown, setIsTrashShown] = useState(false);
  const isNarrow = useMediaQuery(narrowQuery);
  useFailureToast(list.isFetchNextPageError ? null : list.error, t.failedLibrary);
  const search = (
    <SearchBox
      text={filter.words}
      onText={(text) => setFilter({ ...filter, words: text })}
      className="w-full"
    />
  );

  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-3 p-4 md:items-baseline md:gap-3.5 md:px-8 md:pt-8 md:pb-5">
        <div className="grow basis-26 md:contents">
          <h1 className="h1 max-md:text-[30px]!">{words('shell').library}</h1>
          <span className="num text-ink-3 md:flex-1">
            {totalSessions === undefined ? (list.isPending ? '…' : '') : counted(t.sessions, totalSessions)}
          </span>
        </div>
        {isNarrow && (
          <IconButton
            label={t.search}
            aria-expanded={isSearchShown}
            className="size-11!"
            onClick={() => setIsSearchShown(!isSearchShown)}
          >
            <Search className="icon" aria-hidden />
          </IconButton>
        )}
        <ViewSwitch current="grid" />
        <Link to={paths.app} className={`${buttonClass({ kind: 'primary' })} self-center`}>
          <Plus className="icon" aria-hidden />
          {t.newDocument}
        </Link>
      </header>
      {isNarrow && isSearchShown && <div className="px-4 pb-3">{search}</div>}
      <Tabs.Root
        dir={direction()}
        value={isNarrowed(filter) ? '' : tab}
        onValueChange={(chosen) => {
          setFilter(emptyFilter);
          chooseTab(chosen as LibraryTab);
        }}
        className="flex min-w-0 flex-1 flex-col"
      >
        <div className="flex items-end gap-4 md:px-8">
          <Tabs.List className="flex flex-1" aria-label={words('shell').library}>
            <LibraryTabTrigger value="favorites" label={t.favorites} count={totalFavorites} />
            <LibraryTabTrigger value="sessions" label={t.sessionsTitle} count={totalSessions} />
          </Tabs.List>
          {!isNarrow && <div className="mb-1 w-65">{search}</div>}
        </div>
        {isNarrowed(filter) ? (
          <ResultsPane filter={filter} onFilter={setFilter} callbacks={callbacks} />
        ) : list.error && !list.data ? (
          <Tabs.Content value={tab} tabIndex={-1} className="flex-1 border-t border-line px-4 md:px-8">
            <LoadFailure text={t.failedLibrary} error={list.error} onRetry={() => void list.refetch()} />
          </Tabs.Content>
        ) : totalSessions === 0 && totalFavorites === 0 ? (
          <Tabs.Content value={tab} tabIndex={-1} className="flex-1 border-t border-line px-4 py-8 md:px-8">
            <EmptyState title={t.emptyLibrary} text={t.emptyLibraryText}>
              <Link to={paths.app} className={buttonClass({ kind: 'primary' })}>
                {t.createFirst}
              </Link>
              <button type="button" className="link min-h-11" onClick={() => setIsTrashShown(true)}>
                {t.recentlyDeleted}
              </button>
            </EmptyState>
          </Tabs.Content>
        ) : (
          <>
            <Tabs.Content value="favorites" className="flex flex-1 flex-col" tabIndex={-1}>
              <FavoritesPane list={favorites} callbacks={callbacks} />
            </Tabs.Content>
            <Tabs.Content value="sessions" className="flex flex-1 flex-col" tabIndex={-1}>
              <SessionsPane
                list={list}
                total={totalDocuments}
                sessionId={sessionId}
                onSession={onSession}
                onShowTrash={() => setIsTrashShown(true)}
                filters={<FilterBar filter={filter} onFilter={setFilter} />}
                callbacks={callbacks}
              />
            </Tabs.Content>
          </>
        )}
      </Tabs.Root>
      {isTrashShown && <TrashDialog onClose={() => setIsTrashShown(false)} />}
    </main>
  );
}

function LibraryTabTrigger({
  value,
  label,
  count,
}: {
  readonly value: LibraryTab;
  readonly label: string;
  readonly count: number | undefined;
}) {
  return (
    <Tabs.Trigger value={value} className="tab max-md:flex-1 max-md:justify-center">
      {label}
      {count === undefined ? (
        <Skeleton className="h-3 w-4" />
      ) : (
        <span className="tab-count num">{count.toLocaleString(language())}</span>
      )}
    </Tabs.Trigger>
  );
}
