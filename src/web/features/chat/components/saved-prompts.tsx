import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Popover } from '../../../components/ui/popover.tsx';
import { promptHistory, savedPrompts } from '../prompt-history.ts';

/** As many earlier prompts as one looks through. */
const mostShown = 8;

/** Prompts that were kept, and the last ones: one press brings them back into the field. */
export function SavedPrompts({
  text,
  onChoose,
}: {
  readonly text: string;
  readonly onChoose: (prompt: string) => void;
}) {
  const [saved, setSaved] = useState(savedPrompts.read);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const words = text.trim();
  const canSave = words !== '' && !saved.includes(words);
  return (
    <Popover
      label="Prompts"
      onOpen={() => {
        setSaved(savedPrompts.read());
        setRecent(promptHistory.read().slice(0, mostShown));
      }}
      trigger={
        <IconButton label="Prompts" className="border-0!">
          <Bookmark className="icon" aria-hidden />
        </IconButton>
      }
    >
      <Button size="s" disabled={!canSave} onClick={() => setSaved(savedPrompts.add(words))}>
        <BookmarkPlus className="icon" aria-hidden />
        Keep this prompt
      </Button>
      <h2 className="h3 mt-4 mb-1.5">Kept</h2>
      {saved.length === 0 && (
        <p className="text-13 text-ink-3">None yet. Write a prompt that you will need again and keep it.</p>
      )}
      <ul className="grid gap-1">
        {saved.map((prompt) => (
          <li key={prompt} className="flex items-center gap-1">
            <PromptRow prompt={prompt} onChoose={onChoose} />
            <IconButton
              label={`Forget ${prompt.slice(0, 60)}`}
              onClick={() => setSaved(savedPrompts.remove(prompt))}
            >
              <X className="icon" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {recent.length > 0 && (
        <>
          <h2 className="h3 mt-4 mb-1.5">Last</h2>
          <ul className="grid gap-1">
            {recent.map((prompt) => (
              <li key={prompt} className="flex">
                <PromptRow prompt={prompt} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
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
