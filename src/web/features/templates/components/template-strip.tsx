import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { TemplateCard as Card } from '../../../../contract/templates.ts';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { templatesQuery } from '../api/templates.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateSearch } from './template-search.tsx';

const shownAtMost = 6;

/** Returns the first template of each kind. */
function oneOfEachKind(templates: readonly Card[]): readonly Card[] {
  const kinds = new Set<string>();
  return templates.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
}

/** A few templates of different kinds, and a search over all; shown without a document. */
export function TemplateStrip() {
  const t = words('templates');
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const search = useDeferredValue(text.trim());
  const found = useQuery(templatesQuery({ search }));
  const templates = found.data?.templates ?? [];
  const shown = (search === '' ? oneOfEachKind(templates) : templates).slice(0, shownAtMost);
  if (found.isError || (found.data && search === '' && templates.length === 0)) return null;
  return (
    <section aria-label={words('shell').templates} className="grid gap-3">
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
        {search !== '' && found.data && shown.length === 0 ? t.noneFound : ''}
      </p>
      <Link to={paths.templates} className="link text-13">
        {t.all}
      </Link>
    </section>
  );
}
