import { type DocumentContent, documentContent } from '../../content/document-content.ts';
import type { Template } from '../../templates/template.ts';
import { fillValue } from './fill-values.ts';
import { type Filling, slotFactsOf } from './slot-facts.ts';

/** Counts the characters of all texts below a value. Non-text fields add very few. */
export function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lettersIn(inner), 0);
}

export interface FilledTemplate {
  readonly content: DocumentContent;
  /** Share of the template's text that remains, from 0 to 1. */
  readonly left: number;
}

/**
 * Fills a template with the facts of a prompt. Removes details that only the example had, such as names,
 * dates and places.
 * @returns null if too little text remains for a page
 */
export function fillTemplate({ content }: Template, filling: Filling): FilledTemplate | null {
  const filled = fillValue(content, filling.written, slotFactsOf(filling));
  const checked = documentContent.safeParse(filled);
  if (!checked.success) return null;
  const left = lettersIn(checked.data.pages) / Math.max(1, lettersIn(content.pages));
  return { content: checked.data, left };
}
