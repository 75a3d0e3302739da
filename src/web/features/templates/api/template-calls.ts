import { templateEndpoints } from '../../../../contract/templates.ts';
import { call } from '../../../lib/client.ts';

export const listTemplates = (
  { search, kind, language }: { readonly search: string; readonly kind: string; readonly language: string },
  signal: AbortSignal,
) =>
  call(
    templateEndpoints.listTemplates,
    { query: { language, ...(search === '' ? {} : { q: search }), ...(kind === '' ? {} : { kind }) } },
    { signal },
  );

export const readTemplate = (name: string, signal: AbortSignal) =>
  call(templateEndpoints.readTemplate, { params: { name } }, { signal });

export const makeOfTemplate = (name: string, documentId: string) =>
  call(templateEndpoints.useTemplate, { params: { name }, body: { document_id: documentId } });
