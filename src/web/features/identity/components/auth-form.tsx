import type { ReactNode } from 'react';
import type { Problems } from '../hooks/use-problems.ts';

interface AuthFormProps {
  /** Accessible name, for users who don't see the tab. */
  readonly label: string;
  readonly problems: Problems;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Form of the sign-in page. Has its own error messages, so native validation is off. */
export function AuthForm({ label, problems, onSubmit, children }: AuthFormProps) {
  return (
    <form
      ref={problems.form}
      className="auth-form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
