import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';

/** Search over titles, pages and prompts. */
export function SearchBox({
  text,
  onText,
  className = '',
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly className?: string;
}) {
  const t = words('library');
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={`library-search ${className}`}>
      <Search className="icon" aria-hidden />
      <input
        ref={field}
        type="search"
        className="input"
        aria-label={t.searchDocuments}
        placeholder={t.searchDocuments}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {text && (
        <IconButton
          label={t.clearSearch}
          onClick={() => {
            onText('');
            field.current?.focus();
          }}
        >
          <X className="icon" aria-hidden />
        </IconButton>
      )}
    </search>
  );
}
