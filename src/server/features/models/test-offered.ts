import { generateImage } from 'ai';
import type { z } from 'zod';
import type { modelTest } from '../../../contract/models.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Speed } from '../../adapters/engine/engine-messages.ts';
import { AppError, notFound } from '../../app-error.ts';
import { probeModel } from '../../chat/providers/probe-model.ts';
import type { ResolvedModel, WritingWay } from '../../chat/providers/resolve-model.ts';
import { testSkills } from '../../chat/providers/test-model.ts';
import { modelFault } from '../../chat/turn/model-fault.ts';
import type { Deps } from '../../deps.ts';
import type { Connection } from './connection.ts';
import { languageModelOf, pictureModelOf } from './language-model-of.ts';
import { connectionOf, labelOfModel, reasoningOf } from './live-models.ts';
import { makeTestPage } from './make-test-page.ts';
import { findProvider, type OfferedRow } from './model-store.ts';
import { requireBudget } from './require-budget.ts';
import { writingModel } from './writing-model.ts';

type ModelTest = z.infer<typeof modelTest>;
type Result = Omit<ModelTest, 'tested_at'>;

const pictureWithinMs = 90_000;
/** Prices are for a million tokens. */
const tokensOfPrice = 1_000_000;

const unknown = {
  first_token_ms: null,
  input_tokens: null,
  output_tokens: null,
  cost_usd: null,
  calls_tools: null,
  sees_pictures: null,
  keeps_to_schema: null,
  writes_with: null,
  page: null,
};

/** Returns the test result of a model on this computer. Its grammar makes sure of tool calls and schemas. */
export function localTest({ writing }: Pick<Speed, 'writing'>, tookMs: number): Result {
  const message = `Works, and writes ${writing.toFixed(1)} tokens per second.`;
  const skills = { calls_tools: true, sees_pictures: false, keeps_to_schema: true };
  return { ...unknown, ...skills, is_working: true, total_ms: tookMs, message };
}

/** Measures a model on this computer. */
async function testLocal(id: string, engine: Deps['engine']): Promise<Result> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    return localTest(await engine.measure(id), took());
  } catch (error) {
    const message = error instanceof AppError ? error.detail : "The model couldn't be run.";
    return { ...unknown, is_working: false, total_ms: took(), message };
  }
}

/** Tests an image model. */
async function testPictures(row: OfferedRow, connection: Connection, model: ResolvedModel): Promise<Result> {
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
    return { ...unknown, is_working: true, total_ms: took(), cost_usd: row.picture_price, message };
  } catch (error) {
    const message = modelFault(error, model).detail;
    return { ...unknown, is_working: false, total_ms: took(), message };
  }
}

const wayInWords: Readonly<Record<WritingWay, string>> = {
  tools: 'tool calls',
  schema: 'structured output',
  markdown: 'Markdown',
};

/** Tests a language model: a word, its skills, then a page in the best way it can write. */
async function testWriting(
  connection: Connection,
  model: ResolvedModel,
  deps: Pick<Deps, 'renderer' | 'clock'>,
): Promise<{ readonly result: Result; readonly content: DocumentContent | null }> {
  const startedAt = performance.now();
  const name = model.modelName;
  const probe = await probeModel(model);
  const { isWorking: is_working, firstTokenMs: first_token_ms, message } = probe;
  if (!is_working)
    return {
      result: { ...unknown, is_working, first_token_ms, total_ms: probe.totalMs, message },
      content: null,
    };
  const skills = await testSkills(model, languageModelOf(connection, name, true));
  const ways = [
    ...(probe.callsTools ? (['tools'] as const) : []),
    ...(skills.keepsToSchema ? (['schema'] as const) : []),
    'markdown' as const,
  ];
  const tried = await makeTestPage(
    { model, ways, modelOf: (way) => writingModel(connection, name, way) },
    deps,
  );
  const { page } = tried;
  const sum = (field: 'inputTokens' | 'outputTokens') => probe[field] + skills[field] + tried[field];
  const [input_tokens, output_tokens] = [sum('inputTokens'), sum('outputTokens')];
  const { price } = model;
  return {
    content: page?.content ?? null,
    result: {
      is_working,
      first_token_ms,
      total_ms: Math.round(performance.now() - startedAt),
      input_tokens,
      output_tokens,
      cost_usd: price && (input_tokens * price.input + output_tokens * price.output) / tokensOfPrice,
      calls_tools: probe.callsTools,
      sees_pictures: skills.seesPictures,
      keeps_to_schema: skills.keepsToSchema,
      writes_with: page?.way ?? null,
      page: page && { pages: page.pages, faults: page.faults },
      message: page
        ? `Works. It writes pages with ${wayInWords[page.way]}.`
        : "It answers, but didn't make a page. Choose another model for pages.",
    },
  };
}

/**
 * Tests a model as the provider serves it, ignoring earlier test results, because it may have changed.
 * @param uid of the account that asks for the test
 * @returns the result, and the content of the page that it made
 * @throws AppError `quota_exceeded` once the budget is used up
 */
export async function testOffered(
  row: OfferedRow,
  uid: string,
  deps: Pick<Deps, 'db' | 'instanceSecret' | 'clock' | 'engine' | 'renderer'>,
): Promise<{ readonly tested: ModelTest; readonly content: DocumentContent | null }> {
  const provider = await findProvider(deps.db, row.provider_id);
  if (!provider) throw notFound('The provider');
  const connection = connectionOf(provider, deps.instanceSecret);
  const tested_at = deps.clock().toISOString();
  if (connection.kind === 'engine')
    return { tested: { ...(await testLocal(row.model, deps.engine)), tested_at }, content: null };
  const { input_price: input, output_price: output } = row;
  const model: ResolvedModel = {
    alias: row.alias,
    label: labelOfModel(row),
    isBuiltIn: false,
    provider: connection.kind,
    modelName: row.model,
    price: input === null || output === null ? null : { input, output },
    contextTokens: row.context_tokens,
    reasoning: reasoningOf(row),
    model: languageModelOf(connection, row.model),
  };
  await requireBudget({ uid, models: [model] }, deps);
  if (row.purpose === 'pictures')
    return { tested: { ...(await testPictures(row, connection, model)), tested_at }, content: null };
  const { result, content } = await testWriting(connection, model, deps);
  return { tested: { ...result, tested_at }, content };
}
