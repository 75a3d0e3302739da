import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { nextZoom } from '../zoom.ts';

/** Zoom control. `onZoom(null)` fits the page to the desk. */
export function ZoomControl({
  scale,
  onZoom,
}: {
  readonly scale: number;
  readonly onZoom: (scale: number | null) => void;
}) {
  const t = words('page');
  const percent = new Intl.NumberFormat(language(), { style: 'percent' }).format(
    Math.round(scale * 100) / 100,
  );
  return (
    <fieldset
      aria-label={t.zoom}
      className="absolute start-3 bottom-3 z-2 hidden items-center rounded-control border border-line-strong bg-paper md:flex"
    >
      <IconButton label={t.zoomOut} className="w-7! border-0!" onClick={() => onZoom(nextZoom(scale, -1))}>
        <Minus className="icon" aria-hidden />
      </IconButton>
      <button
        type="button"
        title={t.zoomFit}
        aria-label={t.zoomFitNow(percent)}
        className="num h-[30px] min-w-9 text-center text-13"
        onClick={() => onZoom(null)}
      >
        {percent}
      </button>
      <IconButton label={t.zoomIn} className="w-7! border-0!" onClick={() => onZoom(nextZoom(scale, 1))}>
        <Plus className="icon" aria-hidden />
      </IconButton>
    </fieldset>
  );
}
