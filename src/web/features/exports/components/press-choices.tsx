import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { bleeds, type PressOptions } from '../export-kinds.ts';

/** '3 mm' */
const inMillimeters = (mm: number): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit: 'millimeter' }).format(mm);

/** Options for print shops. */
export function PressChoices({
  press,
  onChange,
}: {
  readonly press: PressOptions;
  readonly onChange: (press: PressOptions) => void;
}) {
  const t = words('exports');
  return (
    <div className="export-options">
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="float-start me-4 font-[550]">{t.bleed}</legend>
        {bleeds.map((mm) => (
          <label key={mm} className="export-option">
            <input
              type="radio"
              name="bleed"
              checked={press.bleedMm === mm}
              onChange={() => onChange({ ...press, bleedMm: mm })}
            />
            {mm === 0 ? t.bleedNone : inMillimeters(mm)}
          </label>
        ))}
      </fieldset>
      <label className="export-option">
        <input
          type="checkbox"
          checked={press.hasMarks}
          onChange={(event) => onChange({ ...press, hasMarks: event.target.checked })}
        />
        {t.marks}
      </label>
      <label className="export-option">
        <input
          type="checkbox"
          checked={press.asImages}
          onChange={(event) => onChange({ ...press, asImages: event.target.checked })}
        />
        {t.pictures}
      </label>
    </div>
  );
}
