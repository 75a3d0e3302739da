import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';

/** What the control inside a field must carry so that its label, help and error belong to it. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

/** Label above, help or error below in one place, so that nothing jumps. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string | null;
  readonly children: (wiring: FieldWiring) => ReactNode;
}) {
  const id = useId();
  const message = error ?? hint;
  const messageId = `${id}-message`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': Boolean(error),
      })}
      {message && (
        <p id={messageId} className="field-message" data-kind={error ? 'error' : 'hint'}>
          {error && <CircleAlert className="icon" aria-hidden />}
          {message}
        </p>
      )}
    </div>
  );
}
