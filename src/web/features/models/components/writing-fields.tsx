import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import type { OfferedModel } from '../api/models.ts';

type Reasoning = OfferedModel['reasoning'];

const efforts = {
  none: 'reasoningNone',
  low: 'reasoningLow',
  medium: 'reasoningMedium',
  high: 'reasoningHigh',
} as const;

/** How a model writes: its reasoning effort and its context length. */
export function WritingFields({
  context,
  onContext,
  reasoning,
  onReasoning,
}: {
  readonly context: string;
  readonly onContext: (value: string) => void;
  readonly reasoning: Reasoning;
  readonly onReasoning: (value: Reasoning) => void;
}) {
  const t = words('providers');
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t.reasoning} hint={t.reasoningHint}>
        {(wiring) => (
          <select
            {...wiring}
            className="input"
            value={reasoning ?? ''}
            onChange={(event) =>
              onReasoning(
                (Object.keys(efforts) as (keyof typeof efforts)[]).find(
                  (each) => each === event.target.value,
                ) ?? null,
              )
            }
          >
            <option value="">{t.reasoningDefault}</option>
            {Object.entries(efforts).map(([value, name]) => (
              <option key={value} value={value}>
                {t[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t.contextLength} hint={t.contextLengthHint}>
        {(wiring) => (
          <input
            {...wiring}
            className="input num"
            type="number"
            min={1000}
            max={2_000_000_000}
            step={1}
            inputMode="numeric"
            placeholder={t.contextLengthUnknown}
            value={context}
            onChange={(event) => onContext(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
