import type { Noted } from '../../../contract/noted.ts';
import { noted } from '../../noted.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { sourceInWords } from './gather-sources.ts';
import { createModelPictures } from './model-pictures.ts';
import { turnInstructions, turnMessages } from './turn-context.ts';
import type { TurnRequest } from './turn-request.ts';

/** Fewer than in English prose, because pages are JSON and other languages take more tokens. */
const charactersPerToken = 3;
/** Descriptions of the tools, which are sent besides the messages. */
const toolCharacters = 9_000;
/** Part of the context that the answer may need. */
const answerShare = 0.4;
/** Below this, a source says nothing. */
const shortestSource = 1_200;

/** Name of the step that reports it. */
export const fitStepName = 'fit_context';

export interface FittedRequest {
  readonly request: TurnRequest;
  /** What was shortened, for the user; null if nothing was. */
  readonly shortened: readonly Noted[] | null;
  readonly maxOutputTokens: number;
}

/**
 * Fits a turn into the model's context length: sources are shortened first, then the oldest turns are left
 * out. The page and the prompt are always sent whole.
 */
export function fitContext(
  model: ResolvedModel,
  request: TurnRequest,
  maxOutputTokens: number,
): FittedRequest {
  const { contextTokens } = model;
  if (model.isBuiltIn || !contextTokens) return { request, shortened: null, maxOutputTokens };
  const answer = Math.min(maxOutputTokens, Math.floor(contextTokens * answerShare));
  // A model on this server gets a grammar instead of descriptions.
  const tools = model.provider === 'engine' ? 0 : toolCharacters;
  const room = (contextTokens - answer) * charactersPerToken - tools;
  const pictures = createModelPictures(request.assets);
  const measure = (asked: TurnRequest) => {
    const messages = turnMessages(model, { ...asked, looks: [] }, pictures);
    const characters = turnInstructions(model, asked).length + JSON.stringify(messages).length;
    return { over: characters - room, turns: messages.length - 1 };
  };
  const whole = measure(request);
  if (whole.over <= 0) return { request, shortened: null, maxOutputTokens: answer };
  const said: Noted[] = [];
  let fitted = request;
  const { sources = [] } = request;
  if (sources.length > 0) {
    const sent = sources.reduce((sum, source) => sum + sourceInWords(source).length, 0);
    const sourceLength = Math.max(shortestSource, Math.floor((sent - whole.over) / sources.length));
    fitted = { ...fitted, sourceLength };
    said.push(noted('sourcesShortened', { count: sources.length }));
  }
  const { over, turns } = measure(fitted);
  if (over > 0 && turns > 0) {
    const sent = request.history.reduce((sum, { content }) => sum + content.length, 0);
    fitted = { ...fitted, historyLength: Math.max(0, sent - over) };
    said.push(noted('messagesLeft', { count: turns - measure(fitted).turns }));
  }
  return { request: fitted, shortened: said.length > 0 ? said : null, maxOutputTokens: answer };
}
