import type { RunAsks } from '../../contract/run-asks.ts';
import type { Language } from '../../words/languages.ts';
import { AppError } from '../app-error.ts';
import type { ResolvedModel } from '../chat/providers/resolve-model.ts';
import { runTurn } from '../chat/turn/run-turn.ts';
import { turnFor } from '../chat/turn/turn-for.ts';
import type { FinishedPage, TurnPorts, WantedLayout } from '../chat/turn/turn-request.ts';
import { finishPage } from '../features/documents/finish-page.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { forCallers } from '../told.ts';

/**
 * Makes a page without a database, with the same turn and renderer as the server.
 * @throws AppError if the prompt didn't result in a page
 */
export async function makePage(
  prompt: string,
  {
    layout,
    asks,
    language,
  }: { readonly layout: WantedLayout; readonly asks?: RunAsks; readonly language?: Language },
  tools: {
    readonly model: ResolvedModel;
    readonly renderer: Renderer;
    readonly emit: TurnPorts['emit'];
    readonly signal: AbortSignal;
  },
): Promise<FinishedPage> {
  let last: FinishedPage | null = null;
  await runTurn(
    tools.model,
    { ...turnFor(prompt, layout, asks), interfaceLanguage: language ?? null },
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
      forCallers('This prompt gave no page. Say more about what you want to make.'),
    );
  return page;
}
