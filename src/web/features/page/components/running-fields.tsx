import { useId, useMemo } from 'react';
import type { MakeEdit } from '../edits/hand-edit.ts';
import { chooseFirst, chooseRunning, runningOf, runningPlaces, runningSides } from '../edits/running-edit.ts';

const placeLabels = { head: 'Head', foot: 'Foot' } as const;
const sideLabels = { left: 'left', center: 'center', right: 'right' } as const;
const examples = { left: '{title}', center: 'Draft', right: '{page} / {pages}' } as const;

/** Running head and foot of the document, three texts each. A text is sent when its field loses focus. */
export function RunningFields({
  articleHtml,
  onEdit,
}: {
  readonly articleHtml: string;
  readonly onEdit: (make: MakeEdit) => void;
}) {
  const running = useMemo(() => runningOf(articleHtml), [articleHtml]);
  const hint = useId();
  return (
    <fieldset aria-describedby={hint}>
      <legend>Head and foot</legend>
      <div className="grid gap-1.5">
        {runningPlaces.map((place) => (
          <div key={place} className="grid grid-cols-3 gap-1.5">
            {runningSides.map((side) => {
              const text = running[place]?.[side] ?? '';
              return (
                <input
                  // Starts over when another edit changes the text.
                  key={`${side} ${text}`}
                  className="input min-w-0"
                  aria-label={`${placeLabels[place]}, ${sideLabels[side]}`}
                  placeholder={examples[side]}
                  maxLength={200}
                  defaultValue={text}
                  onBlur={({ target }) => {
                    if (target.value.trim() !== text)
                      onEdit(chooseRunning(running, place, side, target.value));
                  }}
                  onKeyDown={({ key, currentTarget }) => {
                    if (key === 'Enter') currentTarget.blur();
                  }}
                />
              );
            })}
          </div>
        ))}
        <p id={hint} className="text-13 text-muted">
          Your own text, or {'{page}'}, {'{pages}'}, {'{title}'}, {'{date}'}, {'{organization}'}, {'{logo}'}
        </p>
        <label className="flex items-center gap-2 text-13">
          <input
            type="checkbox"
            checked={running.first !== false}
            onChange={({ target }) => onEdit(chooseFirst(running, target.checked))}
          />
          Show on the first page
        </label>
      </div>
    </fieldset>
  );
}
