import { AskFields } from '../../../components/asks/ask-fields.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { type Choice, ChoiceMenu } from '../../../components/ui/menu.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import type { CreationState } from '../creation-state.ts';
import { documentKinds, isDeck, type Room } from '../document-kinds.ts';

/** Maximum characters: one sentence. Longer text belongs in the content. */
const longestWish = 280;

/** The lengths, with the messages that name and explain them. */
const rooms = [
  { value: 'flow', name: 'lengthFlow', note: 'lengthFlowNote' },
  { value: 'one_page', name: 'lengthOne', note: 'lengthOneNote' },
] as const satisfies readonly { readonly value: Room; readonly name: string; readonly note: string }[];

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
  const t = words('create');
  return (
    <div className="grid gap-7">
      <fieldset>
        <legend className="h2 mb-3 text-22">{t.wishTitle}</legend>
        <div className="flex flex-wrap gap-2">
          {documentKinds.map(({ value, name }) => (
            <label key={value} className="chip create-choice">
              <input
                type="radio"
                name="kind"
                className="sr-only"
                checked={state.kind === value}
                onChange={() => onChange({ kind: value })}
              />
              {t[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={t.wish}
        hint={t.wishHint(
          state.wish.length.toLocaleString(language()),
          longestWish.toLocaleString(language()),
        )}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={3}
            maxLength={longestWish}
            placeholder={t.wishPlaceholder}
            value={state.wish}
            onChange={(event) => onChange({ wish: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <h3 className="text-13 font-semibold">{t.format}</h3>
        <div className="create-select">
          <ChoiceMenu
            name={t.format}
            value={state.format}
            choices={formats}
            onChange={(format) => onChange({ format })}
          />
        </div>
      </div>
      {!isDeck(state.kind, state.format) && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-13 font-semibold">{t.length}</legend>
          <div className="flex flex-wrap gap-2">
            {rooms.map(({ value, name, note }) => (
              <label key={value} className="chip create-choice create-choice-tall">
                <input
                  type="radio"
                  name="room"
                  className="sr-only"
                  checked={state.room === value}
                  onChange={() => onChange({ room: value })}
                />
                <span>
                  {t[name]}
                  <small className="block text-12 font-normal">{t[note]}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-3 text-13 font-semibold">{t.textOptions}</legend>
        <AskFields asks={state.asks} onChange={(asks) => onChange({ asks })} />
      </fieldset>
    </div>
  );
}
