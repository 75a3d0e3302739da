import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Plus from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import type { Zoom } from '../zoom.ts';

interface PageToolsProps {
  readonly shown: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly factor: number;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onStep: (direction: 1 | -1) => void;
  readonly onSearch: () => void;
  readonly isSearching: boolean;
}

/** Page number, zoom and search. */
export function PageTools(props: PageToolsProps) {
  const { shown, count, onPage, factor, zoom, onZoom, onStep, onSearch, isSearching } = props;
  const t = words('viewer');
  const percent = new Intl.NumberFormat(language(), { style: 'percent' }).format(factor);
  return (
    <>
      <span className="flex items-center">
        <IconButton label={t.previousPage} disabled={shown <= 1} onClick={() => onPage(shown - 1)}>
          <ChevronLeft className="icon rtl:-scale-x-100" aria-hidden />
        </IconButton>
        <PageNumber shown={shown} count={count} onPage={onPage} />
        <span className="num px-1 text-13 whitespace-nowrap text-ink-2">{t.pagesAll(count)}</span>
        <IconButton label={t.nextPage} disabled={shown >= count} onClick={() => onPage(shown + 1)}>
          <ChevronRight className="icon rtl:-scale-x-100" aria-hidden />
        </IconButton>
      </span>
      <span className="flex items-center">
        <IconButton label={t.smaller} onClick={() => onStep(-1)}>
          <Minus className="icon" aria-hidden />
        </IconButton>
        <button
          type="button"
          className="viewer-size num"
          title={t.wholePage}
          aria-label={t.size(percent)}
          onClick={() => onZoom('page')}
        >
          {percent}
        </button>
        <IconButton label={t.larger} onClick={() => onStep(1)}>
          <Plus className="icon" aria-hidden />
        </IconButton>
        <IconButton
          label={t.fitWidth}
          aria-pressed={zoom === 'width'}
          className="hidden! md:inline-grid!"
          onClick={() => onZoom(zoom === 'width' ? 'page' : 'width')}
        >
          <MoveHorizontal className="icon" aria-hidden />
        </IconButton>
      </span>
      <IconButton label={t.find} aria-pressed={isSearching} onClick={onSearch}>
        <SearchIcon className="icon" aria-hidden />
      </IconButton>
    </>
  );
}

/** Editable page number. */
function PageNumber({ shown, count, onPage }: Pick<PageToolsProps, 'shown' | 'count' | 'onPage'>) {
  const [typed, setTyped] = useState(String(shown));
  useEffect(() => setTyped(String(shown)), [shown]);
  const go = () => {
    const number = Number.parseInt(typed, 10);
    if (Number.isNaN(number)) setTyped(String(shown));
    else onPage(Math.min(Math.max(1, number), count));
  };
  return (
    <input
      className="viewer-number num"
      inputMode="numeric"
      aria-label={words('viewer').page}
      value={typed}
      onChange={({ target }) => setTyped(target.value.slice(0, 6))}
      onFocus={({ target }) => target.select()}
      onBlur={go}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
      }}
    />
  );
}
