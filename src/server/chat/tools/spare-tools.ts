import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ToolName } from '../../../contract/run-choices.ts';

/**
 * Redundant tools: edit_document also changes the look, every result includes the checks, and follow-ups are
 * a field of the last call.
 */
const spareTools: ReadonlySet<string> = new Set<ToolName>(['set_theme', 'check_page', 'suggest_followups']);

/**
 * Hides redundant tools from a model unless the caller named them. They stay callable, for plain-text marks
 * and for models that know them from earlier turns.
 */
export function withoutSpareTools(model: LanguageModelV4, named: readonly ToolName[] = []): LanguageModelV4 {
  const isTold = ({ name }: { readonly name: string }): boolean =>
    !spareTools.has(name) || (named as readonly string[]).includes(name);
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    get supportedUrls() {
      return model.supportedUrls;
    },
    doGenerate: (options) => model.doGenerate(options),
    doStream: ({ tools, ...options }) =>
      model.doStream({ ...options, ...(tools && { tools: tools.filter(isTold) }) }),
  };
}
