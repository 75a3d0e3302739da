import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

export const listTemplates = async (search: string, signal: AbortSignal) =>
  (await call(contract.listTemplates, { query: search === '' ? {} : { q: search } }, { signal })).templates;

export const readTemplate = (name: string, signal: AbortSignal) =>
  call(contract.readTemplate, { params: { name } }, { signal });

export const makeOfTemplate = (name: string, documentId: string) =>
  call(contract.useTemplate, { params: { name }, body: { document_id: documentId } });
