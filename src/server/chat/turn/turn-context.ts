import type { ModelMessage } from 'ai';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { choicesInWords } from './choices-in-words.ts';
import { contentGuide } from './content-guide.ts';
import { htmlEditGuide } from './html-edit-guide.ts';
import { localGuide } from './local-turn.ts';
import type { ModelPictures } from './model-pictures.ts';
import type { TurnRequest } from './turn-request.ts';

/** Maximum characters of history; older turns are dropped. */
const historyBudget = 24_000;

/** Returns the system instructions. The composer needs none. */
export function turnInstructions(model: ResolvedModel, request: TurnRequest): string {
  if (model.isBuiltIn) return '';
  const { systemPrompt, isSurvey } = request;
  // The guide comes first and never changes, so providers can cache it.
  const parts = [model.provider === 'engine' ? localGuide : contentGuide];
  if (isHtmlOnly(request) && model.provider !== 'engine') parts.push(htmlEditGuide);
  if (isSurvey) parts.push(surveyGuide);
  if (systemPrompt)
    parts.push(`The rules above stand. Beside them, whoever set this up asks:\n${systemPrompt}`);
  return parts.join('\n\n');
}

const surveyGuide =
  'The user wants to be asked before anything is made. Unless the conversation holds the answers already, call ask_user once with two to six short questions, with choices where there are usual answers, and write nothing else.';

function fittingHistory({ history, historyLength }: TurnRequest): ModelMessage[] {
  const kept: ModelMessage[] = [];
  let left = Math.min(historyBudget, historyLength ?? historyBudget);
  for (const { role, content } of history.toReversed()) {
    left -= content.length;
    if (left < 0) break;
    if (content.trim() !== '') kept.unshift({ role, content });
  }
  return kept;
}

function layoutWishes(layout: TurnRequest['layout']): string {
  const wishes = Object.entries(layout).map(([name, value]) => `${name}: ${value}`);
  return wishes.length > 0 ? `\nWanted layout: ${wishes.join(', ')}.` : '';
}

/** Returns whether the page can only be edited as HTML. */
export const isHtmlOnly = ({ document, content }: Pick<TurnRequest, 'document' | 'content'>): boolean =>
  document !== null && !content;

function currentDocument(
  { content }: TurnRequest,
  html: string,
  pictures: Pick<ModelPictures, 'fold'>,
): string {
  const shown = content ? JSON.stringify(content) : html;
  return `<current_document>\n${pictures.fold(shown)}\n</current_document>`;
}

/** Returns the conversation as messages. The current page is in the last message, marked as data. */
export function turnMessages(
  model: ResolvedModel,
  request: TurnRequest,
  pictures: Pick<ModelPictures, 'fold'>,
): ModelMessage[] {
  if (model.isBuiltIn) return [{ role: 'user', content: request.prompt }];
  const parts = [`Today is ${request.today}.${layoutWishes(request.layout)}`];
  if (request.targetBlockIds.length > 0)
    parts.push(`The user points at these blocks: ${request.targetBlockIds.join(', ')}.`);
  if (request.document !== null) parts.push(currentDocument(request, request.document, pictures));
  if (request.partial !== null) {
    parts.push(
      `You were cut off. This much of the page had arrived:\n<partial_document>\n${pictures.fold(request.partial)}\n</partial_document>`,
    );
  }
  parts.push(...choicesInWords(request));
  parts.push(request.prompt);
  const text = parts.join('\n\n');
  const looks = (request.looks ?? []).map((data) => ({
    type: 'file' as const,
    data,
    mediaType: 'image/png',
  }));
  const content = looks.length > 0 ? [{ type: 'text' as const, text }, ...looks] : text;
  return [...fittingHistory(request), { role: 'user', content }];
}
