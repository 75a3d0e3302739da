import Search from 'lucide-react/icons/search';
import { words } from '../../../lib/words.ts';

/** Search over the templates. */
export function TemplateSearch({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const t = words('templates');
  return (
    <search className="library-search template-search">
      <Search className="icon" aria-hidden />
      <input
        type="search"
        className="input"
        aria-label={t.search}
        placeholder={t.search}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </search>
  );
}
