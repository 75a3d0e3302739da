import type { Speed } from './engine-messages.ts';

/** Tokens of the instructions and a prompt. They are read again only after another model was used. */
const readTokens = 1_100;
/** Tokens of a short page, and of a deck of slides. */
const writtenTokens = { short: 500, long: 1_500 };

/** Returns how long a page takes on a model, in seconds: a short one, and a long one with loading. */
export function pageSeconds({ loadMs, reading, writing }: Speed): readonly [number, number] {
  const fewest = writtenTokens.short / writing;
  const most = loadMs / 1000 + readTokens / reading + writtenTokens.long / writing;
  return [Math.max(1, Math.round(fewest)), Math.max(1, Math.round(most))];
}
