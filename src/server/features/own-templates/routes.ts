import type { ownTemplateEndpoints } from '../../../contract/own-templates.ts';
import type { Handlers } from '../../http/mount.ts';
import { requireRoom } from '../membership/require-room.ts';
import { importOwnTemplate, saveOwnTemplate } from './keep-own-template.ts';
import {
  deleteOwnTemplate,
  listOwnTemplates,
  ownTemplateMarkdown,
  renameOwnTemplate,
  useOwnTemplate,
} from './manage-own-templates.ts';

export const ownTemplateHandlers = {
  listOwnTemplates: async ({ caller }, deps) => ({ templates: await listOwnTemplates(caller.uid, deps) }),
  saveOwnTemplate: ({ caller: { uid }, body: { id, document_id: documentId, title } }, deps) =>
    saveOwnTemplate({ uid, id, documentId, title }, deps),
  importOwnTemplate: ({ caller: { uid }, body }, deps) => importOwnTemplate({ uid, ...body }, deps),
  renameOwnTemplate: ({ caller: { uid }, params: { id }, body: { title } }, deps) =>
    renameOwnTemplate({ uid, id, title }, deps),
  deleteOwnTemplate: async ({ caller: { uid }, params: { id } }, deps) => {
    await deleteOwnTemplate({ uid, id }, deps);
    return undefined;
  },
  ownTemplateMarkdown: ({ caller: { uid }, params: { id } }, deps) => ownTemplateMarkdown({ uid, id }, deps),
  useOwnTemplate: async ({ caller: { uid }, params: { id }, body }, deps) => {
    await requireRoom({ uid, forNewDocument: true }, deps);
    return useOwnTemplate({ uid, id, documentId: body.document_id }, deps);
  },
} satisfies Handlers<typeof ownTemplateEndpoints>;
