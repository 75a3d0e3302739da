import type { LLMock } from '@copilotkit/aimock';

/** A page of these blocks, as a model hands it to write_document. */
export const draftOf = (
  title: string,
  blocks: readonly { readonly id: string; readonly html: string }[],
) => ({
  title,
  language: 'en',
  format: 'a4',
  direction: 'swiss',
  pages: [{ id: 'p1', className: '', blocks }],
});

/** A page of so many notes of one line. */
export const draftOfNotes = (title: string, count: number) =>
  draftOf(
    title,
    Array.from({ length: count }, (_, index) => ({
      id: `note-${index + 1}`,
      html: `<div data-id="note-${index + 1}" data-name="Note"><p>Note number ${index + 1}.</p></div>`,
    })),
  );

/** Has a model write a page slowly the first time, so that there is a middle to break into; then at once. */
export function writeSlowlyOnce(model: LLMock, draft: object, closing: string): void {
  const call = { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] };
  model.on({ hasToolResult: false, sequenceIndex: 0 }, call, { chunkSize: 50, latency: 400 });
  model.on({ hasToolResult: false }, call);
  model.on({ hasToolResult: true }, { content: closing });
}

/** Settings of an Octavo whose models are this one, under these names. */
export const settingsOf = (model: LLMock, aliases: readonly string[] = ['fast']) => ({
  OPENAI_BASE_URL: `${model.url}/v1`,
  OPENAI_API_KEY: 'key-of-a-test',
  OCTAVO_MODELS: aliases.map((alias) => `${alias}=compatible:test-model`).join(','),
});
