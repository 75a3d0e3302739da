import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { TemplateCard as Card } from '../../../../contract/templates.ts';
import { languageTitle } from '../../../../domain/templates/template-words.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { language as pageLanguage } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import { templatesQuery } from '../api/templates.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateSearch } from './template-search.tsx';

const base = (language: string): string => language.split('-')[0] ?? language;
const all = '';

/** Returns the page's language if there are templates in it. */
function usualLanguage(templates: readonly Card[]): string {
  const wanted = base(pageLanguage());
  return templates.some(({ language }) => base(language) === wanted) ? wanted : 'en';
}

/** All templates by kind, with a search over them. */
export function TemplateGallery() {
  const t = words('templates');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const search = useDeferredValue(text.trim());
  const whole = useQuery(templatesQuery());
  const found = useQuery({
    ...templatesQuery(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const shown = search === '' ? whole : found;
  const templates = whole.data ?? [];
  const language = chosen ?? usualLanguage(templates);
  const languages = [...new Set(templates.map((template) => base(template.language)))].sort();
  const ofLanguage = (shown.data ?? []).filter(
    (template) => language === all || base(template.language) === language,
  );
  // Falls back to other languages if a search has no results.
  const fitting = search !== '' && ofLanguage.length === 0 ? (shown.data ?? []) : ofLanguage;
  return (
    <>
      <div className="template-filters">
        <TemplateSearch text={text} onText={setText} />
        {languages.length > 1 && (
          <select
            className="input"
            aria-label={words('shell').language}
            value={language}
            onChange={(event) => setChosen(event.target.value)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageTitle(each, pageLanguage())}
              </option>
            ))}
            <option value={all}>{t.allLanguages}</option>
          </select>
        )}
      </div>
      <p role="status" className="sr-only">
        {search !== '' && shown.data ? counted(t.found, fitting.length) : ''}
      </p>
      <Failure error={shown.error} />
      {shown.isPending && <Loading />}
      {shown.data && fitting.length === 0 && <EmptyState title={t.noneFound} text={t.noneFoundText} />}
      {search === '' ? (
        Object.entries(Object.groupBy(fitting, ({ kind }) => kind)).map(([kind, group = []], at) => (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="template-kind">
            <h2 id={`kind-${kind}`} className="h3">
              {words('kinds').kindTitle(kind)}
            </h2>
            <Cards templates={group} isAtTop={at === 0} />
          </section>
        ))
      ) : (
        <Cards templates={fitting} isAtTop />
      )}
    </>
  );
}

function Cards({ templates, isAtTop }: { readonly templates: readonly Card[]; readonly isAtTop: boolean }) {
  return (
    <ul className="template-grid">
      {templates.map((template) => (
        <li key={template.name}>
          <TemplateCard template={template} isAtTop={isAtTop} />
        </li>
      ))}
    </ul>
  );
}
