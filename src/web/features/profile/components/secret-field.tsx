import { Field } from '../../../components/ui/field.tsx';

/** Password field, for the current or a new one. */
export function SecretField({
  label,
  kind = 'current-password',
  value,
  onChange,
  error = null,
  hint,
}: {
  readonly label: string;
  readonly kind?: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
  readonly hint?: string;
}) {
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})} keepsRoom>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          type="password"
          autoComplete={kind}
          required
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
