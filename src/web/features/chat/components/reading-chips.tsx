import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { words } from '../../../lib/words.ts';
import type { Turn } from '../chat-state.ts';
import { promptOfChange } from '../reading-changes.ts';

type Fact = Turn['reading'][number];

/** Returns the name of a fact, as readers of the page would call it. */
function nameOf(label: Fact['label']): string {
  const t = words('turns');
  const names: Readonly<Record<Fact['label'], string>> = {
    title: t.factTitle,
    subject: t.factSubject,
    date: t.factDate,
    time: t.factTime,
    place: t.factPlace,
    from: t.factFrom,
    to: t.factTo,
    name: t.factName,
    contact: t.factContact,
  };
  return names[label];
}

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
  const t = words('turns');
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <fieldset aria-label={t.facts} className="reading-chips">
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
            aria-label={t.factChange(nameOf(label), text)}
            title={t.factHint}
            onClick={() => setEdited(key)}
          >
            <span className="text-ink-3">{nameOf(label)}</span> <span className="truncate">{text}</span>
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
      aria-label={words('turns').factNew(nameOf(label))}
      enterKeyHint="done"
      maxLength={120}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onEnd(null)}
    />
  );
}
