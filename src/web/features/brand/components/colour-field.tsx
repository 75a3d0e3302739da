import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { contrastWords, hexOf } from '../colour-words.ts';

/** One colour: a picker, its value as text, and how well it reads. */
export function ColourField({
  label,
  value,
  note,
  onChange,
  onRemove,
}: {
  readonly label: string;
  /** As typed; not always a colour yet. */
  readonly value: string;
  /** What to say of it; how it reads on white when left out. */
  readonly note?: string;
  readonly onChange: (value: string) => void;
  readonly onRemove?: (() => void) | undefined;
}) {
  const id = useId();
  const hex = hexOf(value);
  return (
    <div className="colour-field">
      <input
        type="color"
        className="colour-well"
        aria-label={`Pick ${label.toLowerCase()}`}
        value={hex ?? '#888888'}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        className="input num"
        aria-label={label}
        aria-invalid={hex === null}
        aria-describedby={id}
        spellCheck={false}
        maxLength={7}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={id} className={hex ? 'text-13 text-ink-3 num' : 'text-13 font-semibold text-danger'}>
        {hex ? (note ?? contrastWords(hex)) : 'Enter a color like #1b33bf'}
      </span>
      {onRemove && (
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <X className="icon" aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
