import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';

/** Props that connect a control to its label, help and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

/** Label above; help or error below, in the same place to avoid layout shifts. */
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
  /** Reserves the message line: for forms that show errors while typing. */
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
