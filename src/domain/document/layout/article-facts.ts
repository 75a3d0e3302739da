import type { TitledEntry } from './blocks/entries.ts';
import type { IdentifiedBlock } from './flow-block.ts';
import { iconHtml } from './icon.ts';
import { element, type Html, richElement } from './markup.ts';
import { isEmpty } from './text/field-text.ts';

const mostFacts = 5;
/** Maximum letters of a term and its meaning on one line beside the introduction. */
const longestTerm = 14;
const longestMeaning = 28;

export interface ArticleFacts {
  /** Id of the block that contains the facts. */
  readonly id: string;
  readonly items: readonly TitledEntry[];
}

export interface FactsAndRest {
  readonly facts: ArticleFacts | null;
  readonly rest: readonly IdentifiedBlock[];
}

/** Moves a few short terms at the start of the text to the head: recipient, sender, validity. */
export function takeFacts(blocks: readonly IdentifiedBlock[]): FactsAndRest {
  const [first, ...rest] = blocks;
  const isHead =
    first?.block.type === 'definitions' &&
    rest.length > 0 &&
    first.block.items.length <= mostFacts &&
    first.block.items.every(
      ({ title, text }) =>
        !isEmpty(text) && title.plain.length <= longestTerm && text.plain.length <= longestMeaning,
    );
  return isHead && first?.block.type === 'definitions'
    ? { facts: { id: first.id, items: first.block.items }, rest }
    : { facts: null, rest: blocks };
}

/** Returns the facts in the head of a paper, or null if there are none. */
export function factsHtml(facts: ArticleFacts | null): Html | null {
  if (!facts || facts.items.length === 0) return null;
  return element(
    'dl',
    { class: 'article-facts', id: facts.id },
    ...facts.items.map(({ title, text, icon }, index) =>
      element(
        'div',
        { class: 'article-fact', id: `${facts.id}.${index + 1}` },
        richElement('dt', { id: `${facts.id}.${index + 1}.title` }, title, iconHtml(icon)),
        richElement('dd', { id: `${facts.id}.${index + 1}.text` }, text),
      ),
    ),
  );
}
