import { type KeptPrompt, maxKeptPrompts } from '../../../contract/prompts.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { insertPrompt, type KeptPromptRow, listPrompts, removePrompt } from './prompt-store.ts';

const viewPrompt = ({ id, prompt, kept_at }: KeptPromptRow): KeptPrompt => ({
  id,
  prompt,
  kept_at: kept_at.toISOString(),
});

export async function listKeptPrompts(uid: string, deps: Pick<Deps, 'db'>): Promise<KeptPrompt[]> {
  return (await listPrompts(deps.db, uid)).map(viewPrompt);
}

/**
 * Saves a prompt, or moves a saved one to the top. @throws AppError `conflict` at the maximum number of
 * prompts
 */
export async function keepPrompt(
  input: { readonly uid: string; readonly prompt: string },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<KeptPrompt> {
  const row = await insertPrompt(deps.db, { ...input, at: deps.clock(), most: maxKeptPrompts });
  if (!row) throw new AppError('conflict', told('promptsFull', { limit: maxKeptPrompts }));
  return viewPrompt(row);
}

/** @throws AppError `not_found` */
export async function forgetPrompt(
  { uid, id }: { readonly uid: string; readonly id: string },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  if (!(await removePrompt(deps.db, uid, id))) throw notFound('promptMissing');
}
