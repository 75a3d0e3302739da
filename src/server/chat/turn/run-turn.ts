import { isStepCount, streamText } from 'ai';
import { AppError } from '../../app-error.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { createDocumentTools, type TurnState, type TurnTools } from '../tools/document-tools.ts';
import { toolLabels } from '../tools/tool-labels.ts';
import { followDraft } from './follow-draft.ts';
import { modelFault } from './model-fault.ts';
import { turnInstructions, turnMessages } from './turn-context.ts';
import type { TurnOutcome, TurnPorts, TurnRequest } from './turn-request.ts';

/** A page, a repair of its faults, the choices to go on, a closing word: more steps mean that a model runs in circles. */
const maxSteps = 8;
/** A page of dense markup is about 12,000 tokens; a deck of twelve slides about twice that. */
const maxOutputTokens = 32_000;
const firstTokenWithinMs = 90_000;
const silenceWithinMs = 60_000;

/**
 * Runs one turn of the chat on a model: streams its words, shows blocks as they arrive, executes its tools.
 * Events go to `ports.emit` in order. Throws AppError `model_failed`, `model_unavailable` or `cancelled`.
 */
export async function runTurn(
  model: ResolvedModel,
  request: TurnRequest,
  ports: TurnPorts,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const startedAt = performance.now();
  const state: TurnState = { version: null, document: request.document, fault: null };
  const tools: TurnTools = createDocumentTools(request, ports, state, signal);
  const drafts = new Map<string, ReturnType<typeof followDraft>>();
  const toolStarts = new Map<string, number>();
  let text = '';
  let finishReason: string | null = null;
  const tokens = { input: 0, output: 0 };

  const result = streamText({
    model: model.model,
    instructions: turnInstructions(model),
    messages: turnMessages(model, request),
    tools,
    stopWhen: isStepCount(maxSteps),
    maxOutputTokens,
    // Repeating a stream that has begun would write the page twice; the run offers Retry instead.
    // `streamRetries` stays unset: any value of it beside `onError` makes the SDK hold tool input back to the end.
    maxRetries: 1,
    abortSignal: signal,
    timeout: { firstChunkMs: firstTokenWithinMs, chunkMs: silenceWithinMs },
    // The composer reads its request as data; other providers ignore what is not addressed to them.
    providerOptions: { octavo: { request: JSON.parse(JSON.stringify(request)) } },
    onError: () => undefined,
  });

  for await (const part of faultsInWords(result.fullStream, model, signal)) {
    switch (part.type) {
      case 'text-start':
        // What is said after a tool is a paragraph of its own.
        if (text !== '' && !text.endsWith('\n')) {
          text += '\n\n';
          ports.emit({ type: 'content_delta', text: '\n\n' });
        }
        break;
      case 'text-delta':
        text += part.text;
        ports.emit({ type: 'content_delta', text: part.text });
        break;
      case 'tool-input-start': {
        toolStarts.set(part.id, performance.now());
        const label = toolLabels[part.toolName]?.doing ?? part.toolName;
        ports.emit({ type: 'tool_call', tool_call_id: part.id, name: part.toolName, label });
        if (part.toolName === 'write_document') drafts.set(part.id, followDraft(ports.emit));
        break;
      }
      case 'tool-input-delta':
        await drafts.get(part.id)?.push(part.delta);
        break;
      case 'tool-call': {
        // Providers that do not stream tool input start a tool with its call.
        if (!toolStarts.has(part.toolCallId)) {
          toolStarts.set(part.toolCallId, performance.now());
          const label = toolLabels[part.toolName]?.doing ?? part.toolName;
          ports.emit({ type: 'tool_call', tool_call_id: part.toolCallId, name: part.toolName, label });
        }
        await drafts.get(part.toolCallId)?.end();
        break;
      }
      case 'tool-result':
      case 'tool-error': {
        const isError = part.type === 'tool-error';
        const labels = toolLabels[part.toolName];
        const note = isError ? errorText(part.error) : noteOf(part.output);
        ports.emit({
          type: 'tool_result',
          tool_call_id: part.toolCallId,
          name: part.toolName,
          is_error: isError,
          label: (isError ? labels?.failed : labels?.done) ?? part.toolName,
          note,
          duration_ms: Math.round(performance.now() - (toolStarts.get(part.toolCallId) ?? performance.now())),
        });
        if (isError && state.fault !== null) throw state.fault;
        break;
      }
      case 'finish':
        finishReason = part.finishReason;
        tokens.input = part.totalUsage.inputTokens ?? 0;
        tokens.output = part.totalUsage.outputTokens ?? 0;
        break;
      case 'abort':
        throw new AppError('cancelled', 'Stopped. What arrived is kept.');
      case 'error':
        throw modelFault(part.error, model);
      default:
        break;
    }
  }

  if (signal.aborted) throw new AppError('cancelled', 'Stopped. What arrived is kept.');
  // Only a finish part is an end: a provider connection that just closes must not read as success.
  if (finishReason === null || finishReason === 'error' || finishReason === 'interrupted') {
    throw modelFault(new Error(`stream ended with ${finishReason ?? 'no finish'}`), model);
  }
  if (finishReason === 'length' && state.version === null) {
    throw new AppError(
      'model_failed',
      'The model stopped at its length limit before the page was finished. Ask for a shorter page, or choose another model.',
    );
  }
  const durationMs = Math.round(performance.now() - startedAt);
  ports.emit({
    type: 'usage',
    input_tokens: tokens.input,
    output_tokens: tokens.output,
    duration_ms: durationMs,
  });
  return { version: state.version, text, inputTokens: tokens.input, outputTokens: tokens.output };
}

/** A connection that breaks throws out of the stream instead of arriving as one of its parts. */
async function* faultsInWords<T>(
  parts: AsyncIterable<T>,
  model: ResolvedModel,
  signal: AbortSignal,
): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    throw signal.aborted ? error : modelFault(error, model);
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : 'It failed without a reason.';
}

function noteOf(output: unknown): string {
  return typeof output === 'object' && output !== null && 'note' in output && typeof output.note === 'string'
    ? output.note
    : '';
}
