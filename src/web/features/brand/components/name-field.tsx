import { maxAssetNameLength } from '../../../../contract/assets.ts';
import { Field } from '../../../components/ui/field.tsx';

/**
 * Name of a brand entry. @param props.isTold shows the error for a missing name, after a submit without one
 */
export function NameField({
  name,
  onName,
  isTold,
}: {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isTold: boolean;
}) {
  return (
    <Field label="Name" error={isTold && !name.trim() ? 'A name is required.' : null}>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          maxLength={maxAssetNameLength}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </Field>
  );
}
