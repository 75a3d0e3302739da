import { streamText, tool } from 'ai';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { modelFault } from '../turn/model-fault.ts';
import type { ResolvedModel } from './resolve-model.ts';

const answersWithinMs = 30_000;
const tokens = 300;

export interface Probe {
  readonly isWorking: boolean;
  /** Null if no token arrived. */
  readonly firstTokenMs: number | null;
  readonly totalMs: number;
  /** Null for the composer, or if nothing arrived. */
  readonly callsTools: boolean | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Result for users: what is wrong and what to do about it. */
  readonly message: string;
}

const prompt =
  'Call the tool "ready" with the word "ready". If you cannot call tools, answer with that word alone.';

/** Asks a model for one word and a tool call, and returns the result. */
export async function probeModel(model: ResolvedModel, signal?: AbortSignal): Promise<Probe> {
  const startedAt = performance.now();
  const elapsed = (): number => Math.round(performance.now() - startedAt);
  if (model.isBuiltIn)
    return {
      isWorking: true,
      firstTokenMs: 0,
      totalMs: 0,
      callsTools: null,
      inputTokens: 0,
      outputTokens: 0,
      message: "Works. It's part of Octavo and needs no server.",
    };
  let firstTokenMs: number | null = null;
  let callsTools = false;
  let said = '';
  let [inputTokens, outputTokens] = [0, 0];
  const fail = (error: unknown): Probe => ({
    isWorking: false,
    firstTokenMs,
    totalMs: elapsed(),
    callsTools: null,
    inputTokens,
    outputTokens,
    message: (error instanceof AppError ? error : modelFault(error, model)).detail,
  });
  try {
    const { fullStream } = streamText({
      model: model.model,
      prompt,
      tools: { ready: tool({ inputSchema: z.object({ word: z.string().optional() }) }) },
      maxOutputTokens: tokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([AbortSignal.timeout(answersWithinMs), ...(signal ? [signal] : [])]),
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') return fail(part.error);
      if (part.type === 'abort')
        return fail(new AppError('model_failed', told('modelTooSlow', { seconds: answersWithinMs / 1000 })));
      if (part.type === 'text-delta') said += part.text;
      if (part.type === 'tool-call') callsTools = true;
      if (part.type === 'finish') {
        inputTokens = part.totalUsage.inputTokens ?? 0;
        outputTokens = part.totalUsage.outputTokens ?? 0;
      }
      if (['text-delta', 'tool-input-start', 'tool-call', 'reasoning-delta'].includes(part.type))
        firstTokenMs ??= elapsed();
    }
  } catch (error) {
    return fail(error);
  }
  if (firstTokenMs === null) return fail(new AppError('model_failed', told('modelAnswerEmpty')));
  const words = callsTools
    ? 'Works, and calls tools.'
    : `Works${said.trim() ? '' : ', but said nothing'}; it did not call the tool. If pages do not come, name it in OCTAVO_TEXT_MODELS.`;
  return {
    isWorking: true,
    firstTokenMs,
    totalMs: elapsed(),
    callsTools,
    inputTokens,
    outputTokens,
    message: words,
  };
}
