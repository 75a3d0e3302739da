import type { templateEndpoints } from '../../../contract/templates.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { requireRoom } from '../membership/require-room.ts';
import { viewTemplateCard } from './template-card.ts';
import { viewTemplate } from './template-view.ts';
import { useTemplate } from './use-template.ts';

export const templateHandlers = {
  listTemplates: async ({ query }, { templates }) => {
    const listed = query.q ? await templates.find(query.q) : await templates.list();
    return { templates: listed.map(viewTemplateCard) };
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
