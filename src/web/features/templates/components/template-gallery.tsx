import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { allLanguages } from '../../../../domain/templates/list-templates.ts';
import { languageTitle } from '../../../../domain/templates/template-words.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { language as pageLanguage } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import { templatesQuery } from '../api/templates.ts';
import { TemplateCards } from './template-cards.tsx';
import { TemplateKind } from './template-kind.tsx';
import { TemplateSearch } from './template-search.tsx';

/** A few templates of each kind, with a search over all. */
export function TemplateGallery() {
  const t = words('templates');
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<string>(pageLanguage());
  const search = useDeferredValue(text.trim());
  const shown = useQuery({
    ...templatesQuery({ search, language }),
    placeholderData: keepPreviousData,
  });
  const { templates = [], groups = [], languages = [] } = shown.data ?? {};
  return (
    <>
      <div className="template-filters">
        <TemplateSearch text={text} onText={setText} />
        {languages.length > 1 && (
          <select
            className="input"
            aria-label={words('shell').language}
            value={shown.data?.language ?? language}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {languageTitle(each, pageLanguage())}
              </option>
            ))}
            <option value={allLanguages}>{t.allLanguages}</option>
          </select>
        )}
      </div>
      <p role="status" className="sr-only">
        {search !== '' && shown.data ? counted(t.found, templates.length) : ''}
      </p>
      <Failure error={shown.error} />
      {shown.isPending && <Loading />}
      {shown.data && templates.length === 0 && <EmptyState title={t.noneFound} text={t.noneFoundText} />}
      {groups.length > 0 ? (
        groups.map(({ kind, count }, at) => (
          <TemplateKind
            key={`${kind} ${language}`}
            kind={kind}
            count={count}
            language={language}
            few={templates.filter((template) => template.kind === kind)}
            isAtTop={at === 0}
          />
        ))
      ) : (
        <TemplateCards templates={templates} isAtTop />
      )}
    </>
  );
}
