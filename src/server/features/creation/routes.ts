import type { creationEndpoints } from '../../../contract/creation.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { viewContent } from './content-view.ts';
import { listContents, removeContent, removeSession } from './creation-store.ts';
import { keepContent } from './keep-content.ts';
import { makeContext } from './make-context.ts';
import { openCreation } from './open-creation.ts';
import { readContentFile, readContentText } from './read-content.ts';
import { readLatestCreation } from './read-latest-creation.ts';
import { receiveContent } from './receive-content.ts';
import { requireCreation } from './require-creation.ts';
import { keepResearch } from './research.ts';
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
    if (!(await removeSession(deps.db, caller.uid, params.id))) throw notFound('The creation');
    return undefined;
  },
  uploadCreateFile: async ({ caller, params, request }, deps) => {
    const file = await receiveContent(request);
    try {
      const { contentId, name, sizeBytes } = file;
      const reading = await readContentFile(file);
      const content = { contentId, name, sizeBytes, reading, kind: 'file' } as const;
      return await keepContent({ uid: caller.uid, sessionId: params.id, ...content }, deps);
    } finally {
      await file.discard();
    }
  },
  uploadCreateText: async ({ caller, params, body }, deps) => {
    const reading = readContentText(body.text.toWellFormed());
    const name = body.name || body.text.trim().slice(0, 60);
    const sizeBytes = Buffer.byteLength(body.text);
    const content = { contentId: body.content_id, name, sizeBytes, reading } as const;
    return keepContent({ uid: caller.uid, sessionId: params.id, kind: 'text', ...content }, deps);
  },
  uploadResearchQuery: ({ caller, params, body }, deps) =>
    keepResearch(
      { uid: caller.uid, sessionId: params.id, contentId: body.content_id, query: body.query },
      deps,
    ),
  deleteCreateContent: async ({ caller, params }, deps) => {
    const isGone = await removeContent(deps.db, caller.uid, params.id, params.contentId);
    if (!isGone) throw notFound('The content');
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
  sendCreateSession: ({ caller, body }, deps) =>
    sendCreation(
      {
        uid: caller.uid,
        id: body.create_session_id,
        documentType: body.document_type,
        wish: body.wish,
        contentIds: body.uploaded_content,
        partIds: body.part_ids,
      },
      deps,
    ),
} satisfies Handlers<typeof creationEndpoints>;
