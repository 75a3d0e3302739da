import { parseText } from './inline-text.ts';
import { writeText } from './write-text.ts';

/** One text of several, each with its own marks; empty ones are left out. */
export function joinTexts(texts: readonly (string | undefined)[], separator: string): string {
  const given = texts.filter((text) => text !== undefined && text !== '');
  return writeText(
    given.flatMap((text, at) => [...(at === 0 ? [] : [{ text: separator }]), ...parseText(text ?? '')]),
  );
}
