import { useId, useMemo } from 'react';
import { words } from '../../../lib/words.ts';
import type { MakeEdit } from '../edits/hand-edit.ts';
import { chooseFirst, chooseRunning, runningOf, runningPlaces, runningSides } from '../edits/running-edit.ts';

const labels = {
  head: { left: 'runningHeadLeft', center: 'runningHeadCenter', right: 'runningHeadRight' },
  foot: { left: 'runningFootLeft', center: 'runningFootCenter', right: 'runningFootRight' },
} as const;
const examples = { left: '{title}', center: null, right: '{page} / {pages}' } as const;
const fields = '{page}, {pages}, {title}, {date}, {organization}, {logo}';

/** Running head and foot of the document, three texts each. A text is sent when its field loses focus. */
export function RunningFields({
  articleHtml,
  onEdit,
}: {
  readonly articleHtml: string;
  readonly onEdit: (make: MakeEdit) => void;
}) {
  const running = useMemo(() => runningOf(articleHtml), [articleHtml]);
  const t = words('looks');
  const hint = useId();
  return (
    <fieldset aria-describedby={hint}>
      <legend>{t.running}</legend>
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
                  aria-label={t[labels[place][side]]}
                  placeholder={examples[side] ?? t.runningDraft}
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
          {t.runningHint(fields)}
        </p>
        <label className="flex items-center gap-2 text-13">
          <input
            type="checkbox"
            checked={running.first !== false}
            onChange={({ target }) => onEdit(chooseFirst(running, target.checked))}
          />
          {t.runningFirst}
        </label>
      </div>
    </fieldset>
  );
}
