import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { ownTemplatesQuery, useImportTemplate, useUseOwnTemplate } from '../api/own-templates.ts';
import { OwnTemplateRow } from './own-template-row.tsx';

/** The user's templates, and the import of a file. */
export function OwnTemplates() {
  const t = words('templates');
  const { data: templates = [], error } = useQuery(ownTemplatesQuery);
  const navigate = useNavigate();
  const use = useUseOwnTemplate();
  const bring = useImportTemplate();
  const picker = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const notes = bring.data?.notes ?? [];

  function onFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    if (file) bring.mutate(file, { onError: setFailure, onSuccess: () => setFailure(null) });
  }

  return (
    <section aria-labelledby="own-templates" className="template-kind">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="own-templates" className="h3">
          {t.yourTemplates}
        </h2>
        <Button size="s" isBusy={bring.isPending} onClick={() => picker.current?.click()}>
          {t.importFile}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".md,.markdown,.txt,.json,text/markdown,text/plain"
          aria-label={t.templateFile}
          className="hidden"
          onChange={onFile}
        />
      </div>
      <Failure error={error ?? failure} />
      {bring.data && (
        <div role="status" className="text-13 text-ink-2">
          <p>{t.imported(bring.data.template.title)}</p>
          {notes.length > 0 && (
            <ul className="list-disc ps-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {templates.length === 0 ? (
        <p className="text-13 text-ink-3">{t.noneYet}</p>
      ) : (
        <ul className="own-templates">
          {templates.map((template) => (
            <OwnTemplateRow
              key={template.id}
              template={template}
              isBusy={use.isPending && use.variables === template.id}
              onFailure={setFailure}
              onUse={() =>
                use.mutate(template.id, {
                  onError: setFailure,
                  onSuccess: (id) => void navigate({ to: paths.app, search: { loadDocumentId: id } }),
                })
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
