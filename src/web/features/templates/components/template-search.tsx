import Search from 'lucide-react/icons/search';

/** Search over the templates. */
export function TemplateSearch({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  return (
    <search className="library-search template-search">
      <Search className="icon" aria-hidden />
      <input
        type="search"
        className="input"
        aria-label="Search templates"
        placeholder="Search templates"
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </search>
  );
}
