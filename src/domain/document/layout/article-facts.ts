import type { ArticleContent, TitledEntry } from '../brief.ts';
import { element, type Html } from './markup.ts';
import { plainText, richHtml } from './rich-text.ts';

const mostFacts = 5;
/** Letters of a term and of its meaning that stand on a line beside the introduction. */
const longestTerm = 14;
const longestMeaning = 28;

export interface FactsAndRest {
  readonly facts: readonly TitledEntry[];
  readonly rest: ArticleContent;
}

/** A few short terms right after the introduction are the facts of the paper: for whom, from whom, how long it holds. */
export function takeFacts(content: ArticleContent): FactsAndRest {
  const [first, ...blocks] = content.blocks;
  const isHead =
    content.lead !== undefined &&
    first?.type === 'definitions' &&
    blocks.length > 0 &&
    first.entries.length <= mostFacts &&
    first.entries.every(
      ({ title, text }) =>
        text.length > 0 && plainText(title).length <= longestTerm && plainText(text).length <= longestMeaning,
    );
  return isHead ? { facts: first.entries, rest: { ...content, blocks } } : { facts: [], rest: content };
}

/** The facts of a paper in its head; nothing where there are none. */
export function factsHtml(facts: readonly TitledEntry[]): Html | null {
  if (facts.length === 0) return null;
  return element(
    'dl',
    { class: 'article-facts', id: 'facts' },
    ...facts.map(({ title, text }, index) =>
      element(
        'div',
        { class: 'article-fact', id: `facts.${index + 1}` },
        element('dt', { id: `facts.${index + 1}.title` }, richHtml(title)),
        element('dd', { id: `facts.${index + 1}.text` }, richHtml(text)),
      ),
    ),
  );
}
