import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { AppError } from '../../app-error.ts';
import type { ResolvedModel, WritingWay } from '../../chat/providers/resolve-model.ts';
import { runTurn } from '../../chat/turn/run-turn.ts';
import { turnFor } from '../../chat/turn/turn-for.ts';
import type { TurnPorts } from '../../chat/turn/turn-request.ts';
import type { Deps } from '../../deps.ts';
import { finishPage } from '../documents/finish-page.ts';
import type { TestWatch } from './test-watch.ts';

/** Of one page: a model on a slow server may need minutes. */
const writtenWithinMs = 180_000;

const prompt =
  'A one-page flyer that invites the neighborhood to an evening about keeping bees on city roofs: a talk, a look into a hive and honey to taste, first Saturday of May, 6 pm, Elm Street Library, free.';

/** A page that a model made. */
export interface TestPage {
  readonly way: WritingWay;
  readonly content: DocumentContent;
  readonly pages: number;
  /** Faults that the checks found. */
  readonly faults: number;
}

interface Attempt {
  /** Null if none was saved. */
  readonly page: TestPage | null;
  /** Whether none of its calls failed. */
  readonly isClean: boolean;
}

interface Tested {
  readonly model: ResolvedModel;
  /** Ways to write that the model seems to be able to, the best one first. */
  readonly ways: readonly WritingWay[];
  readonly modelOf: (way: WritingWay) => LanguageModelV4;
}

/** Has a model write the page in one way. The page isn't stored. @throws RenderError */
async function attempt(
  { model, modelOf }: Tested,
  way: WritingWay,
  watch: TestWatch,
  { renderer }: Pick<Deps, 'renderer'>,
): Promise<Attempt> {
  let page: TestPage | null = null;
  let isClean = true;
  const blocks = new Set<string>();
  const tell = () => watch.tell({ step: 'page', way, blocks: blocks.size });
  const signal = AbortSignal.any([watch.signal, AbortSignal.timeout(writtenWithinMs)]);
  const ports: TurnPorts = {
    emit: (event) => {
      if (event.type === 'tool_result' && event.is_error) isClean = false;
      if (event.type !== 'document_delta') return;
      const { delta } = event;
      if (delta.op === 'begin') blocks.clear();
      if (delta.op === 'block') blocks.add(`${delta.page_id} ${delta.block_id}`);
      tell();
    },
    spend: watch.spend,
    finishPage: (html, stop) => finishPage(html, renderer, stop),
    savePage: async ({ report }, _label, content) => {
      const faults = report.findings.filter(({ severity }) => severity === 'fault').length;
      if (content) page = { way, content, pages: report.pages, faults };
      return { documentId: 'test', version: 1 };
    },
  };
  const request = {
    ...turnFor(prompt, {}),
    isTest: true,
    tools: ['write_document', 'edit_document'] as const,
  };
  tell();
  try {
    await runTurn({ ...model, writesWith: way, model: modelOf(way) }, request, ports, signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    isClean = false;
  }
  return { page, isClean };
}

/**
 * Has a model write a page in the best way that works: the first one whose calls can all be read, otherwise
 * the first one that makes a page.
 * @returns null if it makes none
 * @throws RenderError; the reason of the signal if the test is cancelled
 */
export async function makeTestPage(
  tested: Tested,
  watch: TestWatch,
  deps: Pick<Deps, 'renderer'>,
): Promise<TestPage | null> {
  let best: TestPage | null = null;
  for (const way of tested.ways) {
    const { page, isClean } = await attempt(tested, way, watch, deps);
    watch.signal.throwIfAborted();
    if (page && isClean) return page;
    best ??= page;
  }
  return best;
}
