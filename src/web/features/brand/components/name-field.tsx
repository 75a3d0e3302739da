import { maxAssetNameLength } from '../../../../contract/assets.ts';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';

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
  const t = words('site-kit');
  return (
    <Field label={t.name} error={isTold && !name.trim() ? t.nameMissing : null}>
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
