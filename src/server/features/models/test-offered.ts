import { generateImage } from 'ai';
import type { z } from 'zod';
import type { modelTest } from '../../../contract/models.ts';
import type { Speed } from '../../adapters/engine/engine-messages.ts';
import { AppError, notFound } from '../../app-error.ts';
import { probeModel } from '../../chat/providers/probe-model.ts';
import { testSkills } from '../../chat/providers/test-model.ts';
import { modelFault } from '../../chat/turn/model-fault.ts';
import type { Deps } from '../../deps.ts';
import { languageModelOf, pictureModelOf } from './language-model-of.ts';
import { connectionOf, labelOfModel } from './live-models.ts';
import { findProvider, type OfferedRow } from './model-store.ts';

type ModelTest = z.infer<typeof modelTest>;

const pictureWithinMs = 90_000;

const unknown = {
  first_token_ms: null,
  input_tokens: null,
  output_tokens: null,
  cost_usd: null,
  calls_tools: null,
  sees_pictures: null,
  keeps_to_schema: null,
};

/** Returns the test result of a model on this computer. Its grammar makes sure of tool calls and schemas. */
export function localTest({ writing }: Pick<Speed, 'writing'>, tookMs: number): Omit<ModelTest, 'tested_at'> {
  const message = `Works, and writes ${writing.toFixed(1)} tokens per second.`;
  const skills = { calls_tools: true, sees_pictures: false, keeps_to_schema: true };
  return { ...unknown, ...skills, is_working: true, total_ms: tookMs, message };
}

/** Measures a model on this computer. */
async function testLocal(id: string, engine: Deps['engine']): Promise<Omit<ModelTest, 'tested_at'>> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    return localTest(await engine.measure(id), took());
  } catch (error) {
    const message = error instanceof AppError ? error.detail : "The model couldn't be run.";
    return { ...unknown, is_working: false, total_ms: took(), message };
  }
}

/** Tests a model as the provider serves it, ignoring earlier test results, because it may have changed. */
export async function testOffered(
  row: OfferedRow,
  deps: Pick<Deps, 'db' | 'instanceSecret' | 'clock' | 'engine'>,
): Promise<ModelTest> {
  const provider = await findProvider(deps.db, row.provider_id);
  if (!provider) throw notFound('The provider');
  const connection = connectionOf(provider, deps.instanceSecret);
  const tested_at = deps.clock().toISOString();
  if (connection.kind === 'engine') return { ...(await testLocal(row.model, deps.engine)), tested_at };
  const { input_price, output_price, picture_price } = row;
  const model = {
    alias: row.alias,
    label: labelOfModel(row),
    isBuiltIn: false,
    provider: connection.kind,
    modelName: row.model,
    price:
      input_price === null || output_price === null ? null : { input: input_price, output: output_price },
    model: languageModelOf(connection, row.model),
  };
  if (row.purpose === 'pictures') {
    const startedAt = performance.now();
    const took = () => Math.round(performance.now() - startedAt);
    try {
      await generateImage({
        model: pictureModelOf(connection, row.model),
        prompt: 'A red apple on a white table',
        size: '1024x1024',
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(pictureWithinMs),
      });
      const message = 'Works. It made a picture.';
      return { ...unknown, is_working: true, total_ms: took(), cost_usd: picture_price, message, tested_at };
    } catch (error) {
      const message = modelFault(error, model).detail;
      return { ...unknown, is_working: false, total_ms: took(), message, tested_at };
    }
  }
  const probe = await probeModel(model);
  const skills = await testSkills(model, probe);
  return {
    is_working: probe.isWorking,
    first_token_ms: probe.firstTokenMs,
    total_ms: probe.totalMs,
    input_tokens: skills.inputTokens,
    output_tokens: skills.outputTokens,
    cost_usd: skills.costUsd,
    calls_tools: probe.callsTools,
    sees_pictures: skills.seesPictures,
    keeps_to_schema: skills.keepsToSchema,
    message: probe.message,
    tested_at,
  };
}
