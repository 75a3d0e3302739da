import type { TemplateHead } from '../../templates/template.ts';
import { risksOf } from '../risks/risks-of.ts';
import { templateServes } from '../risks/serves-risks.ts';
import type { TemplateRequest } from './asked-terms.ts';
import weights from './choosing-weights.json' with { type: 'json' };
import type { TemplateShelf } from './template-index.ts';
import { type Evidence, evidenceNames, type WeighedTemplate, weighTemplates } from './weigh-templates.ts';

export interface ChosenTemplate {
  readonly head: TemplateHead;
  /** Probability that the template matches the prompt, from 0 to 1. */
  readonly fit: number;
  /** Share of the words of its title that the prompt says, from 0 to 1. */
  readonly titled: number;
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

/** Returns the templates that may serve a prompt, the best first, with the probability that the best one matches. */
export function judgeTemplates(
  request: TemplateRequest,
  shelf: TemplateShelf,
  { rank, accept }: ChoosingWeights = weights,
): { readonly ranked: readonly RankedTemplate[]; readonly fit: number } {
  const { language } = request.facts;
  const risks = risksOf(request.text, language);
  const all = rankWeighed(weighTemplates(request, shelf), rank);
  // A text for another allergy, disease or age can harm.
  const ranked = all.filter(({ head }) => templateServes(risks, head, shelf.text, language));
  const asked = ranked.find(({ evidence }) => isItsAsk(evidence));
  if (asked) return { ranked: [asked, ...ranked.filter((each) => each !== asked)], fit: 1 };
  const [first] = ranked;
  if (!first || first.isOther) return { ranked, fit: 0 };
  // Behind one that doesn't serve, the next one leads by nothing.
  const lead = first === all[0] ? leadOf(ranked) : 0;
  const sum = scoreOf(accept, first.evidence) + accept.lead * lead + accept.bias;
  return { ranked, fit: 1 / (1 + Math.exp(-sum)) };
}

/** Returns the best template for the prompt, or null if none is likely to match. */
export function chooseTemplate(
  request: TemplateRequest,
  shelf: TemplateShelf,
  by: ChoosingWeights = weights,
): ChosenTemplate | null {
  const { ranked, fit } = judgeTemplates(request, shelf, by);
  const [first] = ranked;
  if (!first || fit < by.leastFit) return null;
  return { head: first.head, fit, titled: fit === 1 ? 1 : first.evidence.title };
}
