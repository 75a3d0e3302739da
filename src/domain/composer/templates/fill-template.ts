import { type DocumentContent, documentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { Template } from '../../templates/template.ts';
import { kindTitle } from '../page/headline.ts';
import { asHeadline } from '../page/say-phrase.ts';
import { fillValue } from './fill-values.ts';
import { withOwnList } from './own-list.ts';
import { type Filling, slotFactsOf } from './slot-facts.ts';

/** Letters of all texts below a value; fields that are no text hardly count. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lettersIn(inner), 0);
}

export interface FilledTemplate {
  readonly content: DocumentContent;
  /** The share of the template's text that is left, from 0 to 1. */
  readonly left: number;
}

/**
 * The document of a template with the facts of a prompt in it. What the prompt doesn't say and only the template's
 * example knew, such as names, days and places, is taken out.
 * @returns null where too little is left for a page
 */
export function fillTemplate({ head, content }: Template, filling: Filling): FilledTemplate | null {
  const { facts, ledger, written, isLetter } = filling;
  const withList = withOwnList(content, head.list, facts, ledger);
  const filled = fillValue(withList, written, slotFactsOf(filling));
  const checked = documentContent.safeParse(filled);
  if (!checked.success) return null;
  const left = lettersIn(checked.data.pages) / Math.max(1, lettersIn(withList.pages));
  return {
    content: isLetter ? withSubjectLine(checked.data, head.title, filling) : checked.data,
    left,
  };
}

/** A letter is headed as the prompt calls it, or, where the template leaves that open, by what it is. */
function withSubjectLine(
  content: DocumentContent,
  templateTitle: string,
  { facts, ledger, written }: Filling,
): DocumentContent {
  const [first, ...others] = content.pages;
  if (first?.layout !== 'article') return content;
  const named = written === facts.language ? facts.head?.withKind : null;
  if (facts.head && named) ledger.printWithin({ start: facts.head.from, end: facts.head.end });
  else if (plainText(first.title).trim() !== '') return content;
  const title = named
    ? asHeadline(named, facts.language)
    : facts.kindText
      ? kindTitle(facts, written)
      : templateTitle;
  return { ...content, pages: [{ ...first, title }, ...others] };
}
