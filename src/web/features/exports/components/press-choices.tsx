import { bleeds, type PressOptions } from '../export-kinds.ts';

/** Options for print shops. */
export function PressChoices({
  press,
  onChange,
}: {
  readonly press: PressOptions;
  readonly onChange: (press: PressOptions) => void;
}) {
  return (
    <div className="export-options">
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="float-left mr-4 font-[550]">Bleed</legend>
        {bleeds.map((mm) => (
          <label key={mm} className="export-option">
            <input
              type="radio"
              name="bleed"
              checked={press.bleedMm === mm}
              onChange={() => onChange({ ...press, bleedMm: mm })}
            />
            {mm === 0 ? 'None' : `${mm} mm`}
          </label>
        ))}
      </fieldset>
      <label className="export-option">
        <input
          type="checkbox"
          checked={press.hasMarks}
          onChange={(event) => onChange({ ...press, hasMarks: event.target.checked })}
        />
        Crop and registration marks
      </label>
      <label className="export-option">
        <input
          type="checkbox"
          checked={press.asImages}
          onChange={(event) => onChange({ ...press, asImages: event.target.checked })}
        />
        Pages as pictures of 300 dpi, where the printer asks for it
      </label>
    </div>
  );
}
