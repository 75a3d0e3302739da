import type { ReactNode } from 'react';
import type { Problems } from '../hooks/use-problems.ts';

interface AuthFormProps {
  /** What the form is for, to those who do not see its tab. */
  readonly label: string;
  readonly problems: Problems;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of the sign-in page. Its own words tell what is wrong, so the browser's are off. */
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
