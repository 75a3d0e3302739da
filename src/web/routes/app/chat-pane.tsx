import { useNavigate } from '@tanstack/react-router';
import SquarePen from 'lucide-react/icons/square-pen';
import { AsksButton } from '../../components/asks/asks-button.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { ChoiceMenu } from '../../components/ui/menu.tsx';
import { ChatLog } from '../../features/chat/components/chat-log.tsx';
import { ComposerBox } from '../../features/chat/components/composer-box.tsx';
import { ModelChoice } from '../../features/chat/components/model-choice.tsx';
import { formatChoices, modeChoices } from '../../features/chat/prompt-choices.ts';
import { useAccountFacts } from '../../features/identity/api/account-facts.ts';
import { hasPage } from '../../features/page/page-state.ts';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { ChatIntro } from './chat-intro.tsx';
import { HistoryButton } from './history-button.tsx';
import { PageChips } from './page-chips.tsx';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

/** Note under the prompt: the estimated cost, or that it is free. */
function noteOf({ model, estimate }: Workspace): string | null {
  if (!model.isBuiltIn) return estimate;
  return model.hasOnlyBuiltIn ? words('chat').noteNoModel : words('chat').noteFree;
}

export function ChatPane({ workspace, edits }: { readonly workspace: Workspace; readonly edits: HandEdits }) {
  const t = words('chat');
  const { conversation, draft, model, choices, page } = workspace;
  const { state, load } = conversation;
  const navigate = useNavigate();
  const managesModels = useAccountFacts().data?.manages_models === true;
  return (
    <section
      aria-label={t.chat}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] border-line bg-paper md:grid-rows-[auto_minmax(0,1fr)_auto] md:border-e"
    >
      <div className="hidden h-11 items-center gap-0.5 border-b border-line ps-5 pe-2 md:flex">
        <h1 className="flex-1 truncate font-display text-16 leading-[1.4] font-medium tracking-[-0.015em]">
          {state.title || page.title || t.newDocument}
        </h1>
        <IconButton label={t.newDocumentButton} onClick={workspace.newDocument}>
          <SquarePen className="icon" aria-hidden />
        </IconButton>
      </div>
      <ChatLog
        turns={state.turns}
        onPrompt={workspace.sendReady}
        onAnswer={workspace.answerSurvey}
        onRetry={workspace.retry}
        onContinue={workspace.continueTurn}
        onEdit={workspace.editTurn}
      >
        {load.kind === 'loading' ? <Loading /> : <ChatIntro workspace={workspace} />}
      </ChatLog>
      <ComposerBox
        text={draft.text}
        onText={draft.setText}
        onSend={workspace.sendDraft}
        onStop={workspace.isRunning ? workspace.stop : null}
        targets={workspace.targets}
        onRemoveTarget={workspace.removeTarget}
        refusal={workspace.refusal}
        note={noteOf(workspace)}
        hasPage={hasPage(page)}
        attached={workspace.attached}
        chips={<PageChips workspace={workspace} edits={edits} />}
        inputRef={workspace.promptField}
        tools={
          <>
            <AsksButton asks={workspace.asks} onChange={workspace.setAsks} />
            {state.sessionId !== null && (
              <HistoryButton sessionId={state.sessionId} articleHtml={page.base} />
            )}
          </>
        }
      >
        <ModelChoice
          choice={model}
          onConnect={managesModels ? () => void navigate({ to: paths.models }) : null}
        />
        <ChoiceMenu
          name={t.mode}
          value={workspace.mode}
          choices={modeChoices()}
          onChange={workspace.setMode}
        />
        {!hasPage(page) && (
          <ChoiceMenu
            name={t.format}
            value={choices.format}
            choices={formatChoices()}
            onChange={choices.setFormat}
          />
        )}
      </ComposerBox>
    </section>
  );
}
