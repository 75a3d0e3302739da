import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Operation } from '../../../domain/content/edit/operation.ts';
import type { Patch } from '../../../domain/document/patch.ts';
import { applyPatches, PatchError } from '../../../domain/document/patches/apply-patches.ts';
import { contentAfterPatches } from '../../../domain/document/patches/content-after-patches.ts';
import { mergeEdit } from '../../../domain/document/patches/merge-edit.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { editContent } from './edit-content.ts';
import { finishPage } from './finish-page.ts';
import { type EditOutcome, keepEdit } from './keep-edit.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';

/**
 * Maximum number of attempts, if another tab or run saves while a page is measured. Then it throws
 * `conflict`.
 */
const mostTries = 4;

/**
 * Returns whether a patch leaves locked parts unchanged: it sets or removes a lock, or concerns the whole
 * document.
 */
const respectsLocks = (patch: Patch): boolean =>
  patch.op === 'set_token' ||
  patch.op === 'set_document' ||
  (patch.op === 'set_attribute' && patch.name === 'data-locked');

/** Page breaks depend on the format, so known content is laid out again for a new one. */
const isOtherFormat = (before: DocumentContent, after: DocumentContent): boolean =>
  before.look.format !== after.look.format || before.look.orientation !== after.look.orientation;

function refusal(error: unknown): unknown {
  if (!(error instanceof PatchError)) return error;
  return new AppError('invalid_input', told('pageUnchanged', { reason: error.message }));
}

const isStructural = ({ op }: Patch): boolean =>
  op === 'replace' || op === 'set_text' || op === 'move' || op === 'remove';

/**
 * Converts HTML patches to content operations; null if the content model can't express them.
 * @throws AppError `invalid_input`
 */
async function operationsOf(
  html: string,
  content: DocumentContent,
  patches: readonly Patch[],
): Promise<readonly Operation[] | null> {
  if (!patches.every(isStructural)) return null;
  let afterHtml: string;
  try {
    afterHtml = applyPatches(html, patches).html;
  } catch (error) {
    throw refusal(error);
  }
  const operations = await inThread('operationsOfEdit', { before: { html, content }, afterHtml });
  if (operations && 'refusal' in operations)
    throw new AppError('invalid_input', told('pageUnchanged', { reason: operations.refusal }));
  return operations;
}

/**
 * Applies manual edits to a page and saves a new version. If the page has changed since the patches' base
 * version, both changes are merged; if they conflict, both are kept as versions.
 * @throws AppError `not_found`, `invalid_input`, `conflict`; RenderError
 */
export async function editDocument(
  input: DocumentVersion & { readonly patches: readonly Patch[]; readonly label: string },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<EditOutcome> {
  const { uid, documentId, version, patches, label } = input;
  const base = await findVersion(deps.db, uid, documentId, version);
  if (!base) throw notFound('versionMissing');
  const options = { mayChangeLocked: patches.every(respectsLocks) };
  const operations = base.content && (await operationsOf(base.html, base.content, patches));
  if (operations) return editContent({ uid, documentId, version, operations, label }, deps);
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const current = await findCurrentDocument(deps.db, uid, documentId);
    if (!current) throw notFound('documentMissing');
    let merged: ReturnType<typeof mergeEdit>;
    try {
      merged = mergeEdit(base.html, current.html, patches, options);
    } catch (error) {
      throw refusal(error);
    }
    const content = contentAfterPatches(current.content, patches);
    const laidOut =
      content && current.content && isOtherFormat(current.content, content)
        ? await inThread('layOutAgain', {
            content,
            before: { html: current.html, content: current.content },
          })
        : null;
    const html = laidOut?.html ?? merged.html;
    const page = await finishPage(html, ownRenderer(input.uid, deps));
    const isMerged = merged.outcome === 'merged';
    const kept = await keepEdit(input, current, { page, content, label, isMerged }, deps);
    if (kept) return kept;
  }
  throw new AppError('conflict', told('editedElsewhere'));
}
