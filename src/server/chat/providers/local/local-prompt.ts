import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { EngineMessage } from '../../../adapters/engine/engine-messages.ts';

/** Returns a conversation in plain text; tool calls and their results are summarized. */
export function localPrompt(prompt: LanguageModelV4Prompt): EngineMessage[] {
  return prompt.flatMap((message): EngineMessage[] => {
    if (message.role === 'system') return [{ role: 'system', text: message.content }];
    if (message.role === 'tool') {
      const results = message.content.flatMap((part) =>
        part.type === 'tool-result' && 'value' in part.output ? [JSON.stringify(part.output.value)] : [],
      );
      return [{ role: 'user', text: results.join('\n') }];
    }
    const text = message.content
      .flatMap((part) =>
        part.type === 'text' ? [part.text] : part.type === 'tool-call' ? [`(I used ${part.toolName}.)`] : [],
      )
      .join('\n');
    return text === '' ? [] : [{ role: message.role, text }];
  });
}
