import type { ChatRequest } from '../../contract/chat.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { checkRunRequest } from './check-run-request.ts';
import { type ClaimedRun, claimRun } from './runs/claim-run.ts';

/** Modes that later work brings; asking for one today gets a clear no instead of something else. */
const modesNow = new Set(['normal']);

/**
 * Claims the run of a request and starts it, or joins the one that is there under the same id.
 * @throws AppError `invalid_input`, `not_found`, `conflict`
 */
export async function startRun(
  input: { readonly uid: string; readonly request: ChatRequest },
  deps: Pick<Deps, 'db' | 'instance' | 'models' | 'runs'>,
): Promise<ClaimedRun> {
  const { uid, request } = input;
  if (!modesNow.has(request.mode)) {
    throw new AppError('invalid_input', `The mode '${request.mode}' is not available yet. Use 'normal'.`);
  }
  const { prompt, model } = await checkRunRequest({ uid, request }, deps);
  const run = await claimRun(
    {
      uid,
      runId: request.run_id ?? crypto.randomUUID(),
      prompt,
      modelAlias: model.alias,
      instanceKey: deps.instance.key,
      request,
    },
    deps.db,
  );
  if (run.isNew) {
    deps.runs.start(
      { id: run.id, uid, sessionId: run.sessionId, documentId: run.documentId, prompt },
      request,
      model,
    );
  }
  return run;
}
