import type { JSONObject, LanguageModelV4 } from '@ai-sdk/provider';
import { isStepCount, type PrepareStepFunction, type SystemModelMessage, streamText, type ToolSet } from 'ai';
import type { Noted } from '../../../contract/noted.ts';
import { AppError } from '../../app-error.ts';
import { englishNotes, noted } from '../../noted.ts';
import { told } from '../../told.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { createDocumentTools, type TurnState } from '../tools/document-tools.ts';
import { repairCalls } from '../tools/repair-call.ts';
import { withoutSpareTools } from '../tools/spare-tools.ts';
import { ownLabel } from '../tools/tool-labels.ts';
import { answerWithin } from './answer-within.ts';
import { fitContext, fitStepName } from './fit-context.ts';
import { localTurn, tellEstimate } from './local-turn.ts';
import { modelFault } from './model-fault.ts';
import { ModelMisuse } from './model-misuse.ts';
import { createModelPictures } from './model-pictures.ts';
import { standIn } from './stand-in.ts';
import { createTurnTeller } from './tell-turn.ts';
import { turnInstructions, turnMessages } from './turn-context.ts';
import { limitsFor, type TurnLimits } from './turn-limits.ts';
import type { TurnOutcome, TurnPorts, TurnRequest } from './turn-request.ts';

/** Providers that accept images in tool results; others would get them as base64 text. */
const takesToolPictures: ReadonlySet<string> = new Set(['anthropic', 'google', 'openai']);

/** Finish reason of the stream; null if there was none. */
interface StreamEnd {
  reason: string | null;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Runs one turn of the chat on a model: streams its text, shows blocks as they arrive, executes its tools.
 * Events go to `ports.emit` in order.
 * @throws AppError `model_failed`, `model_unavailable` or `cancelled`; RenderError
 */
export async function runTurn(
  model: ResolvedModel,
  asked: TurnRequest,
  ports: TurnPorts,
  signal: AbortSignal,
  limits: TurnLimits = limitsFor(model.provider),
): Promise<TurnOutcome> {
  const startedAt = performance.now();
  const { request, shortened, maxOutputTokens } = fitContext(model, asked, limits.maxOutputTokens);
  if (shortened !== null) tellShortened(model, shortened, ports);
  tellEstimate(model, ports);
  const pictures = createModelPictures(request.assets);
  const state: TurnState = {
    version: null,
    document: request.document,
    content: request.content ?? null,
    isDone: false,
    closing: '',
    refusals: 0,
    pictures,
    made: new Map(),
    unreadable: new Map(),
    missed: [],
    toldWishes: new Set(),
    fault: null,
  };
  const teller = createTurnTeller(request, ports, state, limits);
  const end: StreamEnd = { reason: null, inputTokens: 0, outputTokens: 0 };
  const instructions = turnInstructions(model, request);
  const messages = turnMessages(model, request, pictures);
  /** Output characters up to the last finished step, whose tokens the provider reported. */
  let countedChars = 0;
  let misuse: ModelMisuse | null = null;
  const isPageMissing = () => state.version === null && request.document === null && !model.isBuiltIn;
  // Also cancels the provider's request if the turn ends early.
  const own = new AbortController();

  const treatment = request.asks?.text;
  const tools = createDocumentTools(request, ports, state, signal, {
    takesPictures: takesToolPictures.has(model.provider),
    // The composer doesn't write: it keeps given text unless it is asked for something else.
    keepsText: treatment === 'keep' || (model.isBuiltIn && treatment === undefined),
  });
  const result = streamText({
    model: answerWithin(toldModel(model, request), limits.firstChunkMs, () => tooSlow(model)),
    instructions: cachedInstructions(model, instructions),
    messages,
    tools,
    // Sequential, because an edit may follow the page it changes in the same response.
    toolCallConcurrency: 1,
    repairToolCall: repairCalls(state.unreadable),
    stopWhen: [isStepCount(limits.maxSteps), () => state.isDone],
    maxOutputTokens,
    ...(model.reasoning ? { reasoning: model.reasoning } : {}),
    // Retrying a stream that has begun would write the page twice; the run offers Retry instead.
    // `streamRetries` stays unset: with `onError`, any value makes the SDK hold tool input back to the end. A
    // rejection before the stream is retried, after the provider's Retry-After.
    maxRetries: limits.maxRetries,
    abortSignal: AbortSignal.any([signal, own.signal]),
    timeout: { firstChunkMs: limits.firstChunkMs, chunkMs: limits.silenceMs, totalMs: limits.totalMs },
    // The composer gets its request as data.
    ...(model.isBuiltIn
      ? { providerOptions: { octavo: { request: composerRequest(request, ports) } } }
      : { prepareStep: firstStepCalls(request) }),
    ...((model.provider === 'engine' || model.writesWith === 'schema') && {
      providerOptions: { octavo: { turn: localTurn(request) } },
    }),
    onError: () => undefined,
  });

  try {
    for await (const part of faultsInWords(result.fullStream, model, signal)) {
      if (part.type === 'error') throw modelFault(part.error, model);
      if (part.type === 'abort') throw signal.aborted ? stopped() : tooSlow(model);
      if (part.type === 'finish') end.reason = part.finishReason;
      if (part.type === 'finish-step') {
        end.inputTokens += part.usage.inputTokens ?? 0;
        end.outputTokens += part.usage.outputTokens ?? 0;
        countedChars = teller.outputChars();
      }
      await teller.tell(part);
    }
  } catch (error) {
    if (!(error instanceof ModelMisuse) || !isPageMissing()) throw error;
    misuse = error;
  } finally {
    own.abort();
    const brokenOff = teller.outputChars() - countedChars;
    if (brokenOff > 0 && !model.isBuiltIn) {
      end.inputTokens += tokensOf(instructions.length + JSON.stringify(messages).length);
      end.outputTokens += tokensOf(brokenOff);
    }
    const { inputTokens, outputTokens } = end;
    ports.spend?.({ inputTokens, outputTokens, costMicros: costOf(model.price, end) });
  }
  if (signal.aborted) throw stopped();
  if (misuse === null) refuseBrokenOff(end, model);
  if (isPageMissing() && !request.isSurvey && !request.isTest) {
    const answer = {
      text: teller.text(),
      arrived: teller.arrived(),
      hasTried: teller.hasTried(),
      hasAsked: teller.hasAsked(),
    };
    const takeTurn = (other: ResolvedModel, asked: TurnRequest, own: TurnPorts) =>
      runTurn(other, asked, own, signal, limits);
    await standIn(answer, model, { request, tools, state, ports, say: teller.say, takeTurn });
  }
  if (misuse !== null && state.version === null) throw misuse;
  for (const { told } of state.missed) if (told) teller.sayApart(told);
  refuseTooLong(end, state);

  const { inputTokens, outputTokens } = end;
  const costMicros = costOf(model.price, end);
  const durationMs = Math.round(performance.now() - startedAt);
  ports.emit({
    type: 'usage',
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    duration_ms: durationMs,
    cost_usd: costMicros === null ? null : costMicros / 1_000_000,
  });
  return { version: state.version, text: teller.text(), inputTokens, outputTokens, costMicros };
}

/** Reports as a step that the model couldn't get everything. */
function tellShortened(model: ResolvedModel, shortened: readonly Noted[], ports: TurnPorts): void {
  const step = { tool_call_id: crypto.randomUUID(), name: fitStepName };
  const notes = [...shortened, noted('modelLength', { length: model.contextTokens ?? 0 })];
  ports.emit({ type: 'tool_call', ...step, ...ownLabel('fit_running') });
  ports.emit({
    type: 'tool_result',
    ...step,
    is_error: false,
    ...ownLabel('fit_done'),
    note: englishNotes(notes),
    notes,
    duration_ms: 0,
  });
}

const toldModel = ({ model, isBuiltIn }: ResolvedModel, { namedTools }: TurnRequest): LanguageModelV4 =>
  isBuiltIn ? model : withoutSpareTools(model, namedTools);

/** Returns the composer's request; pictures are replaced by names. */
function composerRequest(
  { assets: _assets, toolChoice, ...rest }: TurnRequest,
  { findPhoto }: Pick<TurnPorts, 'findPhoto'>,
): JSONObject {
  const { choices, systemPrompt } = rest;
  const instructions = [...(systemPrompt ? [systemPrompt] : []), ...(choices?.instructions ?? [])];
  const request = { ...rest, choices: { ...choices, instructions }, hasPhotos: findPhoto !== undefined };
  const forcedTool = typeof toolChoice === 'object' ? toolChoice.name : null;
  return JSON.parse(JSON.stringify({ ...request, forcedTool }));
}

/** Forces the required tool in the first step only; forcing it in every step would never end. */
function firstStepCalls({ toolChoice = 'auto', tools }: TurnRequest): PrepareStepFunction<ToolSet> {
  const choice =
    typeof toolChoice === 'object' ? ({ type: 'tool', toolName: toolChoice.name } as const) : toolChoice;
  const isPossible = tools === undefined || tools.length > 0;
  return ({ stepNumber }) => (stepNumber === 0 && isPossible ? { toolChoice: choice } : {});
}

/**
 * Estimates the tokens of an interrupted step, which is billed but not reported. About four characters per
 * token.
 */
const tokensOf = (characters: number): number => Math.ceil(characters / 4);

/**
 * Anthropic caches only what is marked, including the tools before it; other providers cache the prefix
 * automatically.
 */
function cachedInstructions({ provider }: ResolvedModel, content: string): SystemModelMessage | string {
  if (provider !== 'anthropic') return content;
  return {
    role: 'system',
    content,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

/** In millionths of a US dollar; prices are dollars per million tokens. */
function costOf(price: ResolvedModel['price'], { inputTokens, outputTokens }: StreamEnd): number | null {
  return price && Math.round(inputTokens * price.input + outputTokens * price.output);
}

function stopped(): AppError {
  return new AppError('cancelled', told('stoppedKept'));
}

function tooSlow(model: ResolvedModel): AppError {
  return new AppError('model_failed', told('modelSilent', { model: model.alias }));
}

/** Only a finish part ends a stream: a connection that just closes must not count as success. */
function refuseBrokenOff(end: StreamEnd, model: ResolvedModel): void {
  if (end.reason === null || end.reason === 'error' || end.reason === 'interrupted') {
    throw modelFault(new Error(`stream ended with ${end.reason ?? 'no finish'}`), model);
  }
}

function refuseTooLong(end: StreamEnd, state: TurnState): void {
  if (end.reason === 'length' && state.version === null) {
    throw new AppError('model_failed', told('modelCutOff'));
  }
}

/** Converts errors: a broken connection throws from the stream instead of arriving as a part. */
async function* faultsInWords<T>(
  parts: AsyncIterable<T>,
  model: ResolvedModel,
  signal: AbortSignal,
): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    if (signal.aborted) throw stopped();
    throw error instanceof DOMException && error.name === 'TimeoutError'
      ? tooSlow(model)
      : modelFault(error, model);
  }
}
