import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateCard as Card } from '../../../../contract/templates.ts';
import { Failure } from '../../../components/ui/failure.tsx';
import { language as pageLanguage } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { templatesQuery } from '../api/templates.ts';
import { TemplateCards } from './template-cards.tsx';

/** A few templates of a kind; all of them on request. */
export function TemplateKind({
  kind,
  count,
  language,
  few,
  isAtTop,
}: {
  readonly kind: string;
  readonly count: number;
  readonly language: string;
  readonly few: readonly Card[];
  readonly isAtTop: boolean;
}) {
  const t = words('templates');
  const [isWhole, setWhole] = useState(false);
  const whole = useQuery({ ...templatesQuery({ kind, language }), enabled: isWhole });
  const templates = isWhole ? (whole.data?.templates ?? few) : few;
  return (
    <section aria-labelledby={`kind-${kind}`} className="template-kind">
      <h2 id={`kind-${kind}`} className="h3">
        {words('kinds').kindTitle(kind)}
      </h2>
      <TemplateCards templates={templates} isAtTop={isAtTop}>
        {count > templates.length && (
          <li>
            <button
              type="button"
              className="template-more"
              aria-describedby={`kind-${kind}`}
              disabled={whole.isFetching}
              onClick={() => (isWhole ? void whole.refetch() : setWhole(true))}
            >
              {t.showAll(new Intl.NumberFormat(pageLanguage()).format(count))}
            </button>
          </li>
        )}
      </TemplateCards>
      <Failure error={whole.error} />
    </section>
  );
}
