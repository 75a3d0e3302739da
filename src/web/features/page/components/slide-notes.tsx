import NotebookText from 'lucide-react/icons/notebook-text';
import { useRef, useState } from 'react';
import { words } from '../../../lib/words.ts';
import { longestNotes } from '../edits/notes-edit.ts';

/** Speaker notes under a slide: a line that opens a field. Leaving the field or Ctrl+Enter saves, Escape cancels. */
export function SlideNotes({
  number,
  notes,
  onSave,
}: {
  readonly number: number;
  readonly notes: string;
  readonly onSave: (notes: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const isCanceled = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const t = words('page');
  const name = t.notesOf(number);

  function end(): void {
    if (draft !== null && draft.trim() !== notes && !isCanceled.current) onSave(draft);
    setDraft(null);
  }

  return (
    <div className="slide-notes">
      {draft === null ? (
        <button
          ref={opener}
          type="button"
          aria-label={notes ? t.notesOfSlide(number, notes) : t.notesAddTo(number)}
          onClick={() => {
            isCanceled.current = false;
            setDraft(notes);
          }}
        >
          <NotebookText className="icon" aria-hidden />
          <span>{notes || t.notesAdd}</span>
        </button>
      ) : (
        <textarea
          className="input"
          aria-label={name}
          maxLength={longestNotes}
          value={draft}
          // biome-ignore lint/a11y/noAutofocus: replaces the button that was pressed.
          autoFocus
          onChange={(event) => setDraft(event.target.value)}
          onBlur={end}
          onKeyDown={(event) => {
            const isSaved = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
            if (event.key !== 'Escape' && !isSaved) return;
            event.preventDefault();
            event.stopPropagation();
            isCanceled.current = !isSaved;
            event.currentTarget.blur();
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      )}
    </div>
  );
}
