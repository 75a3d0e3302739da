import type { Brief } from '../brief.ts';
import { sparseType } from '../writing/sparse-type.ts';

/** A paper that says little is set larger. */
export function atEase(brief: Brief): Brief {
  const { look, content } = brief;
  return { ...brief, look: { ...look, tokens: { ...sparseType(content, look), ...look.tokens } } };
}
