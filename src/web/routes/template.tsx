import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import {
  type TemplateWords,
  templateWordNames,
  templateWords,
} from '../../domain/templates/template-words.ts';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { Failure } from '../components/ui/failure.tsx';
import { Loading } from '../components/ui/loading.tsx';
import { useSession } from '../features/identity/api/session.ts';
import { templateQuery, useUseTemplate } from '../features/templates/api/templates.ts';
import { TemplateSheet } from '../features/templates/components/template-sheet.tsx';
import { templateMessages } from '../features/templates/template-messages.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

/** Placeholders in the prerendered page; the server replaces them. */
const marks = Object.fromEntries(
  templateWordNames.map((name) => [name, `%template_${name}%`]),
) as unknown as TemplateWords;

/** Public page of a template. 'Use this' creates a document for signed-in users. */
export function Template() {
  const { name } = useParams({ strict: false });
  const template = useQuery({ ...templateQuery(name ?? ''), enabled: !import.meta.env.SSR });
  const t = words('templates');
  const shown = import.meta.env.SSR
    ? marks
    : template.data && templateWords(template.data, templateMessages());
  usePageTitle(shown?.title ?? t.template);
  if (template.isError)
    return (
      <main className="templates">
        <Failure error={template.error} />
        <p>
          <Link to={paths.templates} className="link">
            {t.all}
          </Link>
        </p>
      </main>
    );
  if (!shown) return <Loading />;
  return (
    <main className="templates">
      <TemplateSheet
        words={shown}
        back={
          <Link to={paths.templates} className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-0">
            <ArrowLeft className="icon" aria-hidden />
            {t.all}
          </Link>
        }
        actions={<UseThis name={shown.name} />}
      />
    </main>
  );
}

function UseThis({ name }: { readonly name: string }) {
  const { data: profile } = useSession();
  const navigate = useNavigate();
  const use = useUseTemplate();
  const t = words('templates');
  /** Stable across retries, so that a slow response never creates two documents. */
  const [documentId] = useState(() => crypto.randomUUID());
  if (!profile)
    return (
      <Link
        to={paths.auth}
        search={{ from: `${paths.templates}/${name}` }}
        className={buttonClass({ kind: 'primary' })}
      >
        {t.useThis}
      </Link>
    );
  return (
    <>
      <Button
        kind="primary"
        isBusy={use.isPending}
        onClick={() =>
          use.mutate(
            { name, documentId },
            { onSuccess: (id) => void navigate({ to: paths.app, search: { loadDocumentId: id } }) },
          )
        }
      >
        {t.useThis}
      </Button>
      <Failure error={use.error} />
    </>
  );
}
