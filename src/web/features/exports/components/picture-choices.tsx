import { words } from '../../../lib/words.ts';
import { type PictureScale, pictureSizes } from '../export-kinds.ts';

/** Choice of the picture size. */
export function PictureChoices({
  scale,
  onChange,
}: {
  readonly scale: PictureScale;
  readonly onChange: (scale: PictureScale) => void;
}) {
  const t = words('exports');
  return (
    <div className="export-options">
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="float-start me-4 font-[550]">{t.size}</legend>
        {pictureSizes.map((size) => (
          <label key={size.scale} className="export-option">
            <input
              type="radio"
              name="scale"
              checked={scale === size.scale}
              onChange={() => onChange(size.scale)}
            />
            <span className="num">{size.scale}×</span> <span className="text-ink-3">{t[size.name]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
