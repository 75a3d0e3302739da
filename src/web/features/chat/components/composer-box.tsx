import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import X from 'lucide-react/icons/x';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
} from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { withWords, words } from '../../../lib/words.ts';
import { type Attachment, filesOf, isLongPaste } from '../attachments.ts';
import type { BlockRef } from '../chat-state.ts';
import type { Attachments } from '../hooks/use-attachments.ts';
import { promptHistory } from '../prompt-history.ts';
import { canSend, promptFault } from '../prompt-rules.ts';
import { AttachButton } from './attach-button.tsx';
import { SavedPrompts } from './saved-prompts.tsx';

/** Loaded with the first attachment. */
const AttachedFiles = lazy(() =>
  loadModule(() => withWords(import('./attached-files.tsx'), 'turns')).then((module) => ({
    default: module.AttachedFiles,
  })),
);

interface ComposerBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Null if no run is in progress. */
  readonly onStop: (() => void) | null;
  readonly targets: readonly BlockRef[];
  readonly onRemoveTarget: (id: string) => void;
  /** Why the last prompt was rejected. */
  readonly refusal: string | null;
  /** Permanent note under the field. */
  readonly note: string | null;
  readonly hasPage: boolean;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly attached: Attachments;
  /** Page options, as chips above the field. */
  readonly chips: ReactNode;
  /** Additional buttons beside attach and saved prompts. */
  readonly tools: ReactNode;
  /** Selects in the toolbar: model, format. */
  readonly children: ReactNode;
}

/** An attached text can be sent without a prompt: 'lay this out'. */
const canAttachAlone = (text: string, attachments: readonly Attachment[]): boolean =>
  canSend(text) || (text.trim() === '' && attachments.some(({ kind }) => kind !== 'picture'));

/** Prompt composer: targets, text, options, send or stop. */
export function ComposerBox(props: ComposerBoxProps) {
  const { text, onText, onSend, onStop, targets, refusal, note, hasPage, attached } = props;
  const t = words('chat');
  const id = useId();
  const fault = promptFault(text);
  const message = fault ?? refusal;
  const isSendable = canAttachAlone(text, attached.attachments) && attached.reading.length === 0 && !onStop;
  /** Index in the prompt history; -1 for the current draft. */
  const back = useRef(-1);

  /** Moves through the prompt history. Returns false if the key has another meaning. */
  function recall(step: 1 | -1): boolean {
    const history = promptHistory.read();
    const isBrowsing = back.current >= 0 && text === history[back.current];
    if (!isBrowsing && (text !== '' || step === -1)) return false;
    const next = (isBrowsing ? back.current : -1) + step;
    if (next >= history.length) return true;
    back.current = next;
    onText(history[next] ?? '');
    return true;
  }

  function takeFiles(transfer: DataTransfer): boolean {
    try {
      const files = filesOf(transfer);
      if (files.length > 0) attached.attachFiles(files);
      return files.length > 0;
    } catch (error) {
      attached.refuse(error);
      return true;
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (isLongPaste(pasted)) void attached.attachPaste(pasted);
    else if (!takeFiles(event.clipboardData)) return;
    event.preventDefault();
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isSendable) onSend();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // During IME composition (Japanese, Chinese, accents), Enter belongs to the input method.
    if (event.key === 'ArrowUp' && recall(1)) event.preventDefault();
    if (event.key === 'ArrowDown' && recall(-1)) event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  const placeholder = targets.length > 0 ? t.promptBlock : hasPage ? t.promptChange : t.promptNew;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the toolbar button is the alternative.
    <div
      className="bg-paper px-4 pb-3 md:px-5 md:pb-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (takeFiles(event.dataTransfer)) event.preventDefault();
      }}
    >
      {props.chips}
      <form className="composer-box" data-fault={Boolean(message)} onSubmit={submit}>
        {targets.length > 0 && (
          <div className="flex flex-wrap gap-1.5 px-2 pt-2">
            {targets.map(({ id: blockId, name }) => (
              <span key={blockId} className="chip chip-ref composer-ref">
                <SquareDashedMousePointer className="icon" aria-hidden />
                <span className="truncate">{name}</span>
                <button
                  type="button"
                  aria-label={t.remove(name)}
                  onClick={() => props.onRemoveTarget(blockId)}
                >
                  <X className="icon size-3.5!" aria-hidden />
                </button>
              </span>
            ))}
          </div>
        )}
        {attached.attachments.length + attached.reading.length > 0 && (
          <Suspense fallback={null}>
            <AttachedFiles {...attached} />
          </Suspense>
        )}
        <label className="sr-only" htmlFor={id}>
          {t.prompt}
        </label>
        <textarea
          ref={props.inputRef}
          id={id}
          rows={1}
          // Without text, the placeholder has the direction of the interface.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={placeholder}
          aria-invalid={fault !== null}
          aria-describedby={message || note ? `${id}-message` : undefined}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <div className="flex min-w-0 items-center gap-1 px-1.5">{props.children}</div>
        <div className="flex items-center gap-1 px-1.5 pb-1.5">
          <AttachButton onFiles={attached.attachFiles} />
          <SavedPrompts text={text} onChoose={onText} />
          {props.tools}
          <span className="flex-1" />
          {onStop ? (
            <button type="button" className="send" aria-label={t.stop} title={t.stop} onClick={onStop}>
              <Square className="icon size-3.5! fill-current" aria-hidden />
            </button>
          ) : (
            <button type="submit" className="send" aria-label={t.send} title={t.send} disabled={!isSendable}>
              <ArrowUp className="icon" aria-hidden />
            </button>
          )}
        </div>
      </form>
      {/* Its line is kept without words: a note that comes late would move Send from under the pointer. */}
      <p
        key={message ? 'error' : 'hint'}
        id={`${id}-message`}
        role={message ? 'alert' : undefined}
        className="field-message mt-1.5 text-12!"
        data-kind={message ? 'error' : 'hint'}
      >
        {message ?? note}
      </p>
    </div>
  );
}
