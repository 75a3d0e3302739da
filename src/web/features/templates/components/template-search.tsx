import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed into the prerendered page, before its scripts were there.
  const typedEarly = useRef(onText);
  useEffect(() => {
    if (field.current?.value) typedEarly.current(field.current.value);
  }, []);
  return (
    <search className="library-search template-search">
      <Search className="icon" aria-hidden />
      <input
        ref={field}
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
