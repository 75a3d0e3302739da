import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { lazy, Suspense } from 'react';
import { useLatestSession } from '../../features/chat/api/latest-session.ts';
import { useModels } from '../../features/chat/api/models.ts';
import { samplePrompts } from '../../features/chat/prompt-choices.ts';
import { useAccountFacts } from '../../features/identity/api/account-facts.ts';
import { loadModule } from '../../lib/load-module.ts';
import { narrowQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { withWords, words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { useFirstVisit } from './use-first-visit.ts';
import type { Workspace } from './use-workspace.ts';

/** Loaded on the first visit only. */
export const Welcome = lazy(() =>
  loadModule(() => withWords(import('./welcome.tsx'), 'providers', 'welcome')).then((module) => ({
    default: module.Welcome,
  })),
);

/** Intro of an empty conversation. Includes the sample prompts on phones, where the page pane is hidden. */
export function ChatIntro({ workspace }: { readonly workspace: Workspace }) {
  const t = words('chat');
  const session = useLatestSession().data?.session_id;
  const isNarrow = useMediaQuery(narrowQuery);
  const { isFirstVisit, skip } = useFirstVisit();
  if (isFirstVisit && isNarrow)
    return (
      <Suspense fallback={null}>
        <Welcome onSkip={skip}>
          <SamplePrompts onChoose={workspace.sendReady} />
        </Welcome>
      </Suspense>
    );
  return (
    <div className="grid gap-3 leading-read">
      <p className="text-ink-2">{t.intro}</p>
      <p>
        <Link to={paths.create} className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-0">
          {t.startFromContent}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </p>
      {!isFirstVisit && <ConnectModel />}
      <p className="md:hidden">
        <Link to={paths.templates} className="link inline-flex min-h-11 items-center gap-1.5">
          {t.startFromTemplate}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </p>
      {session && (
        <p>
          <Link
            to={paths.app}
            search={{ session }}
            className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-0"
          >
            {t.continueLast}
            <ArrowRight className="icon" aria-hidden />
          </Link>
        </p>
      )}
      <div className="md:hidden">
        <SamplePrompts onChoose={workspace.sendReady} />
      </div>
    </div>
  );
}

/** Asks users who manage models to connect the first one; hidden once there is one. */
function ConnectModel() {
  const account = useAccountFacts();
  const models = useModels().data?.models;
  if (!account.data?.manages_models || !models?.every((model) => model.built_in)) return null;
  return (
    <p>
      <Link to={paths.models} className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-0">
        {words('chat').connectModelFull}
        <ArrowRight className="icon" aria-hidden />
      </Link>
    </p>
  );
}

export function SamplePrompts({ onChoose }: { readonly onChoose: (prompt: string) => void }) {
  return (
    <ul aria-label={words('chat').sample} className="grid gap-2">
      {samplePrompts().map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            className="chip w-full px-3! py-2.5! leading-[1.4]"
            onClick={() => onChoose(prompt)}
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
