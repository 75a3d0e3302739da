import { OperationError } from '../../../domain/content/edit/apply-operations.ts';
import { mergeOperations } from '../../../domain/content/edit/merge-operations.ts';
import { type Operation, operation as operationSchema } from '../../../domain/content/edit/operation.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers, told } from '../../told.ts';
import { layOutEdited } from '../../work/in-thread.ts';
import { ownRenderer } from '../assets/own-files.ts';
import { finishPage } from './finish-page.ts';
import { type EditOutcome, keepEdit } from './keep-edit.ts';
import { findCurrentDocument, findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';
import { withLogoTone } from './with-logo-tone.ts';

/** Maximum number of attempts, if another tab or run saves while a page is measured. */
const mostTries = 4;

/** @throws AppError `invalid_input`, naming the operation's index and the field */
export function readStrictOperations(given: readonly unknown[]): readonly Operation[] {
  return given.map((one, at) => {
    const { data, error } = operationSchema.safeParse(one);
    if (data) return data;
    const [issue] = error.issues;
    const where = [`operations[${at}]`, ...(issue?.path ?? [])].join('.');
    throw new AppError('invalid_input', forCallers(`${where}: ${issue?.message ?? 'Not an operation.'}`));
  });
}

/** A stored version. */
type Versioned = NonNullable<Awaited<ReturnType<typeof findVersion>>> | CurrentDocument;
type CurrentDocument = NonNullable<Awaited<ReturnType<typeof findCurrentDocument>>>;

function merged(...of: Parameters<typeof mergeOperations>): ReturnType<typeof mergeOperations> {
  try {
    return mergeOperations(...of);
  } catch (error) {
    if (error instanceof OperationError)
      throw new AppError('invalid_input', told('pageUnchanged', { reason: error.message }));
    throw error;
  }
}

/**
 * Applies operations to a document's content and saves a new version. If the content has changed since the
 * operations' base version, both changes are merged; if they conflict, both are kept as versions.
 * @throws AppError `not_found`, `invalid_input`, `conflict`; RenderError
 */
export async function editContent(
  input: DocumentVersion & { readonly operations: readonly Operation[]; readonly label: string },
  deps: Pick<Deps, 'db' | 'files' | 'renderer'>,
): Promise<EditOutcome> {
  const { uid, documentId, version, operations, label } = input;
  let base: Versioned | undefined;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const current = await findCurrentDocument(deps.db, uid, documentId);
    if (!current) throw notFound('documentMissing');
    base ??= current.version === version ? current : await findVersion(deps.db, uid, documentId, version);
    if (!base) throw notFound('versionMissing');
    const { content: given } = base;
    if (!given) throw new AppError('invalid_input', told('versionUnknown'));
    const newest = current.version === version ? given : current.content;
    const { outcome, content: edited } = merged(given, newest, operations);
    const content = await withLogoTone(edited, uid, deps);
    const before = outcome === 'merged' && current.content ? current : base;
    const known = { html: before.html, content: before.content ?? given };
    const { html, lost } = await layOutEdited({ content, before: known });
    if (lost.length > 0) throw new AppError('conflict', told('lockedParts', { names: lost }));
    const page = await finishPage(html, ownRenderer(uid, deps));
    const kept = await keepEdit(
      input,
      current,
      { page, content, label, isMerged: outcome === 'merged' },
      deps,
    );
    if (kept) return kept;
  }
  throw new AppError('conflict', told('editedElsewhere'));
}
