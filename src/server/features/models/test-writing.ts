import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { probeModel } from '../../chat/providers/probe-model.ts';
import type { ResolvedModel, WritingWay } from '../../chat/providers/resolve-model.ts';
import { testSkills } from '../../chat/providers/test-model.ts';
import type { Deps } from '../../deps.ts';
import type { Connection } from './connection.ts';
import { languageModelOf } from './language-model-of.ts';
import { makeTestPage } from './make-test-page.ts';
import { type TestResult, untested } from './test-result.ts';
import type { TestWatch } from './test-watch.ts';
import { writingModel } from './writing-model.ts';

/** Prices are for a million tokens. */
const tokensOfPrice = 1_000_000;

const wayInWords: Readonly<Record<WritingWay, string>> = {
  tools: 'tool calls',
  schema: 'structured output',
  markdown: 'Markdown',
};

/** Returns a cost in US dollars; null without a price. */
export const costOfTokens = (
  price: ResolvedModel['price'],
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number | null => price && (inputTokens * price.input + outputTokens * price.output) / tokensOfPrice;

/**
 * Tests a language model: a word, its skills, then a page in the best way it can write.
 * @throws RenderError; the reason of the signal if the test is cancelled
 */
export async function testWriting(
  connection: Connection,
  model: ResolvedModel,
  { signal, tell, spend }: TestWatch,
  deps: Pick<Deps, 'renderer'>,
): Promise<{ readonly result: TestResult; readonly content: DocumentContent | null }> {
  const startedAt = performance.now();
  const name = model.modelName;
  const spent = { inputTokens: 0, outputTokens: 0 };
  const watch: TestWatch = {
    signal,
    tell,
    spend: (tokens) => {
      spent.inputTokens += tokens.inputTokens;
      spent.outputTokens += tokens.outputTokens;
      spend(tokens);
    },
  };
  tell({ step: 'words', way: null, blocks: 0 });
  const probe = await probeModel(model, signal);
  watch.spend(probe);
  signal.throwIfAborted();
  const { isWorking: is_working, firstTokenMs: first_token_ms, message } = probe;
  if (!is_working)
    return {
      result: { ...untested, is_working, first_token_ms, total_ms: probe.totalMs, message },
      content: null,
    };
  tell({ step: 'skills', way: null, blocks: 0 });
  const skills = await testSkills(model, languageModelOf(connection, name, true), signal);
  watch.spend(skills);
  signal.throwIfAborted();
  const ways = [
    ...(probe.callsTools ? (['tools'] as const) : []),
    ...(skills.keepsToSchema ? (['schema'] as const) : []),
    'markdown' as const,
  ];
  const modelOf = (way: WritingWay) => writingModel(connection, name, way);
  const page = await makeTestPage({ model, ways, modelOf }, watch, deps);
  return {
    content: page?.content ?? null,
    result: {
      is_working,
      first_token_ms,
      total_ms: Math.round(performance.now() - startedAt),
      input_tokens: spent.inputTokens,
      output_tokens: spent.outputTokens,
      cost_usd: costOfTokens(model.price, spent),
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
