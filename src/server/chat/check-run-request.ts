import { type ChatRequest, maxPromptLength } from '../../contract/chat.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { told } from '../told.ts';
import { type ResolvedModel, resolveModel } from './providers/resolve-model.ts';
import { promptOf } from './turn/build-turn-request.ts';
import { checkChoices } from './turn/check-choices.ts';

/**
 * Validates a request before a run is created: its prompt, its model and fallback models.
 * @throws AppError `invalid_input`, `not_found`
 */
export async function checkRunRequest(
  input: { readonly uid: string; readonly request: ChatRequest },
  deps: Pick<Deps, 'db' | 'models'>,
): Promise<{ readonly prompt: string; readonly models: readonly ResolvedModel[] }> {
  const { uid, request } = input;
  checkChoices(request, { hasSearchEngine: deps.models.searchEngine !== null });
  const prompt = await promptOf(request, uid, deps);
  if (prompt.length > maxPromptLength) {
    const over = (prompt.length - maxPromptLength).toLocaleString('en');
    throw new AppError('invalid_input', told('promptTooLong', { over }));
  }
  const aliases = [request.model_alias, ...(request.fallback_aliases ?? [])];
  const catalogue = await deps.models.forAccount(uid);
  return { prompt, models: aliases.map((alias) => resolveModel(catalogue, alias)) };
}
