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
  aside,
  keepsRoom = false,
  children,
}: {
  readonly label: ReactNode;
  readonly hint?: string;
  readonly error?: string | null;
  /** A link at the other end of the label's line. */
  readonly aside?: ReactNode;
  /** The line of the message is there before the message is: for forms that tell errors while one looks. */
  readonly keepsRoom?: boolean;
  readonly children: (wiring: FieldWiring) => ReactNode;
}) {
  const id = useId();
  const message = error ?? hint;
  const messageId = `${id}-message`;
  return (
    <div className="field">
      {aside ? (
        <div className="field-head">
          <label htmlFor={id}>{label}</label>
          {aside}
        </div>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {children({
        id,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': Boolean(error),
      })}
      {(message || keepsRoom) && (
        <p id={messageId} className="field-message" data-kind={error ? 'error' : 'hint'}>
          {error && <CircleAlert className="icon" aria-hidden />}
          {message}
        </p>
      )}
    </div>
  );
}
