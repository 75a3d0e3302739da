import { lazy, Suspense } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { hasPage } from '../../features/page/page-state.ts';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';
import { EmptyDesk } from './empty-desk.tsx';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

// Prefetched once the chat is visible; needed only with a page.
const workModule = afterFirstPaint().then(() =>
  loadModule(() => withWords(import('./page-work.tsx'), 'page', 'blocks', 'editing')),
);
const PageWork = lazy(() => workModule.then((module) => ({ default: module.PageWork })));

/** Page pane: an empty desk or the page. */
export function PagePane({ workspace, edits }: { readonly workspace: Workspace; readonly edits: HandEdits }) {
  if (hasPage(workspace.page))
    return (
      <Suspense fallback={<section aria-label={words('chat').page} className="bg-desk" />}>
        <PageWork workspace={workspace} edits={edits} />
      </Suspense>
    );
  return (
    <section aria-label={words('chat').page} className="grid min-h-0 min-w-0">
      {workspace.conversation.load.kind === 'loading' ? <Loading /> : <EmptyDesk workspace={workspace} />}
    </section>
  );
}
