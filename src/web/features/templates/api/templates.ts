import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TemplateList, TemplateView } from '../../../../contract/templates.ts';
import { language as pageLanguage } from '../../../lib/language.ts';
import { facts } from '../../../lib/page-facts.ts';

// Visitors get prerendered pages, so the contract loads with the first call.
const calls = () => import('./template-calls.ts');

/** Lists a few templates of each kind, all of one kind, or those that match a search, best first. */
export const templatesQuery = ({ search = '', kind = '', language = pageLanguage() as string } = {}) =>
  queryOptions({
    queryKey: ['templates', search, kind, language],
    queryFn: async ({ signal }): Promise<TemplateList> =>
      (await calls()).listTemplates({ search, kind, language }, signal),
    staleTime: 600_000,
  });

export const templateQuery = (name: string) =>
  queryOptions({
    queryKey: ['template', name],
    queryFn: async ({ signal }): Promise<TemplateView> => (await calls()).readTemplate(name, signal),
    staleTime: 600_000,
    ...(facts?.template?.name === name ? { initialData: facts.template } : {}),
  });

/** Creates a document from a template. Resolves with its id. Retries are idempotent. */
export function useUseTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, documentId }: { readonly name: string; readonly documentId: string }) =>
      (await (await calls()).makeOfTemplate(name, documentId)).id,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['library'] }),
  });
}
