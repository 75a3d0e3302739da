import { setFlagsFromString } from 'node:v8';
import { type ComposerRequest, compose } from '../../domain/document/composer/compose.ts';
import { AppError } from '../app-error.ts';
import { createModelCatalogue } from '../chat/providers/model-catalogue.ts';
import { type ResolvedModel, resolveModel } from '../chat/providers/resolve-model.ts';
import { runTurn } from '../chat/turn/run-turn.ts';
import { seedOf } from '../chat/turn/seed-of.ts';
import type { FinishedPage, TurnPorts, WantedLayout } from '../chat/turn/turn-request.ts';
import type { Config } from '../config.ts';
import { finishPage } from '../features/documents/finish-page.ts';
import type { Renderer } from '../rendering/renderer.ts';

export { printableHtml } from '../features/documents/printable-html.ts';

/** @throws AppError `invalid_input` for a name that the settings do not have. */
export function modelNamed(models: Config['models'], name: string | null): ResolvedModel {
  return resolveModel(createModelCatalogue(models, 0), name ?? undefined);
}

/** Longer prompts are worth patterns that run fast. */
const longestToPrime = 1_000;

/**
 * Reads the prompt once ahead, without optimising the composer's patterns. They are many and large, run a few times
 * each before this process ends, and to optimise them takes three times as long as to read with them.
 */
function primePatterns(request: ComposerRequest): void {
  if (request.prompt.length > longestToPrime) return;
  setFlagsFromString('--regexp-tier-up-ticks=100');
  setFlagsFromString('--no-regexp-optimization');
  compose(request);
  setFlagsFromString('--regexp-optimization');
}

/**
 * Makes a page with no database: the same turn, the same renderer.
 * @throws AppError when no page came of the prompt
 */
export async function makePage(
  prompt: string,
  layout: WantedLayout,
  tools: {
    readonly model: ResolvedModel;
    readonly renderer: Renderer;
    readonly emit: TurnPorts['emit'];
    readonly signal: AbortSignal;
  },
): Promise<FinishedPage> {
  let last: FinishedPage | null = null;
  const request = {
    prompt,
    history: [],
    document: null,
    partial: null,
    layout,
    targetBlockIds: [],
    seed: seedOf(prompt),
    today: new Date().toISOString().slice(0, 10),
  };
  if (tools.model.isBuiltIn) primePatterns(request);
  await runTurn(
    tools.model,
    request,
    {
      emit: tools.emit,
      finishPage: (html, stop) => finishPage(html, tools.renderer, stop),
      savePage: async (page) => {
        last = page;
        return { documentId: 'local', version: 1 };
      },
    },
    tools.signal,
  );
  const page = last as FinishedPage | null;
  if (page === null)
    throw new AppError(
      'model_failed',
      'No page came of this prompt. Say more of what you would like to make.',
    );
  return page;
}
