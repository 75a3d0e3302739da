import { type libraryEndpoints, trashDays } from '../../../contract/library.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { readDocument } from '../documents/read-document.ts';
import { requireRoom } from '../membership/require-room.ts';
import { createDocument } from './create-document.ts';
import { deleteBlobs } from './delete-blobs.ts';
import { deleteDocuments } from './delete-documents.ts';
import { deleteSessions } from './delete-sessions.ts';
import { listFavoritesOf, listOfSession } from './document-listing-store.ts';
import { duplicateDocument } from './duplicate-document.ts';
import { cutPage, keysetOf, viewDocuments, viewSession } from './library-view.ts';
import { listDocuments } from './list-documents.ts';
import { purgeTrash } from './purge-trash.ts';
import { readLibrary } from './read-library.ts';
import { restoreDocuments, restoreSessions } from './restore-from-trash.ts';
import { findSession, listSessionsOf, readCounts } from './session-store.ts';
import { listTrashOf } from './trash-store.ts';
import { updateDocument } from './update-document.ts';

const msPerDay = 24 * 60 * 60 * 1000;

export const libraryHandlers = {
  readLibrary: ({ caller, query }, deps) => readLibrary({ uid: caller.uid, query }, deps),
  listSessions: async ({ caller, query }, deps) => {
    const page = { after: keysetOf(query), limit: query.limit };
    const { rows, ...rest } = cutPage(await listSessionsOf(deps.db, caller.uid, page), query.limit);
    const { sessions: total } = await readCounts(deps.db, caller.uid);
    return { sessions: rows.map(viewSession), total, ...rest };
  },
  listSessionDocuments: async ({ caller, params, query }, deps) => {
    const session = await findSession(deps.db, caller.uid, params.id);
    if (!session) throw notFound('sessionMissing');
    const page = { after: keysetOf(query), limit: query.limit };
    const found = await listOfSession(deps.db, caller.uid, params.id, page);
    const { rows, ...rest } = cutPage(found, query.limit);
    const documents = await viewDocuments(rows, query.light_mode, deps);
    return { documents, session: viewSession(session), ...rest };
  },
  listFavorites: async ({ caller, query }, deps) => {
    const page = { after: keysetOf(query), limit: query.limit };
    const { rows, ...rest } = cutPage(await listFavoritesOf(deps.db, caller.uid, page), query.limit);
    const { favorites: total } = await readCounts(deps.db, caller.uid);
    return { documents: await viewDocuments(rows, query.light_mode, deps), total, ...rest };
  },
  listDocuments: ({ caller, query }, deps) => listDocuments({ uid: caller.uid, query }, deps),
  updateDocument: ({ caller, params, body }, deps) =>
    updateDocument({ uid: caller.uid, id: params.id, changes: body }, deps),
  deleteDocuments: async ({ caller, body }, deps) => {
    const input = { uid: caller.uid, documentIds: body.document_ids };
    const { failed, reasons } = await deleteDocuments(input, deps);
    return { failed_documents: [...failed], reasons: { ...reasons } };
  },
  restoreDocuments: async ({ caller, body }, deps) => ({
    failed_documents: await restoreDocuments({ uid: caller.uid, documentIds: body.document_ids }, deps),
  }),
  deleteSessions: async ({ caller, body }, deps) => {
    const input = { uid: caller.uid, sessionIds: body.session_ids };
    const { failed, reasons } = await deleteSessions(input, deps);
    return { failed_sessions: [...failed], reasons: { ...reasons } };
  },
  restoreSessions: async ({ caller, body }, deps) => ({
    failed_sessions: await restoreSessions({ uid: caller.uid, sessionIds: body.session_ids }, deps),
  }),
  listTrash: async ({ caller, query }, deps) => {
    const rows = await listTrashOf(deps.db, caller.uid, query.limit);
    return {
      entries: rows.map(({ deleted_at, ...row }) => ({
        ...row,
        deleted_at: deleted_at.toISOString(),
        purged_at: new Date(deleted_at.getTime() + trashDays * msPerDay).toISOString(),
      })),
    };
  },
  emptyTrash: async ({ caller }, deps) => {
    await purgeTrash({ uid: caller.uid }, deps);
    return undefined;
  },
  createDocument: async ({ caller, body }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: true }, deps);
    return createDocument({ uid: caller.uid, ...body.document }, deps);
  },
  duplicateDocument: async ({ caller, params, body }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: true }, deps);
    return duplicateDocument({ uid: caller.uid, documentId: params.id, copyId: body.copy_id }, deps);
  },
  documentHtml: async ({ caller, params }, deps) => {
    const { html } = await readDocument({ uid: caller.uid, documentId: params.id }, deps);
    // Plain text, so a document's markup never runs as a page of this site.
    return { body: Buffer.from(html), contentType: 'text/plain; charset=utf-8' };
  },
  deleteBlobs: async ({ caller, body }, deps) => ({
    failed_blobs: await deleteBlobs({ uid: caller.uid, names: body.blob_names }, deps),
  }),
} satisfies Handlers<typeof libraryEndpoints>;
