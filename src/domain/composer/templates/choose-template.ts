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
  /** Probability that the template matches the prompt, from 0 to 1. */
  readonly fit: number;
}

/** Fitted by `npm run train -- templates`. */
export interface ChoosingWeights {
  /** Weights for comparing two templates. */
  readonly rank: Evidence;
  /** Weights for accepting the best template. */
  readonly accept: Evidence & { readonly lead: number; readonly bias: number };
  /** Minimum fit of a chosen template. */
  readonly leastFit: number;
}

const scoreOf = (rank: Evidence, evidence: Evidence): number =>
  evidenceNames.reduce((score, name) => score + rank[name] * evidence[name], 0);

/** Cap on the lead of the best template over the next one. */
const mostLead = 3;

export interface RankedTemplate extends WeighedTemplate {
  readonly score: number;
}

/** Returns the templates, best first. */
export function rankWeighed(weighed: readonly WeighedTemplate[], rank: Evidence): readonly RankedTemplate[] {
  return weighed
    .map((each) => ({ ...each, score: scoreOf(rank, each.evidence) }))
    .sort((a, b) => b.score - a.score);
}

/** Returns the lead of the first template over the second, from 0 to 1. */
export const leadOf = ([first, second]: readonly RankedTemplate[]): number =>
  first && second ? Math.min(1, (first.score - second.score) / mostLead) : 1;

/** Returns whether a prompt has exactly the words of one of the template's example prompts. */
const isItsAsk = ({ alike, alikeBack }: Evidence): boolean => alike > 0.999 && alikeBack > 0.999;

/** Returns the best template for the prompt, or null if none is likely to match. */
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

/** Number of characters at the start of a letter that state its purpose. */
const longestOpening = 200;

/** Returns whether a phrase matches one of the names: 'thank you letter' matches 'thank-you letter'. */
function isNamed(asked: string, names: readonly string[]): boolean {
  const plain = (words: string): string => ` ${fold(words).replaceAll('-', ' ')} `;
  return names.some((name) => name.includes(' ') && plain(asked).includes(plain(name)));
}

const isLetterGroup = ({ kind }: TemplateHead): boolean => findKind([kindTitle(kind)], 'en') === 'letter';

/** Returns the outline for a kind of document, used if no template matches the subject. */
export function chooseOutline(
  { text, facts: { kindText, kind, language, isBlank }, written }: TemplateRequest,
  { heads }: TemplateShelf,
): TemplateHead | null {
  const asked = termsOf(kindText ?? '', language);
  const outlines = heads.filter((head) => head.outline.length > 0 && head.language.split('-')[0] === written);
  // A form to fill in, where another outline of the kind leads through the subject.
  const form = isBlank ? outlines.find(({ outline }) => outline.includes(`blank ${kind}`)) : undefined;
  if (form) return form;
  const called = outlines.find(({ outline }) => isNamed(kindText ?? '', outline));
  const named = outlines.find(({ outline }) =>
    outline.some((name) => asked.some((term) => isOneWord(term, fold(name)))),
  );
  if (called || named) return called ?? named ?? null;
  if (kind !== 'letter' && kind !== null && kind !== 'checklist')
    return outlines.find(({ outline }) => outline.includes(kind)) ?? null;
  // A verb often names the purpose: 'a letter to my gym to cancel', 'what to pack for a week in Rome'.
  const fitting = outlines.filter((head) => isLetterGroup(head) === (kind === 'letter'));
  const [first] = termsOf(text.slice(0, longestOpening), language).flatMap((term) =>
    fitting.filter(({ outline }) => outline.some((name) => fold(name) === term)),
  );
  return first ?? null;
}
