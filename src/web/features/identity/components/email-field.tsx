import { Field } from '../../../components/ui/field.tsx';
import type { Problems } from '../hooks/use-problems.ts';

/** The address of an account. Password managers know it by 'username'. */
export function EmailField({
  value,
  onChange,
  problems,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: Problems;
}) {
  return (
    <Field label="Email" error={problems.messageOf('email')} keepsRoom>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={254}
          value={value}
          onChange={(event) => {
            problems.clear('email');
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
