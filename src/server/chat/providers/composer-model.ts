import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { ComposerRequest, ComposerStep } from '../../../domain/composer/composer-step.ts';
import { tell } from '../../../domain/composer/speech/saying.ts';
import { speak } from '../../../domain/composer/speech/speak.ts';
import { spokenLanguage } from '../../../domain/composer/speech/spoken-language.ts';
import { inThread } from '../../work/in-thread.ts';

/** The composer uses no tokens. */
const noUsage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

const stop: LanguageModelV4FinishReason = { unified: 'stop', raw: 'stop' };
const toolCalls: LanguageModelV4FinishReason = { unified: 'tool-calls', raw: 'tool-calls' };

const documentTools = new Set(['write_document', 'edit_document', 'patch_document']);

/** Returns the result of the document tool in this conversation; null before it was called. */
function documentResult(prompt: LanguageModelV4Prompt): { fault: string | null } | null {
  const lastUser = prompt.findLastIndex((message) => message.role === 'user');
  const results = prompt
    .slice(lastUser + 1)
    .flatMap((message) => (message.role === 'tool' ? message.content : []))
    .filter((part) => part.type === 'tool-result');
  const result = results.find((part) => documentTools.has(part.toolName));
  if (!result) return results.length > 0 ? { fault: null } : null;
  const { output } = result;
  return {
    fault: output.type === 'error-text' ? output.value : output.type === 'error-json' ? 'It failed.' : null,
  };
}

/** Says that the page couldn't be made. */
function saidFault({ prompt, interfaceLanguage }: ComposerRequest, fault: string): string {
  return speak(spokenLanguage(prompt, interfaceLanguage ?? undefined), tell('couldNot', { fault }));
}

/** Returns the steps of this call: up to the document tool first, the rest after its result. */
async function stepsOfCall(options: LanguageModelV4CallOptions, compose: Compose): Promise<ComposerStep[]> {
  const request = options.providerOptions?.octavo?.request as unknown as ComposerRequest | undefined;
  if (!request) throw new Error('The built-in composer needs its request in providerOptions.octavo.request.');
  const steps = await compose(request, options.abortSignal);
  const toolAt = steps.findIndex((step) => step.type === 'tool' && documentTools.has(step.name));
  const result = documentResult(options.prompt);
  if (result === null) return toolAt < 0 ? steps : steps.slice(0, toolAt + 1);
  if (result.fault !== null)
    return [{ type: 'text', text: saidFault(request, result.fault.replace(/^\w*Error: /, '')) }];
  const isSecondCall = options.prompt.filter((message) => message.role === 'tool').length === 1;
  return isSecondCall && toolAt >= 0 ? steps.slice(toolAt + 1) : [];
}

/** Splits tool input at block ends, so it streams block by block like a model's. */
function chunksOfInput(input: unknown): string[] {
  return JSON.stringify(input).split(/(?<=\},)(?=\{)/);
}

/** Splits prose into a few words at a time, like a model's stream. */
const chunksOfText = (text: string): string[] => text.match(/(?:\S+\s*){1,3}/g) ?? [text];
/** A chunk of text pauses for one third of a block's pause. */
const wordsPerPause = 3;

const signalOf = ({ abortSignal }: LanguageModelV4CallOptions): { signal?: AbortSignal } =>
  abortSignal ? { signal: abortSignal } : {};

export type Compose = (request: ComposerRequest, signal?: AbortSignal) => Promise<ComposerStep[]>;

/** Runs in a worker thread, because a hostile prompt may need a timeout. */
const composeInThread: Compose = (request, signal) => inThread('compose', request, { signal });

/**
 * Creates the built-in composer behind the language model interface.
 * @param pauseMs pause before each block after the first, so users can follow; 0 for the command line
 */
export function createComposerModel(pauseMs: number, compose: Compose = composeInThread): LanguageModelV4 {
  async function* stream(options: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] };
    const steps = await stepsOfCall(options, compose);
    for (const [index, step] of steps.entries()) {
      options.abortSignal?.throwIfAborted();
      if (step.type === 'text') {
        const id = `text-${index}`;
        yield { type: 'text-start', id };
        for (const delta of chunksOfText(step.text)) {
          if (pauseMs > 0) await delay(pauseMs / wordsPerPause, undefined, signalOf(options));
          yield { type: 'text-delta', id, delta };
        }
        yield { type: 'text-end', id };
        continue;
      }
      const id = `call-${crypto.randomUUID()}`;
      yield { type: 'tool-input-start', id, toolName: step.name };
      for (const [at, chunk] of chunksOfInput(step.input).entries()) {
        // The first block is sent without a pause.
        if (pauseMs > 0 && at > 0) await delay(pauseMs, undefined, signalOf(options));
        yield { type: 'tool-input-delta', id, delta: chunk };
      }
      yield { type: 'tool-input-end', id };
      yield { type: 'tool-call', toolCallId: id, toolName: step.name, input: JSON.stringify(step.input) };
    }
    const hasTool = steps.some((step) => step.type === 'tool');
    yield { type: 'finish', usage: noUsage, finishReason: hasTool ? toolCalls : stop };
  }

  return {
    specificationVersion: 'v4',
    provider: 'octavo',
    modelId: 'composer',
    supportedUrls: {},
    doGenerate() {
      throw new Error('The built-in composer only streams.');
    },
    async doStream(options) {
      return {
        stream: NodeReadableStream.from(stream(options)) as ReadableStream<LanguageModelV4StreamPart>,
      };
    },
  };
}
