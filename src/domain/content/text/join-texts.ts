import { parseText } from './inline-text.ts';
import { writeText } from './write-text.ts';

/** Joins texts, each with its own marks. Skips empty ones. */
export function joinTexts(texts: readonly (string | undefined)[], separator: string): string {
  const given = texts.filter((text) => text !== undefined && text !== '');
  return writeText(
    given.flatMap((text, at) => [...(at === 0 ? [] : [{ text: separator }]), ...parseText(text ?? '')]),
  );
}
