import type { ReactNode } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import type { Problems } from '../hooks/use-problems.ts';
import { PasswordInput } from './password-input.tsx';

/** Password field: new, repeated or current. */
export function PasswordField({
  label,
  name,
  kind,
  hint,
  aside,
  value,
  onChange,
  problems,
}: {
  readonly label: string;
  readonly name: 'password' | 'confirmation';
  readonly kind: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly aside?: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: Problems;
}) {
  return (
    <Field label={label} error={problems.messageOf(name)} {...(hint ? { hint } : {})} aside={aside} keepsRoom>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          name={name}
          autoComplete={kind}
          required
          maxLength={200}
          value={value}
          onChange={(event) => {
            problems.clear(name);
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
