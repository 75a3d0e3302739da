import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownTemplateEndpoints } from '../../../../contract/own-templates.ts';
import { call } from '../../../lib/client.ts';
import { saveFile } from '../../../lib/save-file.ts';

const key = ['own-templates'];

export const ownTemplatesQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) =>
    (await call(ownTemplateEndpoints.listOwnTemplates, {}, { signal })).templates,
});

/** Changes the list, then refetches it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: key }),
  });
}

export const useRenameTemplate = () =>
  useChange(({ id, title }: { readonly id: string; readonly title: string }) =>
    call(ownTemplateEndpoints.renameOwnTemplate, { params: { id }, body: { title } }),
  );

export const useDeleteTemplate = () =>
  useChange((id: string) => call(ownTemplateEndpoints.deleteOwnTemplate, { params: { id } }));

export const useImportTemplate = () =>
  useChange(async (file: File) =>
    call(ownTemplateEndpoints.importOwnTemplate, {
      body: { id: crypto.randomUUID(), markdown: await file.text() },
    }),
  );

export const useExportTemplate = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { file_name: name, markdown } = await call(ownTemplateEndpoints.ownTemplateMarkdown, {
        params: { id },
      });
      saveFile(new Blob([markdown], { type: 'text/markdown' }), name);
    },
  });

/** Creates a document from one of the user's templates. Resolves with its id. */
export function useUseOwnTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (
        await call(ownTemplateEndpoints.useOwnTemplate, {
          params: { id },
          body: { document_id: crypto.randomUUID() },
        })
      ).id,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['library'] }),
  });
}
