import type { LLMock } from '@copilotkit/aimock';

/** Returns the input of write_document for a page with these blocks. */
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

/** Returns a page with `count` one-line notes. */
export const draftOfNotes = (title: string, count: number) =>
  draftOf(
    title,
    Array.from({ length: count }, (_, index) => ({
      id: `note-${index + 1}`,
      html: `<div data-id="note-${index + 1}" data-name="Note"><p>Note number ${index + 1}.</p></div>`,
    })),
  );

/** Makes a model write a page slowly the first time, to allow interruptions, and then at once. */
export function writeSlowlyOnce(model: LLMock, draft: object, closing: string): void {
  const call = { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] };
  model.on({ hasToolResult: false, sequenceIndex: 0 }, call, { chunkSize: 50, latency: 400 });
  model.on({ hasToolResult: false }, call);
  model.on({ hasToolResult: true }, { content: closing });
}

/** Returns the settings of an Octavo that uses this model under these aliases. */
export const settingsOf = (model: LLMock, aliases: readonly string[] = ['fast']) => ({
  OPENAI_BASE_URL: `${model.url}/v1`,
  OPENAI_API_KEY: 'key-of-a-test',
  OCTAVO_MODELS: aliases.map((alias) => `${alias}=compatible:test-model`).join(','),
});
