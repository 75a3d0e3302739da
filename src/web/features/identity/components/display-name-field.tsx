import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import type { Problems } from '../hooks/use-problems.ts';

/** Same as the server's limit. */
const maxLength = 80;

export function DisplayNameField({
  value,
  onChange,
  problems,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: Problems;
}) {
  return (
    <Field label={words('identity').displayName} error={problems.messageOf('displayName')} keepsRoom>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          type="text"
          name="displayName"
          autoComplete="name"
          required
          maxLength={maxLength}
          value={value}
          onChange={(event) => {
            problems.clear('displayName');
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
