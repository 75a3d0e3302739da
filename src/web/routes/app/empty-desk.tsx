import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Folds } from '../../components/ui/folds.tsx';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import { loadModule } from '../../lib/load-module.ts';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { withWords, words } from '../../lib/words.ts';
import { SamplePrompts, Welcome } from './chat-intro.tsx';
import { useFirstVisit } from './use-first-visit.ts';
import type { Workspace } from './use-workspace.ts';

// Loaded after the prompt is visible, because pictures and search are heavy.
const TemplateStrip = lazy(() =>
  afterFirstPaint()
    .then(() =>
      loadModule(() =>
        withWords(import('../../features/templates/components/template-strip.tsx'), 'templates'),
      ),
    )
    .then((module) => ({ default: module.TemplateStrip })),
);

const LoadFailure = lazy(() =>
  loadModule(() => withWords(import('./load-failure.tsx'), 'turns')).then((module) => ({
    default: module.LoadFailure,
  })),
);

/** Page pane before there is a page: a blank sheet and a first step. */
export function EmptyDesk({ workspace }: { readonly workspace: Workspace }) {
  const t = words('chat');
  const { load, state, reload } = workspace.conversation;
  const isNarrow = useMediaQuery(narrowQuery);
  const { isFirstVisit, skip } = useFirstVisit();
  return (
    <div className="grid min-h-0 [place-items:safe_center] overflow-auto bg-desk p-4 md:p-8">
      <div className="sheet relative w-full max-w-120 overflow-hidden shadow-e2">
        <span className="crease-v left-1/2" aria-hidden="true" />
        <div className="relative grid gap-5 px-5 py-8 md:px-10 md:py-12">
          {load.kind === 'failed' ? (
            <Suspense fallback={null}>
              <LoadFailure error={load.error} onRetry={reload} onNew={workspace.newDocument} />
            </Suspense>
          ) : state.turns.length > 0 ? (
            <WaitingSheet workspace={workspace} />
          ) : isFirstVisit && !isNarrow ? (
            <Suspense fallback={null}>
              <Welcome onSkip={skip}>
                <SamplePrompts onChoose={workspace.sendReady} />
                <TemplateStrip />
              </Welcome>
            </Suspense>
          ) : (
            <>
              <div>
                <h2 className="h2 mb-2">{t.deskTitle}</h2>
                <p className="text-16 leading-read text-ink-2">{t.deskText}</p>
              </div>
              <SamplePrompts onChoose={workspace.sendReady} />
              <Suspense fallback={null}>
                <TemplateStrip />
              </Suspense>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function WaitingSheet({ workspace }: { readonly workspace: Workspace }) {
  const t = words('chat');
  const turn = workspace.conversation.state.turns.at(-1);
  if (!workspace.isRunning) return <EmptyState title={t.deskEmptyTitle} text={t.deskEmptyText} />;
  return (
    <div className="grid gap-3">
      <h2 className="h3">{turn?.steps.at(-1)?.label ?? t.readingPrompt}</h2>
      <Folds label={t.deskProgress} done={Math.min(turn?.steps.length ?? 0, 3)} />
      <p className="text-ink-2">{t.deskSoon}</p>
    </div>
  );
}
