import type { templateEndpoints } from '../../../contract/templates.ts';
import { listTemplates } from '../../../domain/templates/list-templates.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { requireRoom } from '../membership/require-room.ts';
import { viewTemplateList } from './template-card.ts';
import { viewTemplate } from './template-view.ts';
import { useTemplate } from './use-template.ts';

export const templateHandlers = {
  listTemplates: async ({ query }, { templates }) => {
    const { q, kind, language } = query;
    const found = q ? { found: await templates.find(q) } : {};
    return viewTemplateList(listTemplates(await templates.list(), { kind, language, ...found }));
  },
  readTemplate: async ({ params }, { templates }) => {
    const template = await templates.read(params.name);
    if (!template) throw notFound('templateMissing');
    return viewTemplate(template);
  },
  useTemplate: async ({ caller: { uid }, params, body }, deps) => {
    await requireRoom({ uid, forNewDocument: true }, deps);
    return useTemplate({ uid, name: params.name, documentId: body.document_id }, deps);
  },
} satisfies Handlers<typeof templateEndpoints>;
