import type { LanguageModelV4 } from '@ai-sdk/provider';
import { providerKinds } from '../../../contract/model-providers.ts';
import { plainTextModel } from '../../chat/providers/plain-text/plain-text-model.ts';
import { toolsOrText } from '../../chat/providers/plain-text/tools-or-text.ts';
import type { WritingWay } from '../../chat/providers/resolve-model.ts';
import { structuredModel } from '../../chat/providers/structured/structured-model.ts';
import type { Connection } from './connection.ts';
import { languageModelOf } from './language-model-of.ts';

/**
 * Returns a model of a connected provider that writes pages in a given way. Without one, generic servers are
 * tried with tools and fall back to plain text if they reject them.
 */
export function writingModel(connection: Connection, name: string, way: WritingWay | null): LanguageModelV4 {
  if (way === 'schema') return structuredModel(languageModelOf(connection, name, true));
  const model = languageModelOf(connection, name);
  if (way === 'markdown') return plainTextModel(model);
  return providerKinds[connection.kind].protocol === 'chat' ? toolsOrText(model) : model;
}
