import { localStore } from '../../lib/local-store.ts';

const historyKey = 'octavo.prompts.history';
const savedKey = 'octavo.prompts.saved';
/** Enough to find one again, little enough for a browser's store. */
const mostKept = 50;
/** A pasted document is no prompt that one calls back. */
const longestKept = 2_000;

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStore.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, prompts: readonly string[]): readonly string[] {
  const kept = prompts.slice(0, mostKept);
  localStore.write(key, JSON.stringify(kept));
  return kept;
}

function addFirst(key: string, prompt: string): readonly string[] {
  const before = read(key);
  if (prompt.trim() === '' || prompt.length > longestKept) return before;
  return write(key, [prompt, ...before.filter((other) => other !== prompt)]);
}

/** The prompts of this browser, the newest first. */
export const promptHistory = {
  read: () => read(historyKey),
  add: (prompt: string) => addFirst(historyKey, prompt),
};

/** Prompts that were kept for another time, the newest first. */
export const savedPrompts = {
  read: () => read(savedKey),
  add: (prompt: string) => addFirst(savedKey, prompt),
  remove: (prompt: string) =>
    write(
      savedKey,
      read(savedKey).filter((other) => other !== prompt),
    ),
};
