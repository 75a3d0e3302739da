import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart as Part,
} from '@ai-sdk/provider';
import { closeJson } from '../local/close-json.ts';
import { type LocalTask, localTask } from '../local/local-task.ts';
import { textParts, wholeParts } from '../local/task-parts.ts';
import { asWords } from '../plain-text/as-words.ts';
import { innerJson } from './inner-json.ts';
import { rootField, strictSchema } from './strict-schema.ts';

type Task = Exclude<LocalTask, { type: 'said' | 'text' }>;
type Finish = Extract<Part, { type: 'finish' }>;

const guide = `You cannot call tools here. Your answer is JSON alone: {"${rootField}": …}. Where the rules above speak of write_document or edit_document, write what you would pass to it.`;

function promptFor(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const messages = prompt.flatMap(asWords);
  const [first, ...others] = messages;
  return first?.role === 'system'
    ? [{ ...first, content: `${first.content}\n\n${guide}` }, ...others]
    : [{ role: 'system', content: guide }, ...messages];
}

const isJson = (text: string): boolean => text.trimStart().startsWith('{');

/** Parts of an answer that is passed on as a whole. Prose of a server that ignores schemas stays text. */
function* answerParts(task: Task, whole: string): Generator<Part> {
  if (isJson(whole) && task.type !== 'input') yield* wholeParts(task, whole);
  else if (whole.trim() !== '') yield* textParts(whole);
}

/** Streams an answer under a schema as tool calls. */
async function* asCalls(parts: AsyncIterable<Part>, task: Task): AsyncGenerator<Part> {
  const inner = innerJson();
  const id = `call-${crypto.randomUUID()}`;
  let whole = '';
  let isStreamed = false;

  function* take(delta: string): Generator<Part> {
    whole += delta;
    if (task.type !== 'input' || delta === '') return;
    if (!isStreamed && isJson(whole)) {
      isStreamed = true;
      yield { type: 'tool-input-start', id, toolName: task.tool };
      yield { type: 'tool-input-delta', id, delta: whole };
    } else if (isStreamed) yield { type: 'tool-input-delta', id, delta };
  }

  function* end(finish: Finish): Generator<Part> {
    let hasCalled = isStreamed;
    if (isStreamed && task.type === 'input') {
      yield { type: 'tool-input-end', id };
      yield { type: 'tool-call', toolCallId: id, toolName: task.tool, input: closeJson(whole) };
    } else
      for (const part of answerParts(task, whole)) {
        hasCalled ||= part.type === 'tool-call';
        yield part;
      }
    yield hasCalled ? { ...finish, finishReason: { unified: 'tool-calls', raw: 'schema' } } : finish;
  }

  for await (const part of parts) {
    if (part.type === 'text-start' || part.type === 'text-end') continue;
    if (part.type === 'text-delta') yield* take(inner.push(part.delta));
    else if (part.type === 'finish') {
      yield* take(inner.end());
      yield* end(part);
    } else yield part;
  }
}

const noUsage: Finish['usage'] = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

function* saidParts(text: string): Generator<Part> {
  yield { type: 'stream-start', warnings: [] };
  yield* textParts(text);
  yield { type: 'finish', usage: noUsage, finishReason: { unified: 'stop', raw: 'stop' } };
}

const streamOf = (parts: Iterable<Part> | AsyncIterable<Part>) =>
  NodeReadableStream.from(parts) as ReadableStream<Part>;

/**
 * Wraps a model that keeps to a schema but doesn't call tools: the server decides what is written, as for a
 * model on this computer, and the answer is passed on as a tool call.
 */
export function structuredModel(model: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options: LanguageModelV4CallOptions) {
      const { tools: _tools, toolChoice: _choice, prompt, ...others } = options;
      const task = localTask(options);
      if (task.type === 'said') return { stream: streamOf(saidParts(task.text)) };
      if (task.type === 'text') return model.doStream({ ...others, prompt: prompt.flatMap(asWords) });
      const result = await model.doStream({
        ...others,
        prompt: promptFor(prompt),
        responseFormat: { type: 'json', name: 'answer', schema: strictSchema(task.schema) },
      });
      return { ...result, stream: streamOf(asCalls(result.stream as unknown as AsyncIterable<Part>, task)) };
    },
  };
}
