import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';

/** Form to add text, or a question with web addresses. Keeps the input until it is saved. */
export function BringForm({
  label,
  hint,
  rows,
  maxLength,
  placeholder,
  action,
  busyAction,
  onBring,
}: {
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  readonly maxLength: number;
  readonly placeholder: string;
  readonly action: string;
  readonly busyAction: string;
  readonly onBring: (text: string, signal: AbortSignal) => Promise<void>;
}) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<unknown>(null);
  const [work, setWork] = useState<AbortController | null>(null);
  const running = useRef<AbortController | null>(null);
  running.current = work;
  useEffect(() => () => running.current?.abort(), []);

  async function bring(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' || work) return;
    const controller = new AbortController();
    setWork(controller);
    setFault(null);
    try {
      await onBring(text, controller.signal);
      setText('');
    } catch (error) {
      if (!controller.signal.aborted) setFault(error);
    } finally {
      setWork(null);
    }
  }

  return (
    <form className="grid gap-3" onSubmit={(event) => void bring(event)}>
      <Field label={label} hint={hint}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={rows}
            maxLength={maxLength}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Failure error={fault} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={work !== null} disabled={text.trim() === ''}>
          {work ? busyAction : action}
        </Button>
        {work && (
          <Button kind="quiet" onClick={() => work.abort()}>
            {words('create').cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
