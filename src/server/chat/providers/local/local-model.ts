import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Writing } from '../../../adapters/engine/engine-messages.ts';
import type { LocalEngine } from '../../../adapters/engine/local-engine.ts';
import { localPrompt } from './local-prompt.ts';
import { localTask } from './local-task.ts';
import { createPieces } from './pieces.ts';
import { streamedParts, textParts, wholeParts } from './task-parts.ts';

/** Enough for a deck of slides. */
const usualTokens = 4_000;
/** Low, because a small model wanders off otherwise. */
const usualTemperature = 0.6;

type Engine = Pick<LocalEngine, 'host' | 'modelFile'>;
type Part = LanguageModelV4StreamPart;

const usageOf = ({ inputTokens, outputTokens }: Writing): LanguageModelV4Usage => ({
  inputTokens: { total: inputTokens, noCache: inputTokens, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: outputTokens, text: outputTokens, reasoning: 0 },
});

const nothing: Writing = { inputTokens: 0, outputTokens: 0, isCutOff: false };
const stop: LanguageModelV4FinishReason = { unified: 'stop', raw: 'stop' };
const calls: LanguageModelV4FinishReason = { unified: 'tool-calls', raw: 'tool-calls' };
const length: LanguageModelV4FinishReason = { unified: 'length', raw: 'length' };

/**
 * Creates a language model of the engine on this computer. Its output follows a grammar, so tool calls,
 * pages and JSON are always complete and valid.
 */
export function createLocalModel(engine: Engine, modelId: string): LanguageModelV4 {
  async function* stream(options: LanguageModelV4CallOptions): AsyncGenerator<Part> {
    const { prompt, maxOutputTokens = usualTokens, temperature = usualTemperature, abortSignal } = options;
    yield { type: 'stream-start', warnings: [] };
    const task = localTask(options);
    if (task.type === 'said') {
      yield* textParts(task.text);
      yield { type: 'finish', usage: usageOf(nothing), finishReason: stop };
      return;
    }
    const pieces = createPieces();
    const own = new AbortController();
    const order = {
      messages: localPrompt(prompt),
      schema: task.schema,
      maxTokens: maxOutputTokens,
      temperature,
    };
    const signal = abortSignal ? AbortSignal.any([abortSignal, own.signal]) : own.signal;
    const writing = engine.host
      .write(await engine.modelFile(modelId), order, pieces.push, signal)
      .finally(pieces.end);
    // Awaited below; until then a rejection has an owner.
    writing.catch(() => undefined);
    let hasAnswered = false;
    try {
      if (task.type === 'input' || task.type === 'text') yield* streamedParts(pieces, task, () => writing);
      else {
        let whole = '';
        for await (const piece of pieces) whole += piece;
        await writing;
        for (const part of wholeParts(task, whole)) {
          hasAnswered ||= part.type === 'text-delta';
          yield part;
        }
      }
      const written = await writing;
      const isText = task.type === 'text' || hasAnswered;
      const finishReason = isText ? (written.isCutOff ? length : stop) : calls;
      yield { type: 'finish', usage: usageOf(written), finishReason };
    } finally {
      own.abort(new Error('no reader'));
    }
  }

  return {
    specificationVersion: 'v4',
    provider: 'engine',
    modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const content: LanguageModelV4Content[] = [];
      let text = '';
      let end: Extract<Part, { type: 'finish' }> | null = null;
      for await (const part of stream(options)) {
        if (part.type === 'text-delta') text += part.delta;
        else if (part.type === 'tool-call') content.push(part);
        else if (part.type === 'finish') end = part;
      }
      if (text !== '') content.unshift({ type: 'text', text });
      return {
        content,
        warnings: [],
        finishReason: end?.finishReason ?? stop,
        usage: end?.usage ?? usageOf(nothing),
      };
    },
    async doStream(options) {
      return { stream: NodeReadableStream.from(stream(options)) as ReadableStream<Part> };
    },
  };
}
