import type { Brief } from '../brief.ts';

/** The placeholders of a brief in reading order, each once. */
export function findGaps(brief: Brief): string[] {
  const gaps = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry);
    } else if (typeof value === 'object' && value !== null) {
      if ('placeholder' in value && typeof value.placeholder === 'string') gaps.add(value.placeholder);
      else if ('isGap' in value && 'text' in value && typeof value.text === 'string') gaps.add(value.text);
      else for (const entry of Object.values(value)) visit(entry);
    }
  };
  visit(brief.content);
  return [...gaps];
}
