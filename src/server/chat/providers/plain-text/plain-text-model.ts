import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { asWords } from './as-words.ts';
import { plainTextGuide } from './plain-text-guide.ts';
import { createPlainTextReader, type PlainTextPart } from './plain-text-reader.ts';

function promptInWords(prompt: LanguageModelV4Prompt, hasTools: boolean): LanguageModelV4Prompt {
  const messages = prompt.flatMap(asWords);
  if (!hasTools) return messages;
  const at = messages.findIndex(({ role }) => role === 'system');
  const system = messages[at];
  if (system?.role !== 'system') return [{ role: 'system', content: plainTextGuide }, ...messages];
  return messages.with(at, { ...system, content: `${system.content}\n\n${plainTextGuide}` });
}

/** Converts text with marks to text and tool calls, like a model with tool support. */
async function* asToolCalls(
  parts: AsyncIterable<LanguageModelV4StreamPart>,
): AsyncGenerator<LanguageModelV4StreamPart> {
  let out: LanguageModelV4StreamPart[] = [];
  let textId: string | null = null;
  let call: { id: string; name: string; json: string } | null = null;
  let hasCalled = false;

  function endText(): void {
    if (textId !== null) out.push({ type: 'text-end', id: textId });
    textId = null;
  }

  function take(part: PlainTextPart): void {
    switch (part.type) {
      case 'text':
        if (textId === null) {
          if (part.text.trim() === '') return;
          textId = crypto.randomUUID();
          out.push({ type: 'text-start', id: textId });
        }
        out.push({ type: 'text-delta', id: textId, delta: part.text });
        return;
      case 'tool-start':
        endText();
        call = { id: `call-${crypto.randomUUID()}`, name: part.name, json: '' };
        hasCalled = true;
        out.push({ type: 'tool-input-start', id: call.id, toolName: call.name });
        return;
      case 'tool-delta':
        if (!call) return;
        call.json += part.json;
        out.push({ type: 'tool-input-delta', id: call.id, delta: part.json });
        return;
      case 'tool-end':
        if (!call) return;
        out.push({ type: 'tool-input-end', id: call.id });
        out.push({ type: 'tool-call', toolCallId: call.id, toolName: call.name, input: call.json });
        call = null;
        return;
    }
  }

  const reader = createPlainTextReader(take);
  for await (const part of parts) {
    if (part.type === 'text-start' || part.type === 'text-end') continue;
    if (part.type === 'text-delta') reader.push(part.delta);
    else if (part.type === 'finish') {
      reader.end();
      endText();
      out.push(hasCalled ? { ...part, finishReason: { unified: 'tool-calls', raw: 'marks' } } : part);
    } else out.push(part);
    yield* out;
    out = [];
  }
}

/** Wraps a model without reliable tool calls: instructs it to write marks and parses them as calls. */
export function plainTextModel(model: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    // Only text is sent.
    supportedUrls: {},
    doGenerate() {
      throw new Error('Models of plain text only stream.');
    },
    async doStream({ tools, toolChoice: _choice, prompt, ...options }: LanguageModelV4CallOptions) {
      const hasTools = tools !== undefined && tools.length > 0;
      const result = await model.doStream({ ...options, prompt: promptInWords(prompt, hasTools) });
      const parts = result.stream as unknown as AsyncIterable<LanguageModelV4StreamPart>;
      return {
        ...result,
        stream: NodeReadableStream.from(asToolCalls(parts)) as ReadableStream<LanguageModelV4StreamPart>,
      };
    },
  };
}
