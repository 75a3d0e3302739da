import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { words } from '../../../lib/words.ts';
import { titleFault } from '../title-fault.ts';

/**
 * Inline title editor. Enter saves, Escape cancels, blur saves if valid. `draft` is the initial text: the
 * title, or the text of a failed save.
 */
export function InlineRename({
  of,
  title,
  draft,
  onSave,
  onCancel,
}: {
  readonly of: 'document' | 'session';
  readonly title: string;
  readonly draft: string;
  readonly onSave: (title: string) => void;
  readonly onCancel: () => void;
}) {
  const t = words('library');
  const [text, setText] = useState(draft);
  const [isTold, setIsTold] = useState(false);
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const fault = titleFault(text, of);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const end = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const save = () => {
    if (fault) setIsTold(true);
    else end(() => (text.trim() === title ? onCancel() : onSave(text.trim())));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') end(onCancel);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <input
        ref={field}
        className="input rename-input"
        aria-label={of === 'document' ? t.documentTitle : t.sessionTitle}
        aria-invalid={isTold && fault !== null}
        aria-describedby={messageId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (text.trim() === title) end(onCancel);
          else save();
        }}
      />
      <p
        id={messageId}
        role={isTold && fault ? 'alert' : undefined}
        className={isTold && fault ? 'rename-note font-semibold text-danger' : 'rename-note'}
      >
        {isTold && fault ? fault : t.renameHelp}
      </p>
    </>
  );
}
