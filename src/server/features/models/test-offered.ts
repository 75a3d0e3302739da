import { generateImage } from 'ai';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Speed } from '../../adapters/engine/engine-messages.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { ResolvedModel } from '../../chat/providers/resolve-model.ts';
import { modelFault } from '../../chat/turn/model-fault.ts';
import type { Deps } from '../../deps.ts';
import type { Connection } from './connection.ts';
import { languageModelOf, pictureModelOf } from './language-model-of.ts';
import { connectionOf, labelOfModel, reasoningOf } from './live-models.ts';
import { findProvider, type OfferedRow } from './model-store.ts';
import { requireBudget } from './require-budget.ts';
import { type TestResult, untested } from './test-result.ts';
import type { TestWatch } from './test-watch.ts';
import { testWriting } from './test-writing.ts';

const pictureWithinMs = 90_000;
/** Returns the test result of a model on this computer. Its grammar makes sure of tool calls and schemas. */
export function localTest({ writing }: Pick<Speed, 'writing'>, tookMs: number): TestResult {
  const message = `Works, and writes ${writing.toFixed(1)} tokens per second.`;
  const skills = { calls_tools: true, sees_pictures: false, keeps_to_schema: true };
  return { ...untested, ...skills, is_working: true, total_ms: tookMs, message };
}

/** Measures a model on this computer. */
async function testLocal(id: string, engine: Deps['engine'], watch: TestWatch): Promise<TestResult> {
  watch.tell({ step: 'speed', way: null, blocks: 0 });
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    return localTest(await engine.measure(id, watch.signal), took());
  } catch (error) {
    const message = error instanceof AppError ? error.detail : "The model couldn't be run.";
    return { ...untested, is_working: false, total_ms: took(), message };
  }
}

/** Tests an image model. */
async function testPictures(
  row: OfferedRow,
  connection: Connection,
  model: ResolvedModel,
  watch: TestWatch,
): Promise<TestResult> {
  watch.tell({ step: 'picture', way: null, blocks: 0 });
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  try {
    await generateImage({
      model: pictureModelOf(connection, row.model),
      prompt: 'A red apple on a white table',
      size: '1024x1024',
      maxRetries: 0,
      abortSignal: AbortSignal.any([watch.signal, AbortSignal.timeout(pictureWithinMs)]),
    });
    const message = 'Works. It made a picture.';
    return { ...untested, is_working: true, total_ms: took(), cost_usd: row.picture_price, message };
  } catch (error) {
    const message = modelFault(error, model).detail;
    return { ...untested, is_working: false, total_ms: took(), message };
  }
}

interface OfferedTest {
  /** Price of its tokens; null if none is set, or it isn't billed by tokens. */
  readonly price: ResolvedModel['price'];
  /** Runs the test. @throws RenderError; the reason of the signal if it is cancelled */
  readonly run: (
    watch: TestWatch,
  ) => Promise<{ readonly result: TestResult; readonly content: DocumentContent | null }>;
}

/**
 * Prepares the test of a model as the provider serves it, ignoring earlier test results, because it may have
 * changed.
 * @param uid of the account that asks for the test
 * @throws AppError `quota_exceeded` once the budget is used up
 */
export async function prepareTest(
  row: OfferedRow,
  uid: string,
  deps: Pick<Deps, 'db' | 'instanceSecret' | 'clock' | 'engine' | 'renderer'>,
): Promise<OfferedTest> {
  const provider = await findProvider(deps.db, row.provider_id);
  if (!provider) throw notFound('providerMissing');
  const connection = connectionOf(provider, deps.instanceSecret);
  const withoutPage = (test: (watch: TestWatch) => Promise<TestResult>): OfferedTest => ({
    price: null,
    run: async (watch) => {
      const result = await test(watch);
      watch.signal.throwIfAborted();
      return { result, content: null };
    },
  });
  if (connection.kind === 'engine') return withoutPage((watch) => testLocal(row.model, deps.engine, watch));
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
  if (row.purpose === 'pictures') return withoutPage((watch) => testPictures(row, connection, model, watch));
  return { price: model.price, run: (watch) => testWriting(connection, model, watch, deps) };
}
