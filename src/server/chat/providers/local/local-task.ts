import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { DocumentFormat } from '../../../../domain/content/choices.ts';
import type { DocumentContent } from '../../../../domain/content/document-content.ts';
import { contentGrammar, type GrammarSchema } from '../../../../domain/content/grammar/content-grammar.ts';
import { editGrammar } from '../../../../domain/content/grammar/edit-grammar.ts';
import { grammarOfJsonSchema } from './grammar-of-json-schema.ts';

/** What a local model needs to know of a turn besides its messages; see `localTurn`. */
export interface LocalTurn {
  /** Content of the current document; null if there is none. */
  readonly content: DocumentContent | null;
  readonly format?: DocumentFormat | undefined;
  readonly pages?: number | undefined;
  readonly isSurvey: boolean;
}

/** What a local model writes in one call, and how that is passed on. */
export type LocalTask =
  /** Streamed as the input of a tool. */
  | { readonly type: 'input'; readonly tool: string; readonly schema: GrammarSchema }
  /** An object with the operations of an edit, or with an answer in words. */
  | { readonly type: 'edit'; readonly schema: GrammarSchema }
  /** An object that names a tool and has its input. */
  | { readonly type: 'call'; readonly schema: GrammarSchema }
  /** Text, or JSON as text. */
  | { readonly type: 'text'; readonly schema: GrammarSchema | null }
  /** Nothing needs to be written. */
  | { readonly type: 'said'; readonly text: string };

/** Returns what the model said with its last tool call, once the tool has answered. */
function closingWords(prompt: LanguageModelV4Prompt): string | null {
  const last = prompt.at(-1);
  if (last?.role !== 'tool') return null;
  const hasFailed = last.content.some(
    (part) => part.type === 'tool-result' && part.output.type.startsWith('error'),
  );
  if (hasFailed) return "I couldn't make this change. Try again in other words.";
  const call = prompt
    .toReversed()
    .flatMap((message) => (message.role === 'assistant' ? message.content : []))
    .find((part) => part.type === 'tool-call');
  const input = call?.input as { readonly message?: unknown } | undefined;
  return typeof input?.message === 'string' ? input.message : 'Done.';
}

const hasPictures = (prompt: LanguageModelV4Prompt): boolean =>
  prompt.some(({ role, content }) => role === 'user' && content.some((part) => part.type === 'file'));

/** Returns what is to be written: always one thing, because small models choose badly among tools. */
export function localTask(options: LanguageModelV4CallOptions): LocalTask {
  const { prompt, tools = [], toolChoice, responseFormat, providerOptions } = options;
  const turn = providerOptions?.octavo?.turn as unknown as LocalTurn | undefined;
  const said = turn && closingWords(prompt);
  if (said) return { type: 'said', text: said };
  if (hasPictures(prompt)) {
    if (!turn) throw new Error('A local model sees no pictures.');
    return { type: 'said', text: 'Nothing to change.' };
  }
  const named = toolChoice?.type === 'tool' ? toolChoice.toolName : null;
  const offered =
    toolChoice?.type === 'none' ? [] : tools.filter(({ name }) => named === null || name === named);
  const has = (name: string): boolean => offered.some((tool) => tool.name === name);
  if (turn && has('ask_user') && (turn.isSurvey || named === 'ask_user')) {
    const ask = offered.find(({ name }) => name === 'ask_user');
    const schema = grammarOfJsonSchema(ask?.type === 'function' ? ask.inputSchema : {});
    return { type: 'input', tool: 'ask_user', schema };
  }
  if (turn?.content && has('edit_document')) return { type: 'edit', schema: editGrammar(turn.content) };
  if (turn && has('write_document')) {
    const { format, pages } = turn;
    return { type: 'input', tool: 'write_document', schema: contentGrammar({ format, pages }) };
  }
  const calls = offered.flatMap((tool): GrammarSchema[] =>
    tool.type === 'function'
      ? [
          {
            type: 'object',
            properties: { tool: { const: tool.name }, input: grammarOfJsonSchema(tool.inputSchema) },
          },
        ]
      : [],
  );
  if (calls.length > 0) return { type: 'call', schema: { oneOf: calls } };
  const format = responseFormat?.type === 'json' ? responseFormat.schema : undefined;
  return { type: 'text', schema: format ? grammarOfJsonSchema(format) : null };
}
