import { localStore } from '../../lib/local-store.ts';

const historyKey = 'octavo.prompts.history';
/** Enough to find one again, little enough for a browser's store. */
const mostKept = 50;
/** A pasted document is no prompt that one calls back. */
const longestKept = 2_000;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(historyKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** The prompts of this browser, the newest first. */
export const promptHistory = {
  read,
  add: (prompt: string): void => {
    if (prompt.trim() === '' || prompt.length > longestKept) return;
    const prompts = [prompt, ...read().filter((other) => other !== prompt)];
    localStore.write(historyKey, JSON.stringify(prompts.slice(0, mostKept)));
  },
};
