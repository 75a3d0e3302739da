import { NoSuchToolError, type ToolCallRepairFunction, type ToolSet } from 'ai';
import { isCutOff, wholeJson } from '../../../domain/content/lenient/json-in-text.ts';
import { isRecord } from '../../../domain/content/lenient/reading.ts';

const shown = 60;

/**
 * Repairs call arguments that aren't valid JSON: in a code block, surrounded by text, with an extra comma, or
 * a whole document in Markdown. For other calls, `unreadable` gets the reason, in words for the model.
 */
export function repairCalls(unreadable: Map<string, string>): ToolCallRepairFunction<ToolSet> {
  return async ({ toolCall, error }) => {
    if (NoSuchToolError.isInstance(error) || isJson(toolCall.input)) return null;
    const mended = wholeJson(toolCall.input);
    if (isRecord(mended)) return { ...toolCall, input: JSON.stringify(mended) };
    const isBroken = /[{[]/.test(toolCall.input.slice(0, shown));
    if (!isBroken && toolCall.toolName === 'write_document')
      return { ...toolCall, input: JSON.stringify({ markdown: toolCall.input }) };
    unreadable.set(toolCall.toolCallId, reasonOf(toolCall.input));
    return { ...toolCall, input: '{}' };
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function reasonOf(input: string): string {
  const end = input.trimEnd().slice(-shown);
  return isCutOff(input)
    ? `Nothing was done: the arguments of this call broke off at “${end}”. Send the whole call again, with less text if it gets too long.`
    : `Nothing was done: the arguments of this call are no JSON. They end with “${end}”. Send the call again.`;
}

/** Wraps a tool so it rejects unreadable calls. */
export function refusingUnreadable(
  own: ToolSet[string],
  unreadable: ReadonlyMap<string, string>,
): ToolSet[string] {
  const execute = own.execute as ((input: unknown, options: { toolCallId: string }) => unknown) | undefined;
  if (!execute) return own;
  return {
    ...own,
    execute: async (input: unknown, options: { toolCallId: string }) => {
      const reason = unreadable.get(options.toolCallId);
      if (reason !== undefined) throw new Error(reason);
      return execute(input, options);
    },
  } as ToolSet[string];
}
