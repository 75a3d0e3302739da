import type { documentEndpoints } from '../../../contract/documents.ts';
import { fileNameOf } from '../../../domain/file-name.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { requireRoom } from '../membership/require-room.ts';
import { requireTemplate } from '../membership/require-template.ts';
import { editContent, readStrictOperations } from './edit-content.ts';
import { editDocument } from './edit-document.ts';
import { fixFinding } from './fix-finding.ts';
import { intendFinding } from './intend-finding.ts';
import { moveVersion } from './move-version.ts';
import { openLinkedFile } from './open-linked-file.ts';
import { findVersion } from './page-store.ts';
import { readDocument } from './read-document.ts';
import { readLooks } from './read-looks.ts';
import { readPart } from './read-part.ts';
import { renderDocumentPdf } from './render-document-pdf.ts';
import { reshapeDocument } from './reshape-document.ts';
import { restoreVersion } from './restore-version.ts';
import { signedFileUrl } from './signed-file-url.ts';

export const documentHandlers = {
  editDocument: async ({ params, body, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    const { version, label } = body;
    const input = { uid: caller.uid, documentId: params.id, version, label };
    if ('operations' in body) {
      const read = readStrictOperations(body.operations);
      for (const { direction } of read.flatMap((one) => (one.op === 'set_look' ? [one.look] : [])))
        if (direction) await requireTemplate({ uid: caller.uid, direction }, deps);
      return editContent({ ...input, operations: read }, deps);
    }
    const { patches } = body;
    for (const patch of patches)
      if (patch.op === 'set_document' && patch.name === 'direction')
        await requireTemplate({ uid: caller.uid, direction: patch.value }, deps);
    return editDocument({ ...input, patches }, deps);
  },
  reshapeDocument: async ({ params, body, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    return reshapeDocument({ uid: caller.uid, documentId: params.id, ...body }, deps);
  },
  fixFinding: async ({ params, body, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    const { version, finding_id: findingId } = body;
    return fixFinding({ uid: caller.uid, documentId: params.id, version, findingId }, deps);
  },
  intendFinding: async ({ params, body, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    const { version, finding_id: findingId, is_intended: isIntended } = body;
    return intendFinding({ uid: caller.uid, documentId: params.id, version, findingId, isIntended }, deps);
  },
  readDocument: ({ params, caller }, deps) => readDocument({ uid: caller.uid, documentId: params.id }, deps),
  readVersion: async ({ params, caller }, deps) => {
    const version = await findVersion(deps.db, caller.uid, params.id, params.version);
    if (!version) throw notFound('versionMissing');
    return { version: version.version, title: version.title, html: version.html };
  },
  readPart: ({ params, caller }, deps) =>
    readPart({ uid: caller.uid, documentId: params.id, version: params.version, part: params.part }, deps),
  readLooks: ({ params, query, caller }, deps) =>
    readLooks({ uid: caller.uid, documentId: params.id, version: params.version, pageId: query.page }, deps),
  restoreVersion: async ({ params, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    return restoreVersion({ uid: caller.uid, documentId: params.id, version: params.version }, deps);
  },
  undoChange: async ({ params, body, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    return moveVersion({ uid: caller.uid, documentId: params.id, ...body, move: 'undo' }, deps);
  },
  redoChange: async ({ params, body, caller }, deps) => {
    await requireRoom({ uid: caller.uid, forNewDocument: false }, deps);
    return moveVersion({ uid: caller.uid, documentId: params.id, ...body, move: 'redo' }, deps);
  },
  documentPdf: async ({ params, query, caller }, deps) => {
    const input = { uid: caller.uid, documentId: params.id, author: caller.displayName };
    const wanted = query.version === undefined ? input : { ...input, version: query.version };
    const { pdf, title } = await renderDocumentPdf(wanted, deps);
    return {
      body: pdf,
      contentType: 'application/pdf',
      fileName: fileNameOf(title, 'pdf'),
      disposition: 'attachment',
    };
  },
  documentPdfToken: async ({ params, query, caller }, deps) => {
    const input = { uid: caller.uid, documentId: params.id, author: caller.displayName };
    const wanted = query.version === undefined ? input : { ...input, version: query.version };
    const { key, title } = await renderDocumentPdf(wanted, deps);
    const { disposition } = query;
    const of = { uid: caller.uid, documentIds: [params.id] };
    return { signed_url: signedFileUrl({ key, fileName: fileNameOf(title, 'pdf'), disposition, of }, deps) };
  },
  renderedFile: async ({ params }, deps) => {
    const { file, bytes } = await openLinkedFile(params.token, deps);
    return {
      body: bytes,
      contentType: file.contentType ?? 'application/pdf',
      ...(file.fileName ? { fileName: file.fileName, disposition: file.disposition ?? 'attachment' } : {}),
      headers: {
        'cache-control': 'private, max-age=300',
        // An SVG opened directly runs in our origin, so its CSP forbids everything.
        ...(file.contentType === 'image/svg+xml'
          ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
          : {}),
      },
    };
  },
} satisfies Handlers<typeof documentEndpoints>;
