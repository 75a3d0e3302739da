import { templateEndpoints } from '../../../../contract/templates.ts';
import { call } from '../../../lib/client.ts';

export const listTemplates = async (search: string, signal: AbortSignal) =>
  (await call(templateEndpoints.listTemplates, { query: search === '' ? {} : { q: search } }, { signal }))
    .templates;

export const readTemplate = (name: string, signal: AbortSignal) =>
  call(templateEndpoints.readTemplate, { params: { name } }, { signal });

export const makeOfTemplate = (name: string, documentId: string) =>
  call(templateEndpoints.useTemplate, { params: { name }, body: { document_id: documentId } });
