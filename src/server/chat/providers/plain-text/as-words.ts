import type { LanguageModelV4Message } from '@ai-sdk/provider';

/** Converts earlier tool calls and results to short text. */
export function asWords(message: LanguageModelV4Message): LanguageModelV4Message[] {
  if (message.role === 'assistant') {
    const text = message.content
      .map((part) =>
        part.type === 'text' ? part.text : part.type === 'tool-call' ? `(I used ${part.toolName}.)` : '',
      )
      .join('\n')
      .trim();
    return text === '' ? [] : [{ role: 'assistant', content: [{ type: 'text', text }] }];
  }
  if (message.role !== 'tool') return [message];
  const results = message.content.flatMap((part) => {
    if (part.type !== 'tool-result') return [];
    const { output, toolName } = part;
    return [`${toolName} answered: ${'value' in output ? JSON.stringify(output.value) : 'refused'}`];
  });
  return [{ role: 'user', content: [{ type: 'text', text: results.join('\n') }] }];
}
