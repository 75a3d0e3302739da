import type { creationEndpoints } from '../../../contract/creation.ts';
import { notFound } from '../../app-error.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import type { Handlers } from '../../http/mount.ts';
import { addFile } from './add-file.ts';
import { addResearch } from './add-research.ts';
import { addText } from './add-text.ts';
import { viewContent } from './content-view.ts';
import { listContents, removeContent, removeSession } from './creation-store.ts';
import { makeContext } from './make-context.ts';
import { openCreation } from './open-creation.ts';
import { readLatestCreation } from './read-latest-creation.ts';
import { readPart } from './read-part.ts';
import { requireCreation } from './require-creation.ts';
import { sendCreation } from './send-creation.ts';
import { suggestPalettes } from './suggest-palettes.ts';

export const creationHandlers = {
  latestCreateSession: async ({ caller }, deps) => ({
    create_session: await readLatestCreation(caller.uid, deps),
  }),
  saveCreateSession: async ({ caller, params, body }, deps) => {
    await openCreation({ uid: caller.uid, id: params.id, state: body.state }, deps);
    return undefined;
  },
  deleteCreateSession: async ({ caller, params }, deps) => {
    if (!(await removeSession(deps.db, caller.uid, params.id))) throw notFound('creationMissing');
    return undefined;
  },
  uploadCreateFile: ({ caller, params, request, reply }, deps) =>
    addFile({ uid: caller.uid, sessionId: params.id, request, signal: goneSignal(reply) }, deps),
  uploadCreateText: ({ caller, params, body: { content_id: contentId, text, name } }, deps) =>
    addText({ uid: caller.uid, sessionId: params.id, contentId, text, name }, deps),
  uploadResearchQuery: ({ caller, params, body: { content_id: contentId, query }, reply }, deps) =>
    addResearch({ uid: caller.uid, sessionId: params.id, contentId, query, signal: goneSignal(reply) }, deps),
  deleteCreateContent: async ({ caller, params }, deps) => {
    const isGone = await removeContent(deps.db, caller.uid, params.id, params.contentId);
    if (!isGone) throw notFound('contentMissing');
    return undefined;
  },
  listCreateFiles: async ({ caller, params }, deps) => {
    await requireCreation({ uid: caller.uid, id: params.id }, deps);
    return { files: (await listContents(deps.db, caller.uid, params.id)).map(viewContent) };
  },
  suggestPalettes: async ({ caller, params }, deps) => ({
    palettes: await suggestPalettes({ uid: caller.uid, id: params.id }, deps),
  }),
  createContext: ({ caller, body }, deps) => makeContext({ uid: caller.uid, ...body }, deps),
  readCreatePart: ({ caller, params, query: { part_id: partId, treatment } }, deps) =>
    readPart({ uid: caller.uid, id: params.id, partId, treatment }, deps),
  sendCreateSession: ({ caller, body }, deps) =>
    sendCreation(
      {
        uid: caller.uid,
        id: body.create_session_id,
        documentType: body.document_type,
        wish: body.wish,
        contentIds: body.uploaded_content,
        parts: body.parts,
        title: body.title,
        byModel: body.shorten_by === 'model',
        citesSources: body.cite_sources,
      },
      deps,
    ),
} satisfies Handlers<typeof creationEndpoints>;
