import { fold } from '../../reader/tokenize.ts';
import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { findKind } from '../page/find-kind.ts';
import type { TemplateRequest } from './asked-terms.ts';
import weights from './choosing-weights.json' with { type: 'json' };
import { type TemplateShelf, termsOf } from './template-index.ts';
import { type Evidence, evidenceNames, type WeighedTemplate, weighTemplates } from './weigh-templates.ts';
import { isOneWord } from './word-forms.ts';

export interface ChosenTemplate {
  readonly head: TemplateHead;
  /** How likely it is what the prompt asks for, from 0 to 1. */
  readonly fit: number;
}

/** Fitted by `npm run train -- templates`. */
export interface ChoosingWeights {
  /** Which of two templates is the better one. */
  readonly rank: Evidence;
  /** Whether the best one is good enough. */
  readonly accept: Evidence & { readonly lead: number; readonly bias: number };
  /** A template that is less likely the right one is not taken. */
  readonly leastFit: number;
}

const scoreOf = (rank: Evidence, evidence: Evidence): number =>
  evidenceNames.reduce((score, name) => score + rank[name] * evidence[name], 0);

/** Beyond this, how far the best template is ahead of the next one says no more. */
const mostLead = 3;

export interface RankedTemplate extends WeighedTemplate {
  readonly score: number;
}

/** The best first. */
export function rankWeighed(weighed: readonly WeighedTemplate[], rank: Evidence): readonly RankedTemplate[] {
  return weighed
    .map((each) => ({ ...each, score: scoreOf(rank, each.evidence) }))
    .sort((a, b) => b.score - a.score);
}

/** How far the first is ahead of the second, from 0 to 1. */
export const leadOf = ([first, second]: readonly RankedTemplate[]): number =>
  first && second ? Math.min(1, (first.score - second.score) / mostLead) : 1;

/** Whether a prompt has the words of one of the template's example prompts, and no others. */
const isItsAsk = ({ alike, alikeBack }: Evidence): boolean => alike > 0.999 && alikeBack > 0.999;

/** The template that the prompt asks for; null where none is likely to be it. */
export function chooseTemplate(
  request: TemplateRequest,
  shelf: TemplateShelf,
  { rank, accept, leastFit }: ChoosingWeights = weights,
): ChosenTemplate | null {
  const ranked = rankWeighed(weighTemplates(request, shelf), rank);
  const [first] = ranked;
  if (!first) return null;
  const asked = ranked.find(({ evidence }) => isItsAsk(evidence));
  if (asked) return { head: asked.head, fit: 1 };
  const sum = scoreOf(accept, first.evidence) + accept.lead * leadOf(ranked) + accept.bias;
  const fit = 1 / (1 + Math.exp(-sum));
  return fit >= leastFit ? { head: first.head, fit } : null;
}

/** What a letter is for is said in its first sentences. */
const longestOpening = 200;

/** Whether a phrase names a document as one of the names does: 'thank you letter' names 'thank-you letter'. */
function isNamed(asked: string, names: readonly string[]): boolean {
  const plain = (words: string): string => ` ${fold(words).replaceAll('-', ' ')} `;
  return names.some((name) => name.includes(' ') && plain(asked).includes(plain(name)));
}

const isLetterGroup = ({ kind }: TemplateHead): boolean => findKind([kindTitle(kind)], 'en') === 'letter';

/** The outline for a kind of document, where no template is about what the prompt is about. */
export function chooseOutline(
  { text, facts: { kindText, kind, language }, written }: TemplateRequest,
  { heads }: TemplateShelf,
): TemplateHead | null {
  const asked = termsOf(kindText ?? '', language);
  const outlines = heads.filter((head) => head.outline.length > 0 && head.language.split('-')[0] === written);
  const called = outlines.find(({ outline }) => isNamed(kindText ?? '', outline));
  const named = outlines.find(({ outline }) =>
    outline.some((name) => asked.some((term) => isOneWord(term, fold(name)))),
  );
  if (called || named) return called ?? named ?? null;
  if (kind !== 'letter' && kind !== null && kind !== 'checklist')
    return outlines.find(({ outline }) => outline.includes(kind)) ?? null;
  // What is wanted is often said by a verb: 'a letter to my gym to cancel', 'what to pack for a week in Rome'.
  const fitting = outlines.filter((head) => isLetterGroup(head) === (kind === 'letter'));
  const [first] = termsOf(text.slice(0, longestOpening), language).flatMap((term) =>
    fitting.filter(({ outline }) => outline.some((name) => fold(name) === term)),
  );
  return first ?? null;
}
