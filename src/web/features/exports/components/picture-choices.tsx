import { pictureWidths } from '../export-kinds.ts';

/** Choice of the picture width. */
export function PictureChoices({
  widthPx,
  onChange,
}: {
  readonly widthPx: number;
  readonly onChange: (widthPx: number) => void;
}) {
  return (
    <div className="export-options">
      <fieldset className="flex flex-wrap items-center gap-x-4">
        <legend className="float-left mr-4 font-[550]">Size</legend>
        {pictureWidths.map(({ px, name }) => (
          <label key={px} className="export-option">
            <input type="radio" name="width" checked={widthPx === px} onChange={() => onChange(px)} />
            {name} <span className="num text-ink-3">{px} px</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
