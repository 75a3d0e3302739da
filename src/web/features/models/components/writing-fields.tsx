import { Field } from '../../../components/ui/field.tsx';
import type { OfferedModel } from '../api/models.ts';

type Reasoning = OfferedModel['reasoning'];

const efforts = { none: 'None', low: 'Low', medium: 'Medium', high: 'High' } as const;

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
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Reasoning" hint="More takes longer and costs more">
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
            <option value="">Default of the model</option>
            {Object.entries(efforts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Context length" hint="Tokens. Longer sources are shortened to fit">
        {(wiring) => (
          <input
            {...wiring}
            className="input num"
            type="number"
            min={1000}
            max={2_000_000_000}
            step={1}
            inputMode="numeric"
            placeholder="Unknown"
            value={context}
            onChange={(event) => onContext(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
