import type { ArtDirection } from '../../../../domain/content/choices.ts';
import { useLooks } from '../api/looks.ts';
import { directionChoices } from '../edits/look-edit.ts';
import { PageThumb } from './page-thumb.tsx';

interface LookStripProps {
  readonly documentId: string | null;
  readonly version: number | null;
  readonly chosen: ArtDirection;
  readonly onChoose: (direction: ArtDirection) => void;
}

/** In CSS px: three thumbnails fit side by side in the panel, also on a phone. */
const thumbPx = 84;

/** The first page in every art direction; a press applies one. Pages known only as HTML have names alone. */
export function LookStrip({ documentId, version, chosen, onChoose }: LookStripProps) {
  const { data, isPending, isError } = useLooks(documentId, version);
  return (
    <fieldset aria-busy={isPending}>
      <legend>Direction</legend>
      <div className="look-strip">
        {directionChoices.map(({ value, label }) => {
          const html = data?.get(value);
          return (
            <button
              key={value}
              type="button"
              className="look-choice"
              aria-pressed={value === chosen}
              onClick={() => {
                if (value !== chosen) onChoose(value);
              }}
            >
              {html !== undefined && <PageThumb html={html} width={thumbPx} />}
              {html === undefined && !isError && <span className="look-waiting" aria-hidden="true" />}
              <span>{label}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
