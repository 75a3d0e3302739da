import type { Language } from '../../../words/languages.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations, OperationError } from '../../content/edit/apply-operations.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import type { Intent } from '../../reader/labels.ts';
import { isSameSaying, type Saying, tell } from '../speech/saying.ts';
import { speak, speakAll } from '../speech/speak.ts';
import { spokenLanguage } from '../speech/spoken-language.ts';
import { add } from './add.ts';
import { changeBillTerms } from './bill-terms.ts';
import { changeFormat } from './change-format.ts';
import { asksForSize, changeLook } from './change-look.ts';
import { changePicture } from './change-picture.ts';
import { changeDenied, changeValue } from './change-value.ts';
import { explainSources } from './explain-sources.ts';
import { explainTotal } from './explain-total.ts';
import type { FollowUpAnswer, FollowUpQuestion } from './follow-up-answer.ts';
import { changeLogo, logoWish, namesLogo } from './logo-wish.ts';
import { quoted } from './name-part.ts';
import { changeTone, longer, otherLook, shorter, translate } from './other-wishes.ts';
import { partsOf } from './parts.ts';
import { withQuotes } from './quoted-spans.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { reorder } from './reorder.ts';
import { type Request, refuse, type Step } from './request.ts';
import { languagesOf, type OneRequest, settledIntent } from './settle-reading.ts';
import { splitRequests } from './split-requests.ts';
import { possibleRequests } from './suggest.ts';

const steps: Readonly<Record<Exclude<Intent, 'undo'>, (request: Request) => Step>> = {
  rename,
  value: changeValue,
  look: changeLook,
  format: changeFormat,
  add,
  remove,
  reorder,
  translate,
  shorter,
  longer,
  another: otherLook,
  other: notUnderstood,
};

const isQuestion = (text: string): boolean => /[?？؟]\s*$/.test(text);

function notUnderstood(request: Request): Step {
  const { text } = request;
  if (isQuestion(text)) return refuse(tell('noAnswers'));
  return refuse(asksForSize(request) ? tell('textSize') : tell('noChangeIn', { text: quoted(text) }));
}

const mostSuggestions = 3;
/** Maximum number of requests tried while looking for suggestions. */
const mostTried = 5;
const longestRequest = 4_000;

/** Returns the content after the operations, or undefined if they don't apply or change nothing. */
function applied(content: DocumentContent, operations: readonly Operation[]): DocumentContent | undefined {
  try {
    const next = applyOperations(content, operations).content;
    return JSON.stringify(next) === JSON.stringify(content) ? undefined : next;
  } catch (error) {
    if (error instanceof OperationError) return undefined;
    throw error;
  }
}

/** Returns whether everything outside the selected pages and blocks is unchanged. */
function keepsOthers(before: DocumentContent, after: DocumentContent, targetIds: readonly string[]): boolean {
  if (targetIds.length === 0) return true;
  const rest = ({ pages, ...document }: DocumentContent): string =>
    JSON.stringify([
      document,
      pages
        .filter(({ id }) => !targetIds.includes(id ?? ''))
        .map((page) => ({
          ...page,
          blocks: blocksOf(page).filter(({ id }) => !targetIds.includes(id ?? '')),
        })),
    ]);
  return rest(before) === rest(after);
}

interface Outcome {
  readonly content: DocumentContent;
  readonly operations: readonly Operation[];
  readonly said: readonly Saying[];
  readonly refused: readonly Saying[];
  readonly offers: readonly Saying[];
  readonly isAnotherLook: boolean;
}

function stepOf(one: OneRequest, content: DocumentContent, question: FollowUpQuestion): Step {
  const { targetIds, seed } = question;
  const languages = languagesOf(one, content);
  const intent = settledIntent(one, languages);
  if (intent === 'undo') return refuse(tell('undoAlone'));
  const request: Request = {
    ...withQuotes(one, intent),
    content,
    targetIds,
    seed: Math.abs(Math.trunc(seed)) || 0,
    languages,
    parts: partsOf(content, targetIds),
  };
  const step =
    (isQuestion(request.text) ? explainTotal(request) : null) ??
    explainSources(request, question.prompts ?? []) ??
    changeLogo(request, question.logo) ??
    changeBillTerms(request) ??
    changePicture(request) ??
    changeTone(request, intent) ??
    changeDenied(request) ??
    steps[intent](request);
  return step;
}

/** Returns whether a request that isn't understood speaks of the logo. */
const needsLogoHint = (text: string): boolean => namesLogo(text) && logoWish(text) === null;

function answerAll(requests: readonly OneRequest[], question: FollowUpQuestion): Outcome {
  let content = question.content;
  const operations: Operation[] = [];
  const said: Saying[] = [];
  const refused: Saying[] = [];
  const offers: Saying[] = [];
  let isAnotherLook = requests.length > 0;
  for (const one of requests) {
    const step = stepOf(one, content, question);
    if ('refused' in step) {
      const place = tell('ask_logo');
      const hint = needsLogoHint(one.text)
        ? [tell('logoHint', { request: tell('quote', { text: place }) })]
        : [];
      for (const each of [step.refused, ...hint])
        if (!refused.some((known) => isSameSaying(known, each))) refused.push(each);
      offers.push(...(step.offers ?? []), ...(hint.length > 0 ? [place] : []));
      continue;
    }
    const next = applied(content, step.operations);
    if (next && (step.isElsewhere || keepsOthers(content, next, question.targetIds))) {
      content = next;
      operations.push(...step.operations);
      said.push(...[step.said].flat());
      isAnotherLook &&= step.isAnotherLook === true;
    } else refused.push(tell('changesNothing', { text: quoted(one.text) }));
  }
  return { content, operations, said, refused, offers, isAnotherLook };
}

/** Returns up to three requests that work on this page. Each one is tried first. */
function suggestionsFor(
  content: DocumentContent,
  question: FollowUpQuestion,
  offers: readonly Saying[],
  language: Language,
): readonly string[] {
  const { targetIds } = question;
  const works: string[] = [];
  let tried = 0;
  const parts = partsOf(content, targetIds);
  for (const offer of [...offers, ...possibleRequests(content, parts, targetIds.length > 0)]) {
    const text = speak(language, offer);
    if (works.length === mostSuggestions || tried === mostTried) break;
    tried += 1;
    if (works.includes(text)) continue;
    const requests = splitRequests(text, { today: question.today });
    if (requests.length !== 1) continue;
    const { operations, refused } = answerAll(requests, { ...question, content });
    if (operations.length > 0 && refused.length === 0) works.push(text);
  }
  return works;
}

const isOnlyUndo = ([only, ...others]: readonly OneRequest[], content: DocumentContent): boolean =>
  only !== undefined && others.length === 0 && settledIntent(only, languagesOf(only, content)) === 'undo';

/** Returns whether a prompt asks to undo the last change and for nothing else. */
export const asksOnlyToUndo = ({
  prompt,
  content,
  today,
}: Pick<FollowUpQuestion, 'prompt' | 'content' | 'today'>): boolean =>
  isOnlyUndo(splitRequests(prompt.slice(0, longestRequest), { today }), content);

/**
 * Answers a follow-up without a model, with operations on the content or a one-sentence reason why not.
 * Changes only what `said` states, and nothing outside the selection, except for a value that stands only there. Never
 * throws.
 */
export function answerFollowUp(question: FollowUpQuestion): FollowUpAnswer {
  const prompt = question.prompt.slice(0, longestRequest);
  const requests = splitRequests(prompt, { today: question.today }, question.reading);
  if (isOnlyUndo(requests, question.content)) return { outcome: 'undo' };
  const outcome = answerAll(requests, question);
  const language = question.language ?? spokenLanguage(prompt);
  const suggestions = suggestionsFor(outcome.content, question, outcome.offers, language);
  if (outcome.operations.length === 0)
    return { outcome: 'refused', said: speakAll(language, outcome.refused), suggestions };
  return {
    outcome: outcome.isAnotherLook ? 'another' : 'changed',
    operations: outcome.operations,
    said: speakAll(language, [...outcome.said, ...outcome.refused]),
    suggestions,
  };
}
