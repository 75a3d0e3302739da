import type { BriefContent, Look, TokenOverrides } from '../../brief.ts';

/** Letters below which a page of A4 or Letter takes larger type and more air, the sparsest first. */
const steps = [
  { letters: 420, type: '1.35', space: '1.4' },
  { letters: 900, type: '1.2', space: '1.25' },
] as const;

/** Every letter that a content shows, however deep. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + lettersIn(entry), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, entry) => sum + lettersIn(entry), 0);
}

/** Sizes for a paper that says little, so that it does not stand lost at the head of its page. */
export function sparseType(content: BriefContent, look: Look): TokenOverrides {
  const isPaper = look.format === 'a4' || look.format === 'letter';
  if (!isPaper || look.orientation !== 'portrait') return {};
  const letters = lettersIn(content);
  const step = steps.find((candidate) => letters < candidate.letters);
  return step ? { 'fit-type': step.type, 'fit-space': step.space } : {};
}
