import type { Generation } from '../../../contract/generations.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { findEarlierPage } from '../../features/documents/find-base-page.ts';
import { findOwnRun, type RunStatus } from '../runs/run-store.ts';

const micros = 1_000_000;

const modeOf = (request: unknown): string =>
  typeof request === 'object' && request !== null && 'mode' in request && typeof request.mode === 'string'
    ? request.mode
    : 'normal';

/** Returns one generation of a document. @throws AppError `not_found` */
export async function readGeneration(
  input: { readonly uid: string; readonly documentId: string; readonly id: string },
  deps: Pick<Deps, 'db'>,
): Promise<Generation> {
  const { uid, documentId, id } = input;
  const run = await findOwnRun(deps.db, uid, id);
  if (!run || run.document_id !== documentId) throw notFound('generationMissing');
  const { version } = run;
  const earlier = version === null ? null : await findEarlierPage({ uid, documentId, version }, deps);
  return {
    id: run.id,
    document_id: documentId,
    session_id: run.session_id,
    status: run.status as RunStatus,
    prompt: run.prompt,
    mode: modeOf(run.request),
    model_alias: run.model_alias,
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    version,
    html: earlier?.html ?? null,
    input_tokens: run.input_tokens,
    output_tokens: run.output_tokens,
    cost_usd: run.cost_micros === null ? null : run.cost_micros / micros,
  };
}
