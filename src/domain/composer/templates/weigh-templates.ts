import { kindTitle } from '../../templates/kind-title.ts';
import type { TemplateHead } from '../../templates/template.ts';
import { askedGroups, kinOf } from './asked-groups.ts';
import { type Asked, askedTerms, type TemplateRequest } from './asked-terms.ts';
import { canServe, likeKind } from './kind-fit.ts';
import {
  mostWeight,
  otherForm,
  type TemplateIndex,
  type TemplateShelf,
  templateIndex,
  termsOf,
} from './template-index.ts';
import { isOneWord } from './word-forms.ts';

/** Evidence for a template, each value from 0 to 1. */
export const evidenceNames = [
  // Share of the request's words found in the template's name, description or text.
  'named',
  // The same, also counting words of the template's example prompts.
  'covered',
  // The same without the words for the kind, such as 'packing list', which say nothing about the topic.
  'topic',
  // Weight of the rarest request word that the template contains.
  'telling',
  // Overlap with the most similar example prompt: share of the request's words, and share of the example's words.
  'alike',
  'alikeBack',
  // Share of the title's words that the request contains.
  'title',
  // How well the template suits the requested kind of document, and whether the kinds are equal.
  'kind',
  'sameKind',
  // Whether it contains the words that state a purpose, such as 'complaint' in 'complaint letter'.
  'purpose',
  // Weight of the rarest request word that the template lacks, and total weight of those it contains.
  'lacking',
  'mass',
  // Whether its group is the one that the request names, or one that is written alike.
  'group',
  // Share of the title's subject that is the request's, and share of the request's subject that it never mentions.
  'titled',
  'absent',
  // Whether it is of one subject and has another name than a word of a long request says, by that word's weight, and
  // how long the request is: a long one says much that no title has.
  'other',
  'length',
] as const;

export type Evidence = Readonly<Record<(typeof evidenceNames)[number], number>>;

export interface WeighedTemplate {
  readonly head: TemplateHead;
  readonly evidence: Evidence;
  /** Whether it is of another subject or form than the request, however many words they share. */
  readonly isOther: boolean;
}

/** Entries left out of the index while weights are fitted. */
export interface LeftOut {
  readonly templates: ReadonlySet<string>;
  /** Index of an ask in its template. */
  readonly ask?: number;
}

const nothing: LeftOut = { templates: new Set() };

/**
 * Templates of these kinds are about one subject from the first word to the last: a recipe for lentil soup is none for
 * tomato soup, while a letter or a plan still serves.
 */
export const ofOneSubject: ReadonlySet<string> = new Set([
  'comparison',
  'deck',
  'explainer',
  'garden',
  'guide',
  'household',
  'lesson-plan',
  'manual',
  'quiz',
  'recipe',
  'safety',
  'talk',
  'training-deck',
  'worksheet',
]);

/** Share of a request's words in an example prompt from which its template is of the subject, whatever its title. */
const leastAlike = 0.6;

/** From this likeness on, both ways, a request is an example prompt in other words. */
const surelyAlike = 0.7;

/** Templates that serve no other form: questions and answers are no script, and rules no proposal. */
const ofOwnForm: ReadonlySet<string> = new Set(['bylaws', 'faq', 'house-rules', 'school-rules']);

/** From this likeness on, a template is named for a word; a word that only its text has says less. */
const isNamedFor = 0.5;
/** A topic word that weighs more makes another subject, unless the request has most of the template's title. */
const otherSubjectWeight = mostWeight / 2;
const leastTitled = 0.7;
/** From this number of topic words on, one of them that a title lacks may be a detail, but not in a recipe. */
const manyTopics = 6;
/** Number of topic words of the longest requests. */
const mostTopics = 30;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Minimum weight of a kind's modifier that states a purpose: 'complaint' of 'complaint letter'. */
const purposeWeight = 1.6;
/** Minimum similarity for a template to be about a word. */
const isAbout = 0.3;
/** Minimum similarity for a template to mention a word anywhere. */
const isMentioned = 0.1;
/** From this share on, a word of a prompt belongs to its subject, rather than to its readers. */
const ofSubject = 0.6;
/** Normalizes the total weight: five of the rarest words. */
const fullMass = 5 * mostWeight;

interface AskedIn {
  readonly likeness: ReadonlyMap<number, number>;
  readonly covered: ReadonlyMap<number, number>;
}

interface BestAsk {
  readonly alike: number;
  readonly alikeBack: number;
}

/** Returns each template's most similar ask: the share of the asked words it contains, and the reverse. */
function bestAsks(
  asked: readonly Asked[],
  total: number,
  index: TemplateIndex,
  isOut: (ask: number) => boolean,
): Map<number, BestAsk> {
  const shared = new Map<number, { asked: number; own: number }>();
  for (const { found, share } of asked)
    for (const [ask, like] of found.asks) {
      const held = shared.get(ask) ?? { asked: 0, own: 0 };
      held.asked += share * found.weight * like;
      held.own += found.weight * like;
      shared.set(ask, held);
    }
  const best = new Map<number, BestAsk>();
  for (const [ask, held] of shared) {
    const number = index.asks[ask]?.number ?? -1;
    if (isOut(ask)) continue;
    const alike = held.asked / total;
    const alikeBack = Math.min(1, held.own / Math.max(index.weightOf(ask), 1));
    const known = best.get(number);
    if (!known || alike * alikeBack > known.alike * known.alikeBack) best.set(number, { alike, alikeBack });
  }
  return best;
}

/** Returns each asked word with its similarity to each template, by name and text, and with asks included. */
function likenesses(
  asked: readonly Asked[],
  index: TemplateIndex,
  isOut: (ask: number) => boolean,
): readonly AskedIn[] {
  return asked.map(({ found: { likeness, asks } }) => {
    const covered = new Map(likeness);
    for (const [ask, like] of asks) {
      const number = index.asks[ask]?.number ?? -1;
      if (like > (covered.get(number) ?? 0) && !isOut(ask)) covered.set(number, like);
    }
    return { likeness, covered };
  });
}

/** Templates below this share of the asked words are skipped. */
const leastCovered = 0.12;

/** Returns the templates that match some of the prompt, with the evidence for and against each. */
export function weighTemplates(
  request: TemplateRequest,
  shelf: TemplateShelf,
  leftOut: LeftOut = nothing,
): readonly WeighedTemplate[] {
  const { facts, written } = request;
  const index = templateIndex(shelf, written);
  const asked = askedTerms(request, index);
  const weights = asked.map(({ found, share }) => share * found.weight);
  const total = sum(weights);
  if (total === 0) return [];
  const isGone = ({ name }: TemplateHead): boolean => leftOut.templates.has(name);
  const isOut = (ask: number): boolean => {
    const one = index.asks[ask];
    const head = one && index.templates[one.number]?.head;
    return head !== undefined && isGone(head) && (leftOut.ask === undefined || leftOut.ask === one?.at);
  };
  const found = likenesses(asked, index, isOut);
  const best = bestAsks(asked, total, index, isOut);
  const kindWords = asked.filter(({ isKind }) => isKind).map(({ term }) => term);
  const purposes = asked.flatMap(({ isKind, found: { weight } }, at) =>
    isKind && weight >= purposeWeight && facts.kind === 'letter' ? [at] : [],
  );
  const topics = asked.map(({ isKind }, at) => (isKind ? 0 : (weights[at] ?? 0)));
  const ofTopics = sum(topics);
  const topicCount = topics.filter((weight) => weight > 0).length;
  /** Whether the request calls its document what a template is called. */
  const isCalled = (number: number): boolean =>
    asked.some(({ isKind, found: { likeness } }) => isKind && (likeness.get(number) ?? 0) >= isNamedFor);
  const isOfSubject = ({ isKind, share }: Asked): boolean => !isKind && share >= ofSubject;
  const subjectTerms = asked.filter(isOfSubject);
  const subjectWeights = asked.map((term, at) => (isOfSubject(term) ? (weights[at] ?? 0) : 0));
  const ofSubjectTerms = sum(subjectWeights);
  const groups = askedGroups(facts.kindText ?? '', shelf.heads, written).kinds;
  const weighed: WeighedTemplate[] = [];
  for (const [number, { head, kind: own, titleTerms }] of index.templates.entries()) {
    if (head.outline.length > 0 || (isGone(head) && leftOut.ask === undefined)) continue;
    const { alike, alikeBack } = best.get(number) ?? { alike: 0, alikeBack: 0 };
    // A guessed kind gives way to a template that is asked for in the same words.
    const isGuessed = facts.kindText === null && alike * alikeBack >= surelyAlike;
    if (!isGuessed && !canServe(facts.kind, own, head)) continue;
    const has = found.map(({ covered }) => covered.get(number) ?? 0);
    const mass = sum(weights.map((weight, at) => weight * (has[at] ?? 0)));
    if (mass / total < leastCovered) continue;
    const titles = titleTerms.map((term) => ({
      term,
      weight: index.find(term).weight,
      isAsked: asked.some((other) => isOneWord(term, other.term)),
    }));
    const ofTitles = sum(titles.map(({ weight }) => weight));
    // 'Guide' of 'Quick start guide' isn't a subject.
    const subjects = titles.filter(
      (_, at) => !kindWords.some((word) => isOneWord(titleTerms[at] ?? '', word)),
    );
    const isLacked = (_: unknown, at: number): boolean => (has[at] ?? 0) < isAbout;
    const lacking = weights.filter(isLacked);
    const otherSubject = ofOneSubject.has(head.kind)
      ? topics.filter((_, at) => (has[at] ?? 0) < isNamedFor)
      : [];
    const ofSubjects = sum(subjects.map(({ weight }) => weight));
    const titled =
      ofSubjects === 0
        ? 0
        : sum(
            subjects
              .filter(({ term }) => subjectTerms.some((other) => isOneWord(term, other.term)))
              .map(({ weight }) => weight),
          ) / ofSubjects;
    const other = titled < leastTitled ? Math.max(0, ...otherSubject) : 0;
    const isDetailed = topicCount >= manyTopics && head.kind !== 'recipe';
    if (other > otherSubjectWeight && !isDetailed) continue;
    const called = termsOf(kindTitle(head.kind), written);
    const isNamed = asked.some(
      ({ term, share, found: { likeness } }) =>
        share >= ofSubject && !called.includes(term) && (likeness.get(number) ?? 0) >= isNamedFor,
    );
    const isUntitled = head.kind === 'comparison' ? titled < leastTitled : !isNamed && alike < leastAlike;
    weighed.push({
      head,
      isOther:
        (ofOneSubject.has(head.kind) && isUntitled) ||
        (facts.kindText !== null && ofOwnForm.has(head.kind) && !isCalled(number)),
      evidence: {
        named: sum(found.map(({ likeness }, at) => (weights[at] ?? 0) * (likeness.get(number) ?? 0))) / total,
        covered: mass / total,
        topic: ofTopics === 0 ? 1 : sum(topics.map((weight, at) => weight * (has[at] ?? 0))) / ofTopics,
        telling: Math.max(0, ...topics.map((weight, at) => weight * (has[at] ?? 0))) / mostWeight,
        alike,
        alikeBack,
        title:
          ofTitles === 0
            ? 0
            : sum(titles.filter(({ isAsked }) => isAsked).map(({ weight }) => weight)) / ofTitles,
        kind: likeKind(facts.kind, own),
        sameKind: kindWords.some((word) => termsOf(kindTitle(head.kind), written).includes(word)) ? 1 : 0,
        purpose: purposes.length === 0 || purposes.some((at) => (has[at] ?? 0) >= otherForm) ? 1 : 0,
        lacking: Math.max(0, ...lacking) / mostWeight,
        mass: Math.min(1, mass / fullMass),
        group: kinOf(groups, head.kind),
        titled,
        absent:
          ofSubjectTerms === 0
            ? 0
            : sum(subjectWeights.filter((_, at) => (has[at] ?? 0) < isMentioned)) / ofSubjectTerms,
        other: other / mostWeight,
        length: Math.min(1, topicCount / mostTopics),
      },
    });
  }
  return weighed;
}
