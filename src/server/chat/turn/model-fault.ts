import { APICallError, RetryError, ToolChoiceViolationError } from 'ai';
import { AppError } from '../../app-error.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';

const wordsOfStatus: Record<number, string> = {
  401: "rejected the key. Check the key in the server's settings.",
  403: "rejected the key. Check the key in the server's settings.",
  402: 'has no credit left. Add credit with the provider, or choose another model.',
  404: "doesn't have this model. Check its name under Models, or in OCTAVO_MODELS.",
  429: 'is rate limiting requests. Wait a moment, then try again.',
  529: 'is overloaded. Wait a moment, then try again.',
};

const secondsOfMinute = 60;

/**
 * Returns the delay from a rate-limited provider's Retry-After; the SDK already retried delays under a
 * minute.
 */
function busyFor(status: number, headers: Readonly<Record<string, string>> = {}): string | null {
  const seconds = Number(headers['retry-after']);
  if (status !== 429 || !(seconds > 0)) return null;
  const time =
    seconds > secondsOfMinute ? `${Math.ceil(seconds / secondsOfMinute)} minutes` : `${Math.ceil(seconds)} s`;
  return `is rate limiting requests. Wait ${time}, then try again, or choose another model.`;
}

/**
 * Maps a provider's failure to an error that tells users what to do; the provider's own text is only logged.
 */
export function modelFault(error: unknown, model: ResolvedModel): AppError {
  if (error instanceof AppError) return error;
  if (RetryError.isInstance(error)) return modelFault(error.lastError, model);
  if (ToolChoiceViolationError.isInstance(error))
    return new AppError(
      'model_failed',
      `The model '${model.alias}' did not use the tool that tool_choice asks for. Leave tool_choice out, or choose another model.`,
      { cause: error },
    );
  if (APICallError.isInstance(error)) {
    const status = error.statusCode;
    if (status === undefined) {
      return new AppError(
        'model_unavailable',
        `The model server of '${model.alias}' cannot be reached. Check its address, then try again.`,
        { cause: error },
      );
    }
    const words =
      busyFor(status, error.responseHeaders) ??
      wordsOfStatus[status] ??
      `answered with an error (${status}). Try again, or choose another model.`;
    return new AppError(
      status >= 500 || status === 429 ? 'model_unavailable' : 'model_failed',
      `The model '${model.alias}' ${words}`,
      { cause: error },
    );
  }
  return new AppError(
    'model_failed',
    `The model '${model.alias}' stopped before it was finished. What arrived is kept; try again.`,
    { cause: error },
  );
}
