import type { LanguageModelV4StreamPart as Part } from '@ai-sdk/provider';
import { closeJson } from './close-json.ts';
import type { LocalTask } from './local-task.ts';

/** Parts of a text that is known as a whole. */
export function* textParts(text: string): Generator<Part> {
  const id = crypto.randomUUID();
  yield { type: 'text-start', id };
  yield { type: 'text-delta', id, delta: text };
  yield { type: 'text-end', id };
}

function* callParts(toolName: string, input: string): Generator<Part> {
  const id = `call-${crypto.randomUUID()}`;
  yield { type: 'tool-input-start', id, toolName };
  yield { type: 'tool-input-delta', id, delta: input };
  yield { type: 'tool-input-end', id };
  yield { type: 'tool-call', toolCallId: id, toolName, input };
}

/** Parts of an output that is known only as a whole. */
export function* wholeParts(task: LocalTask, json: string): Generator<Part> {
  const value = JSON.parse(closeJson(json)) as {
    readonly answer?: string;
    readonly tool?: string;
    readonly input?: unknown;
  };
  if (task.type === 'edit' && typeof value.answer === 'string') yield* textParts(value.answer);
  else if (task.type === 'edit') yield* callParts('edit_document', JSON.stringify(value));
  else yield* callParts(value.tool ?? '', JSON.stringify(value.input ?? {}));
}

/** Streams an output as text, or as the input of a tool. */
export async function* streamedParts(
  pieces: AsyncIterable<string>,
  task: Extract<LocalTask, { type: 'input' | 'text' }>,
  hasEnded: () => Promise<unknown>,
): AsyncGenerator<Part> {
  const id = `part-${crypto.randomUUID()}`;
  const isInput = task.type === 'input';
  if (isInput) yield { type: 'tool-input-start', id, toolName: task.tool };
  else yield { type: 'text-start', id };
  let whole = '';
  for await (const delta of pieces) {
    whole += delta;
    yield { type: isInput ? 'tool-input-delta' : 'text-delta', id, delta };
  }
  await hasEnded();
  if (!isInput) {
    yield { type: 'text-end', id };
    return;
  }
  yield { type: 'tool-input-end', id };
  yield { type: 'tool-call', toolCallId: id, toolName: task.tool, input: closeJson(whole) };
}
