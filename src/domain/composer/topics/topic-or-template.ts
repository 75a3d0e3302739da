import type { Facts } from '../facts/facts.ts';
import { isSentence } from '../page/say-phrase.ts';
import type { TemplateRequest } from '../templates/asked-terms.ts';
import { chooseOutline, isForAnySubject } from '../templates/choose-outline.ts';
import { chooseTemplate } from '../templates/choose-template.ts';
import type { TemplateShelf } from '../templates/template-index.ts';
import type { TopicForm } from './lexicon/topic-words.ts';
import type { TopicMatch } from './match-topic.ts';

/** Number of entries from which a prompt brings its own page. */
const ownEntries = 3;

const mostWords = 7;

/** Returns whether entries only name parts of the page. */
const areNames = ({ entries, language }: Facts): boolean =>
  entries.every(
    ({ item, parts }) =>
      parts.length === 0 &&
      !/\p{N}/u.test(item.text) &&
      item.text.split(/\s+/).length <= mostWords &&
      !(isSentence(item, language) && /[.!]$/.test(item.text)),
  );

/** Returns whether a prompt says so much itself that its page is made of that. Names of parts say nothing yet. */
export const isOwnPage = (facts: Facts): boolean =>
  facts.sheet !== null ||
  (facts.entries.length >= ownEntries && !areNames(facts)) ||
  facts.sections.length > 0 ||
  facts.figureRuns.length > 0;

/** From this fit on, a template is written for exactly this prompt. */
const exactlyFits = 0.95;

/** Returns whether a prompt has a page that fits better than a topic and says more than an outline for any subject. */
function hasText(request: TemplateRequest, { form, chance }: TopicMatch, shelf: TemplateShelf): boolean {
  if (isOwnPage(request.facts)) return true;
  const chosen = chooseTemplate(request, shelf);
  if (chosen) return chosen.fit >= chance;
  const outline = chooseOutline(request, shelf);
  return form === null && outline !== null && !isForAnySubject(outline);
}

/** Forms whose templates are slides. */
const isDeck = (form: TopicForm): boolean => form === 'deck';

/**
 * Returns whether a template answers a prompt better than a topic: it was written for exactly that, in that form. A
 * topic can be asked about, told to children and have any number of slides.
 */
export function templateIsBetter(
  request: TemplateRequest,
  match: TopicMatch,
  {
    form,
    pages,
    shelf,
  }: { readonly form: TopicForm; readonly pages: number | undefined; readonly shelf: TemplateShelf },
): boolean {
  if (!match.isSure) return hasText(request, match, shelf);
  if (pages !== undefined || match.facets.length > 0 || match.isForChildren || match.own.length > 0)
    return false;
  const chosen = chooseTemplate(request, shelf);
  return (
    chosen !== null && chosen.fit >= exactlyFits && chosen.head.format.startsWith('slides') === isDeck(form)
  );
}
