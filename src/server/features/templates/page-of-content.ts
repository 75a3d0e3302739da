import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import type { FinishedPage } from '../../chat/turn/turn-request.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { finishPage } from '../documents/finish-page.ts';

/** Lays content out, fits it to its pages and checks it. @throws RenderError */
export function pageOfContent(
  content: DocumentContent,
  renderer: Renderer,
  signal?: AbortSignal,
): Promise<FinishedPage> {
  return finishPage(assembleArticle(layOutContent(content)), renderer, signal);
}
