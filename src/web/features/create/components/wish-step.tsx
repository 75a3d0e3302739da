import { AskFields } from '../../../components/asks/ask-fields.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { type Choice, ChoiceMenu } from '../../../components/ui/menu.tsx';
import type { CreationState } from '../creation-state.ts';
import { documentKinds, isDeck, type Room } from '../document-kinds.ts';

/** Maximum characters: one sentence. Longer text belongs in the content. */
const longestWish = 280;

const rooms: readonly { readonly value: Room; readonly label: string; readonly note: string }[] = [
  { value: 'flow', label: 'As many pages as needed', note: 'Nothing is cut' },
  { value: 'one_page', label: 'One page', note: 'You choose what to shorten' },
];

/** Step 'What do you want to make?'. */
export function WishStep({
  state,
  formats,
  onChange,
}: {
  readonly state: CreationState;
  readonly formats: readonly Choice[];
  readonly onChange: (changes: Partial<CreationState>) => void;
}) {
  return (
    <div className="grid gap-7">
      <fieldset>
        <legend className="h2 mb-3 text-22">What do you want to make?</legend>
        <div className="flex flex-wrap gap-2">
          {documentKinds.map(({ value, label }) => (
            <label key={value} className="chip create-choice">
              <input
                type="radio"
                name="kind"
                className="sr-only"
                checked={state.kind === value}
                onChange={() => onChange({ kind: value })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="In a sentence"
        hint={`Who it's for and what matters most. Without files, the document is made from this. ${state.wish.length} of ${longestWish} characters.`}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={3}
            maxLength={longestWish}
            placeholder="A report on the season for the harbour council"
            value={state.wish}
            onChange={(event) => onChange({ wish: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <h3 className="text-13 font-semibold">Format</h3>
        <div className="create-select">
          <ChoiceMenu
            name="Format"
            value={state.format}
            choices={formats}
            onChange={(format) => onChange({ format })}
          />
        </div>
      </div>
      {!isDeck(state.kind, state.format) && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-13 font-semibold">Length</legend>
          <div className="flex flex-wrap gap-2">
            {rooms.map(({ value, label, note }) => (
              <label key={value} className="chip create-choice create-choice-tall">
                <input
                  type="radio"
                  name="room"
                  className="sr-only"
                  checked={state.room === value}
                  onChange={() => onChange({ room: value })}
                />
                <span>
                  {label}
                  <small className="block text-12 font-normal">{note}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-3 text-13 font-semibold">Text options</legend>
        <AskFields asks={state.asks} onChange={(asks) => onChange({ asks })} />
      </fieldset>
    </div>
  );
}
