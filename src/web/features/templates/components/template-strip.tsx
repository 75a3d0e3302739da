import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../../paths.ts';
import { templatesQuery } from '../api/templates.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateSearch } from './template-search.tsx';

const shownAtMost = 6;

/** A few templates of different kinds, and a search over all; shown without a document. */
export function TemplateStrip() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const search = useDeferredValue(text.trim());
  const found = useQuery(templatesQuery(search));
  const templates = found.data ?? [];
  const kinds = new Set<string>();
  const shown = (
    search === '' ? templates.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind)) : templates
  )
    .filter(({ language }) => search !== '' || language.startsWith('en'))
    .slice(0, shownAtMost);
  if (found.isError || (found.data && search === '' && templates.length === 0)) return null;
  return (
    <section aria-label="Templates" className="grid gap-3">
      <form
        className="template-filters mb-0!"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = shown;
          if (search !== '' && first) void navigate({ to: paths.template, params: { name: first.name } });
        }}
      >
        <TemplateSearch text={text} onText={setText} />
      </form>
      <ul className="template-grid is-strip">
        {shown.map((template) => (
          <li key={template.name}>
            <TemplateCard template={template} />
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-2" role="status">
        {search !== '' && found.data && shown.length === 0 ? 'No templates found. ' : ''}
      </p>
      <Link to={paths.templates} className="link text-13">
        All templates
      </Link>
    </section>
  );
}
