import type { ChatRequest } from '../../contract/chat.ts';
import type { Deps } from '../deps.ts';
import { withDefaultKit } from '../features/brand/with-default-kit.ts';
import { claimGeneration } from '../features/membership/claim-generation.ts';
import { requireRoom } from '../features/membership/require-room.ts';
import { requireTemplate } from '../features/membership/require-template.ts';
import { settleGeneration } from '../features/membership/settle-generation.ts';
import { requireBudget } from '../features/models/require-budget.ts';
import { checkRunRequest } from './check-run-request.ts';
import { requireOwnTarget } from './require-own-target.ts';
import { type ClaimedRun, claimRun } from './runs/claim-run.ts';
import { findOwnRun } from './runs/run-store.ts';

/**
 * Claims the run of a request and starts it, or joins the existing run with the same ID.
 * @throws AppError `invalid_input`, `not_found`, `conflict`, `plan_required`, `allowance_used_up`,
 * `quota_exceeded`
 */
export async function startRun(
  input: {
    readonly uid: string;
    readonly request: ChatRequest;
    /** The allowance to charge; by default from the request's mode. */
    readonly kind?: 'fast' | 'quality';
  },
  deps: Pick<Deps, 'db' | 'instance' | 'models' | 'runs' | 'config' | 'clock'>,
): Promise<ClaimedRun> {
  const { uid } = input;
  const request = await withDefaultKit(input, deps);
  const { prompt, models } = await checkRunRequest({ uid, request }, deps);
  await requireTemplate({ uid, direction: request.layout_config?.direction }, deps);
  await requireOwnTarget({ uid, request }, deps);
  const runId = request.run_id ?? crypto.randomUUID();
  const kind = input.kind ?? (request.mode === 'quality' ? 'quality' : 'fast');
  // A run on the account's own keys alone isn't a generation of the plan.
  const isMetered = models.some(({ ownKey }) => ownKey === undefined);
  const isClaimed = isMetered && (await claimGeneration({ uid, runId, kind }, deps));
  const isNew = isMetered ? isClaimed : !(await findOwnRun(deps.db, uid, runId));
  const claim = async () => {
    if (isNew) {
      await requireRoom({ uid, forNewDocument: !request.document_id }, deps);
      await requireBudget({ uid, models }, deps);
    }
    return claimRun(
      { uid, runId, prompt, modelAlias: models[0]?.alias ?? '', instanceKey: deps.instance.key, request },
      deps.db,
    );
  };
  const run = await claim().catch(async (error: unknown) => {
    // Don't release the claim of a run that already existed.
    if (isClaimed) await settleGeneration({ runId, isCharged: false }, deps);
    throw error;
  });
  if (run.isNew) {
    deps.runs.start(
      { id: run.id, uid, sessionId: run.sessionId, documentId: run.documentId, prompt },
      request,
      models,
    );
  }
  return run;
}
