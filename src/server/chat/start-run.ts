import type { ChatRequest } from '../../contract/chat.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { claimGeneration } from '../features/membership/claim-generation.ts';
import { requireRoom } from '../features/membership/require-room.ts';
import { settleGeneration } from '../features/membership/settle-generation.ts';
import { checkRunRequest } from './check-run-request.ts';
import { requireOwnTarget } from './require-own-target.ts';
import { type ClaimedRun, claimRun } from './runs/claim-run.ts';

/** Modes that later work brings; asking for one today gets a clear no instead of something else. */
const modesNow = new Set(['normal', 'survey']);

/**
 * Claims the run of a request and starts it, or joins the one that is there under the same id.
 * @throws AppError `invalid_input`, `not_found`, `conflict`, `plan_required`, `allowance_used_up`
 */
export async function startRun(
  input: {
    readonly uid: string;
    readonly request: ChatRequest;
    /** What of the allowance it takes; by the mode of the request where it is left out. */
    readonly kind?: 'fast' | 'quality';
  },
  deps: Pick<Deps, 'db' | 'instance' | 'models' | 'runs' | 'config' | 'clock'>,
): Promise<ClaimedRun> {
  const { uid, request } = input;
  if (!modesNow.has(request.mode)) {
    throw new AppError('invalid_input', `The mode '${request.mode}' is not available yet. Use 'normal'.`);
  }
  const { prompt, model } = await checkRunRequest({ uid, request }, deps);
  await requireOwnTarget({ uid, request }, deps);
  const runId = request.run_id ?? crypto.randomUUID();
  const kind = input.kind ?? (request.mode === 'quality' ? 'quality' : 'fast');
  const isClaimed = await claimGeneration({ uid, runId, kind }, deps);
  const claim = async () => {
    if (isClaimed) await requireRoom({ uid, forNewDocument: !request.document_id }, deps);
    return claimRun(
      { uid, runId, prompt, modelAlias: model.alias, instanceKey: deps.instance.key, request },
      deps.db,
    );
  };
  const run = await claim().catch(async (error: unknown) => {
    // The claim of a run that was there before is not ours to give back.
    if (isClaimed) await settleGeneration({ runId, isCharged: false }, deps);
    throw error;
  });
  if (run.isNew) {
    deps.runs.start(
      { id: run.id, uid, sessionId: run.sessionId, documentId: run.documentId, prompt },
      request,
      model,
    );
  }
  return run;
}
