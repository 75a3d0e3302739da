import { localStore } from '../../lib/local-store.ts';

const historyKey = 'octavo.prompts.history';
/** Maximum number of stored prompts; keeps local storage small. */
const mostKept = 50;
/** Longer prompts, such as pasted documents, are not stored. */
const longestKept = 2_000;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(historyKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Prompts sent from this browser, newest first. */
export const promptHistory = {
  read,
  add: (prompt: string): void => {
    if (prompt.trim() === '' || prompt.length > longestKept) return;
    const prompts = [prompt, ...read().filter((other) => other !== prompt)];
    localStore.write(historyKey, JSON.stringify(prompts.slice(0, mostKept)));
  },
};
