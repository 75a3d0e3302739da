import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { nextZoom } from '../zoom.ts';

/** Zoom control. `onZoom(null)` fits the page to the desk. */
export function ZoomControl({
  scale,
  onZoom,
}: {
  readonly scale: number;
  readonly onZoom: (scale: number | null) => void;
}) {
  return (
    <fieldset
      aria-label="Zoom"
      className="absolute bottom-3 left-3 z-2 hidden items-center rounded-control border border-line-strong bg-paper md:flex"
    >
      <IconButton label="Zoom out" className="w-7! border-0!" onClick={() => onZoom(nextZoom(scale, -1))}>
        <Minus className="icon" aria-hidden />
      </IconButton>
      <button
        type="button"
        title="Fit to window"
        aria-label={`${Math.round(scale * 100)}%, fit to window`}
        className="num h-[30px] min-w-9 text-center text-13"
        onClick={() => onZoom(null)}
      >
        {Math.round(scale * 100)}%
      </button>
      <IconButton label="Zoom in" className="w-7! border-0!" onClick={() => onZoom(nextZoom(scale, 1))}>
        <Plus className="icon" aria-hidden />
      </IconButton>
    </fieldset>
  );
}
