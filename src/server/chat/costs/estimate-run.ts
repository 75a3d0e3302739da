import type { ChatRequest } from '../../../contract/chat.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { runCostEndpoints } from '../../../contract/run-costs.ts';
import type { Deps } from '../../deps.ts';
import { checkRunRequest } from '../check-run-request.ts';
import { requireOwnTarget } from '../require-own-target.ts';
import { buildTurnRequest } from '../turn/build-turn-request.ts';
import { createModelPictures } from '../turn/model-pictures.ts';
import { turnInstructions, turnMessages } from '../turn/turn-context.ts';
import { usualRun } from './run-cost-store.ts';

/** Approximate characters per token in English prose and markup. */
const charactersPerToken = 4;
/** The tool call, and the closing message after its result; each sends the whole conversation. */
const usualSteps = 2;
/** Quality mode plans, drafts and reviews once or twice. */
const qualityFactor = 3;

const thumb = { page: 6_000, change: 900 } as const;
const tokensPerSecond = 60;

/** Estimates tokens, cost and duration of a prompt. @throws AppError as for starting the run */
export async function estimateRun(
  input: { readonly uid: string; readonly request: ChatRequest },
  deps: Pick<Deps, 'db' | 'models' | 'clock' | 'files'>,
): Promise<AnswerOf<typeof runCostEndpoints.estimateRun>> {
  const { uid, request } = input;
  const { prompt, models } = await checkRunRequest({ uid, request }, deps);
  await requireOwnTarget({ uid, request }, deps);
  const [model] = models;
  if (!model) throw new Error('a request without a model');
  const nobody = '00000000-0000-0000-0000-000000000000';
  const run = { id: nobody, uid, prompt };
  const turn = await buildTurnRequest(
    { ...run, sessionId: request.session_id ?? nobody, documentId: request.document_id ?? nobody },
    request,
    deps,
  );
  const isChange = turn.document !== null;
  const usual = await usualRun(deps.db, { modelAlias: model.alias, isChange });
  const factor = request.mode === 'quality' ? qualityFactor : 1;
  const sent =
    turnInstructions(model, turn).length +
    JSON.stringify(turnMessages(model, turn, createModelPictures(turn.assets))).length;
  const inputTokens = model.isBuiltIn ? 0 : Math.ceil(sent / charactersPerToken) * usualSteps * factor;
  const outputTokens = model.isBuiltIn
    ? 0
    : (usual?.outputTokens ?? (isChange ? thumb.change : thumb.page) * factor);
  const { price } = model;
  return {
    model_alias: model.alias,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cost_usd: price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000,
    duration_ms: usual?.durationMs ?? Math.round((outputTokens / tokensPerSecond) * 1000) + 2_000,
    based_on_runs: usual?.runs ?? 0,
  };
}
