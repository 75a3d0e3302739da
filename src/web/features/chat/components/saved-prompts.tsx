import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { maxKeptPromptLength } from '../../../../contract/prompts.ts';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Popover } from '../../../components/ui/popover.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useForgetPrompt, useKeepPrompt, useKeptPrompts } from '../api/kept-prompts.ts';
import { promptHistory } from '../prompt-history.ts';

/** Maximum number of recent prompts shown. */
const mostShown = 8;

interface SavedPromptsProps {
  readonly text: string;
  readonly onChoose: (prompt: string) => void;
}

/** Saved prompts of the account and recent ones of this browser; choosing one puts it in the field. */
export function SavedPrompts(props: SavedPromptsProps) {
  return (
    <Popover
      label={words('chat').prompts}
      trigger={
        <IconButton label={words('chat').prompts} className="border-0!">
          <Bookmark className="icon" aria-hidden />
        </IconButton>
      }
    >
      <PromptLists {...props} />
    </Popover>
  );
}

function PromptLists({ text, onChoose }: SavedPromptsProps) {
  const t = words('chat');
  const kept = useKeptPrompts();
  const keep = useKeepPrompt();
  const forget = useForgetPrompt();
  const [recent] = useState(() => promptHistory.read().slice(0, mostShown));
  const written = text.trim();
  const isKept = kept.data?.some(({ prompt }) => prompt === written) ?? false;
  const canKeep = written !== '' && written.length <= maxKeptPromptLength && !isKept && !keep.isPending;
  const fault = keep.error ?? forget.error ?? kept.error;
  return (
    <>
      <Button size="s" disabled={!canKeep} onClick={() => keep.mutate(written)}>
        <BookmarkPlus className="icon" aria-hidden />
        {t.promptsSave}
      </Button>
      {fault && (
        <p role="alert" className="field-message mt-1.5 text-12!" data-kind="error">
          {describeError(fault)}
        </p>
      )}
      <h2 className="h3 mt-4 mb-1.5">{t.promptsSaved}</h2>
      {kept.data?.length === 0 && <p className="text-13 text-ink-3">{t.promptsEmpty}</p>}
      {kept.isLoading && <p className="text-13 text-ink-3">{t.loading}</p>}
      <ul aria-label={t.promptsSaved} className="grid gap-1">
        {kept.data?.map(({ id, prompt }) => (
          <li key={id} className="flex items-center gap-1">
            <PromptRow prompt={prompt} onChoose={onChoose} />
            <IconButton label={t.promptsRemove(prompt.slice(0, 60))} onClick={() => forget.mutate(id)}>
              <X className="icon" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {recent.length > 0 && (
        <>
          <h2 className="h3 mt-4 mb-1.5">{t.promptsRecent}</h2>
          <ul aria-label={t.promptsRecent} className="grid gap-1">
            {recent.map((prompt) => (
              <li key={prompt} className="flex">
                <PromptRow prompt={prompt} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function PromptRow({
  prompt,
  onChoose,
}: {
  readonly prompt: string;
  readonly onChoose: (prompt: string) => void;
}) {
  return (
    <button type="button" className="chip min-w-0 flex-1" onClick={() => onChoose(prompt)}>
      <span className="line-clamp-2">{prompt}</span>
    </button>
  );
}
