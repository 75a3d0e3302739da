import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';
import { contrastWords, hexOf } from '../colour-words.ts';

/** Color field: a picker, the value as text, and its contrast. */
export function ColourField({
  label,
  value,
  note,
  onChange,
  onRemove,
}: {
  readonly label: string;
  /** As typed; may not be a valid color. */
  readonly value: string;
  /** Hint below the field; defaults to the contrast on white. */
  readonly note?: string;
  readonly onChange: (value: string) => void;
  readonly onRemove?: (() => void) | undefined;
}) {
  const t = words('brand');
  const id = useId();
  const hex = hexOf(value);
  return (
    <div className="colour-field">
      <input
        type="color"
        className="colour-well"
        aria-label={t.colorPick(label)}
        value={hex ?? '#888888'}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        className="input num"
        dir="ltr"
        aria-label={label}
        aria-invalid={hex === null}
        aria-describedby={id}
        spellCheck={false}
        maxLength={7}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={id} className={hex ? 'text-13 text-ink-3 num' : 'text-13 font-semibold text-danger'}>
        {hex ? (note ?? contrastWords(hex)) : t.colorInvalid}
      </span>
      {onRemove && (
        <IconButton label={t.colorRemove(label)} onClick={onRemove}>
          <X className="icon" aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
