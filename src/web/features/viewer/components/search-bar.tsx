import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import type { Search } from '../hooks/use-search.ts';

function resultOf({ words: searched, matches, current }: Search): string {
  const t = words('viewer');
  if (searched.trim() === '') return '';
  if (current === null) return t.findNone;
  const figures = new Intl.NumberFormat(language());
  return t.matchOf(figures.format(current + 1), figures.format(matches.length));
}

/** Search in the pages. Enter goes to the next match, Shift+Enter to the previous one, Escape closes. */
export function SearchBar({ search }: { readonly search: Search }) {
  const t = words('viewer');
  const isEmpty = search.matches.length === 0;
  return (
    <search className="viewer-search">
      <input
        className="input"
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        // biome-ignore lint/a11y/noAutofocus: the bar is opened in order to type into it.
        autoFocus
        value={search.words}
        onChange={({ target }) => search.search(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search.step(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className="num min-w-20 text-13 whitespace-nowrap text-ink-2">
        {resultOf(search)}
      </span>
      <IconButton label={t.findPrevious} disabled={isEmpty} onClick={() => search.step(-1)}>
        <ChevronUp className="icon" aria-hidden />
      </IconButton>
      <IconButton label={t.findNext} disabled={isEmpty} onClick={() => search.step(1)}>
        <ChevronDown className="icon" aria-hidden />
      </IconButton>
      <IconButton label={t.findClose} onClick={search.close}>
        <X className="icon" aria-hidden />
      </IconButton>
    </search>
  );
}
