import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import type { BlockRef } from '../chat-state.ts';
import { canSend, promptFault } from '../prompt-rules.ts';

interface ComposerBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Null while nothing is running. */
  readonly onStop: (() => void) | null;
  readonly targets: readonly BlockRef[];
  readonly onRemoveTarget: (id: string) => void;
  /** Why the last prompt came back. */
  readonly refusal: string | null;
  /** A standing note under the field. */
  readonly note: string | null;
  readonly hasPage: boolean;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** The choices in the bar: model, format. */
  readonly children: ReactNode;
}

/** Where prompts are written: what they are about, the text, the choices, send or stop. */
export function ComposerBox(props: ComposerBoxProps) {
  const { text, onText, onSend, onStop, targets, refusal, note, hasPage } = props;
  const id = useId();
  const fault = promptFault(text);
  const message = fault ?? refusal;
  const isSendable = canSend(text) && !onStop;

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isSendable) onSend();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While a character is being composed (Japanese, Chinese, accents) Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  const placeholder =
    targets.length > 0 ? 'Change this block' : hasPage ? 'Change the page' : 'What should the page be?';
  return (
    <div className="bg-paper px-4 pb-3 md:px-5 md:pb-4">
      <form className="composer-box" data-fault={Boolean(message)} onSubmit={submit}>
        {targets.length > 0 && (
          <div className="flex flex-wrap gap-1.5 px-2 pt-2">
            {targets.map(({ id: blockId, name }) => (
              <span key={blockId} className="chip chip-ref composer-ref">
                <SquareDashedMousePointer className="icon" aria-hidden />
                <span className="truncate">{name}</span>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => props.onRemoveTarget(blockId)}
                >
                  <X className="icon size-3.5!" aria-hidden />
                </button>
              </span>
            ))}
          </div>
        )}
        <label className="sr-only" htmlFor={id}>
          Prompt
        </label>
        <textarea
          ref={props.inputRef}
          id={id}
          rows={1}
          dir="auto"
          value={text}
          placeholder={placeholder}
          aria-invalid={fault !== null}
          aria-describedby={message || note ? `${id}-message` : undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex items-center gap-1 px-1.5 pb-1.5">
          <div className="flex min-w-0 flex-1 items-center gap-1">{props.children}</div>
          {onStop ? (
            <button type="button" className="send" aria-label="Stop" title="Stop" onClick={onStop}>
              <Square className="icon size-3.5! fill-current" aria-hidden />
            </button>
          ) : (
            <button type="submit" className="send" aria-label="Send" title="Send" disabled={!isSendable}>
              <ArrowUp className="icon" aria-hidden />
            </button>
          )}
        </div>
      </form>
      {(message || note) && (
        <p
          id={`${id}-message`}
          role={message ? 'alert' : undefined}
          className="field-message mt-1.5 text-12!"
          data-kind={message ? 'error' : 'hint'}
        >
          {message ?? note}
        </p>
      )}
    </div>
  );
}
