import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import type { Problems } from '../hooks/use-problems.ts';

/** Email address of an account; autocomplete is 'username', for password managers. */
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
    <Field label={words('identity').email} error={problems.messageOf('email')} keepsRoom>
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
