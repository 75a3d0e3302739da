import { readContentText } from '../../domain/content/lenient/read-content-text.ts';
import { assembleArticle } from '../../domain/document/assemble-article.ts';
import { layOutContent } from '../../domain/document/layout/lay-out-content.ts';
import { AppError } from '../app-error.ts';
import type { FinishedPage, WantedLayout } from '../chat/turn/turn-request.ts';
import { finishPage } from '../features/documents/finish-page.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { forCallers } from '../told.ts';

/**
 * Lays out content written as Octavo Markdown or JSON. Reports repairs as progress.
 * @throws AppError `invalid_input` if nothing is readable; RenderError
 */
export async function makePageOfContent(
  text: string,
  layout: WantedLayout,
  tools: {
    readonly renderer: Renderer;
    readonly say: (line: string) => void;
    readonly signal: AbortSignal;
  },
): Promise<FinishedPage> {
  const { content, notes } = readContentText(text, { today: new Date().toISOString().slice(0, 10) });
  for (const { path, message } of notes) tools.say(`  ${path === '' ? message : `${path}: ${message}`}`);
  if (!content)
    throw new AppError(
      'invalid_input',
      forCallers(notes[0]?.message ?? "Couldn't read anything in this content."),
    );
  const draft = layOutContent({ ...content, look: { ...content.look, ...layout } });
  return finishPage(assembleArticle(draft), tools.renderer, tools.signal);
}
