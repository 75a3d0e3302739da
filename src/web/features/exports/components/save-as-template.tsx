import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownTemplateEndpoints } from '../../../../contract/own-templates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';
import type { ExportTarget } from '../api/exports.ts';

/** Saves the newest version of a document as a template. */
export function SaveAsTemplate({
  target,
  onSaved,
}: {
  readonly target: ExportTarget;
  readonly onSaved: () => void;
}) {
  const t = words('exports');
  const queryClient = useQueryClient();
  /** Stable across retries, so that a slow response never creates two templates. */
  const [id] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: () =>
      call(ownTemplateEndpoints.saveOwnTemplate, { body: { id, document_id: target.documentId } }),
    onSuccess: ({ title }) => {
      void queryClient.invalidateQueries({ queryKey: ['own-templates'] });
      showToast({ title: t.templateSaved, text: t.templateSavedText(title) });
      onSaved();
    },
    onError: (error) => showErrorToast({ title: t.templateFailed, text: describeError(error) }),
  });
  return (
    <Button kind="quiet" isBusy={save.isPending} onClick={() => save.mutate()} className="me-auto">
      {t.template}
    </Button>
  );
}
