import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Turn } from '../chat-state.ts';
import { promptOfChange } from '../reading-changes.ts';

type Fact = Turn['reading'][number];

/** As readers of the page would call it. */
const names: Readonly<Record<Fact['label'], string>> = {
  title: 'title',
  subject: 'subject',
  date: 'date',
  time: 'time',
  place: 'place',
  from: 'from',
  to: 'for',
  name: 'name',
  contact: 'contact',
};

/** What the composer read in the prompt. Changing a chip changes the page. */
export function ReadingChips({
  facts,
  isDisabled,
  onPrompt,
}: {
  readonly facts: readonly Fact[];
  readonly isDisabled: boolean;
  readonly onPrompt: (prompt: string) => void;
}) {
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <fieldset aria-label="Details from your prompt" className="reading-chips">
      {facts.map((fact) => {
        const { label, text } = fact;
        const key = `${label} ${text}`;
        return edited === key ? (
          <FactField
            key={key}
            fact={fact}
            onEnd={(next) => {
              setEdited(null);
              if (next !== null) onPrompt(promptOfChange(text, next));
            }}
          />
        ) : (
          <button
            key={key}
            type="button"
            className="chip"
            disabled={isDisabled}
            title="Change it on the page"
            onClick={() => setEdited(key)}
          >
            <span className="sr-only">Change </span>
            <span className="text-ink-3">{names[label]}</span>
            <span className="truncate">{text}</span>
            <Pencil className="icon size-3!" aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}

function FactField({
  fact: { label, text },
  onEnd,
}: {
  readonly fact: Fact;
  /** Called with the new text; null if nothing changed. */
  readonly onEnd: (next: string | null) => void;
}) {
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = draft.trim();
    if (event.key === 'Escape') onEnd(null);
    else if (event.key === 'Enter') onEnd(next === '' || next === text ? null : next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <input
      ref={field}
      className="input reading-field"
      aria-label={`New ${names[label]}; Enter saves`}
      enterKeyHint="done"
      maxLength={120}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onEnd(null)}
    />
  );
}
