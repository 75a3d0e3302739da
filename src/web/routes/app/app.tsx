import { getRouteApi } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo } from 'react';
import { usePageTitle } from '../../components/shell/use-page-title.ts';
import type { ConversationPlace } from '../../features/chat/api/conversation.ts';
import { direction } from '../../lib/language.ts';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { ChatPane } from './chat-pane.tsx';
import { PagePane } from './page-pane.tsx';
import { type HandEdits, useHandEdits } from './use-hand-edits.ts';
import { useWorkspace, type Workspace } from './use-workspace.ts';

const route = getRouteApi(paths.app);

export function App() {
  const { session, loadDocumentId, prompt, gap } = route.useSearch();
  const place = useMemo<ConversationPlace | null>(() => {
    if (loadDocumentId) return { kind: 'document', id: loadDocumentId };
    return session ? { kind: 'session', id: session } : null;
  }, [session, loadDocumentId]);
  const workspace = useWorkspace(place, prompt);
  const edits = useHandEdits(workspace);
  const isNarrow = useMediaQuery(narrowQuery);
  const { setPane } = workspace;
  useEffect(() => {
    if (gap !== undefined) setPane('page');
  }, [gap, setPane]);
  usePageTitle(workspace.conversation.state.title || words('chat').newDocument);
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {workspace.announcement}
      </p>
      {isNarrow ? (
        <NarrowWork workspace={workspace} edits={edits} />
      ) : (
        <main className="grid min-h-0 flex-1 grid-cols-[340px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] xl:grid-cols-[388px_minmax(0,1fr)]">
          <ChatPane workspace={workspace} edits={edits} />
          <PagePane workspace={workspace} edits={edits} />
        </main>
      )}
    </>
  );
}

/** Mobile layout: one pane at a time. */
function NarrowWork({ workspace, edits }: { readonly workspace: Workspace; readonly edits: HandEdits }) {
  const t = words('chat');
  const { pane, setPane, page } = workspace;
  const { version } = page;
  return (
    <Tabs.Root
      dir={direction()}
      value={pane}
      onValueChange={(value) => setPane(value === 'page' ? 'page' : 'chat')}
      asChild
    >
      <main className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)]">
        <h1 className="sr-only">{workspace.conversation.state.title || t.newDocument}</h1>
        <Tabs.List className="tabs grid grid-cols-2 px-3 pt-2" aria-label={t.panes}>
          <Tabs.Trigger value="chat" className="tab justify-center">
            <MessageSquareText className="icon" aria-hidden />
            {t.chat}
          </Tabs.Trigger>
          <Tabs.Trigger value="page" className="tab justify-center">
            <FileText className="icon" aria-hidden />
            {t.page}
            {version !== null && <span className="tab-count num">{t.version(version)}</span>}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="chat" className="grid min-h-0" tabIndex={-1}>
          <ChatPane workspace={workspace} edits={edits} />
        </Tabs.Content>
        <Tabs.Content value="page" className="grid min-h-0" tabIndex={-1}>
          <PagePane workspace={workspace} edits={edits} />
        </Tabs.Content>
      </main>
    </Tabs.Root>
  );
}
