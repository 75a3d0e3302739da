import type { assetEndpoints } from '../../../contract/assets.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import { findAsset, listFonts } from './asset-store.ts';
import { documentUrlOf } from './asset-view.ts';
import { deleteAsset } from './delete-asset.ts';
import { keepAsset } from './keep-asset.ts';
import { listAssets } from './list-assets.ts';
import { faceRuleOf } from './own-files.ts';
import { prepareFile } from './prepare-file.ts';
import { receiveUpload } from './receive-upload.ts';
import { signBlobUrl } from './sign-blob-url.ts';
import { updateAsset } from './update-asset.ts';

/** Returns the signed-in user's id. @throws AppError `not_found` if not signed in */
async function ownerOf(cookieHeader: string | undefined, deps: Pick<Deps, 'identity'>): Promise<string> {
  const uid = await deps.identity.uidOfSession(cookieHeader);
  if (uid === null) throw notFound('fileMissing');
  return uid;
}

/** An SVG opened directly runs in our origin, so its CSP forbids everything. */
const asFileAlone = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'private, max-age=300',
};

export const assetHandlers = {
  uploadAsset: async ({ caller, request }, deps) => {
    const upload = await receiveUpload(request);
    try {
      const { name, description } = upload;
      return await keepAsset({ uid: caller.uid, name, description, file: await prepareFile(upload) }, deps);
    } finally {
      await upload.discard();
    }
  },
  listAssets: ({ caller, query }, deps) => listAssets({ uid: caller.uid, query }, deps),
  updateAsset: ({ caller, params, body }, deps) =>
    updateAsset({ uid: caller.uid, id: params.id, changes: body }, deps),
  deleteAsset: async ({ caller, params }, deps) => {
    await deleteAsset({ uid: caller.uid, id: params.id }, deps);
    return undefined;
  },
  assetFile: async ({ params, request }, deps): Promise<FileAnswer> => {
    const uid = await ownerOf(request.headers.cookie, deps);
    const row = await findAsset(deps.db, uid, params.asset);
    const bytes = row && (await deps.files.get(row.blob_key));
    if (!bytes) throw notFound('fileMissing');
    return { body: bytes, contentType: row.facts.media_type, headers: asFileAlone };
  },
  ownFontSheet: async ({ request }, deps): Promise<FileAnswer> => {
    const uid = await deps.identity.uidOfSession(request.headers.cookie);
    const fonts = uid === null ? [] : await listFonts(deps.db, uid);
    const rules = fonts.map((font) => faceRuleOf(font, documentUrlOf(font.id)));
    return {
      body: Buffer.from(rules.join('\n')),
      contentType: 'text/css; charset=utf-8',
      headers: { 'cache-control': 'private, no-cache' },
    };
  },
  signedUrl: ({ caller, query }, deps) =>
    signBlobUrl({ uid: caller.uid, blobName: query.blob_name, minutes: query.expiration_minutes }, deps),
} satisfies Handlers<typeof assetEndpoints>;
