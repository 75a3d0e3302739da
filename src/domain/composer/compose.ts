import type { Language } from '../../words/languages.ts';
import type { DocumentContent } from '../content/document-content.ts';
import { readFollowUp, readPrompt } from '../reader/read-prompt.ts';
import { withinTools } from './choices/within-tools.ts';
import type { ComposerRequest, ComposerStep } from './composer-step.ts';
import { answerTurn } from './follow-up/answer-turn.ts';
import { splitGiven } from './given/split-given.ts';
import { knownLanguage } from './library/known-language.ts';
import { libraryIndex, type Shelves } from './library/library-index.ts';
import { newPage } from './new-page.ts';
import { passageIndex } from './passages/passage-index.ts';
import { plainPrompt } from './plain-prompt.ts';
import { type Saying, tell } from './speech/saying.ts';
import { speak } from './speech/speak.ts';
import { catalogLanguage, readerLanguage, spokenLanguage } from './speech/spoken-language.ts';
import { asksForSurvey, survey, withAnswers } from './survey/survey.ts';
import type { TemplateShelf } from './templates/template-index.ts';
import { handEdits, noEdits } from './topics/hand-edits.ts';
import { type TopicFollowUp, topicFollowUp } from './topics/topic-follow-up.ts';
import { noTopics, type TopicShelf } from './topics/topic-shelf.ts';
import { isUndo } from './undo.ts';

export type { ComposerRequest, ComposerStep } from './composer-step.ts';

const firstSteps = ['first_bill', 'first_flyer', 'first_list'] as const;

/** Answer if there is nothing to make. */
function talk(said: Saying, language: Language): ComposerStep[] {
  const choices = firstSteps.map((step) => speak(language, tell(step)));
  return [
    { type: 'text', text: speak(language, said) },
    { type: 'tool', name: 'suggest_followups', input: { choices } },
  ];
}

/** In characters. */
const longestTalk = 120;

/** Returns whether a prompt is small talk or a question about the composer, without a page to make. */
function isTalk(prompt: string): boolean {
  if (prompt.length >= longestTalk || !/[?？؟]\s*$/.test(prompt)) return false;
  const { intent, confidence } = readFollowUp(prompt);
  const { spans } = readPrompt(prompt);
  const saysWhat = spans.some(
    ({ label }) => label === 'kind' || label === 'title' || label === 'item' || label === 'date',
  );
  return !saysWhat && intent === 'other' && confidence > 0.5;
}

/** Returns whether a prompt asks for another document. Otherwise it changes the open page. */
function asksForNewPage({ prompt, today }: ComposerRequest): boolean {
  if (splitGiven(prompt) !== null) return true;
  const { spans } = readPrompt(prompt, { today });
  const [first] = spans.filter(({ label }) => label !== 'cmd');
  const command = spans.find(({ label }) => label === 'cmd');
  const kind = spans.find(({ label }) => label === 'kind');
  if (!kind || kind.confidence < 0.8) return false;
  const { intent, confidence } = readFollowUp(prompt);
  const facts = spans.filter(({ label }) =>
    ['subject', 'title', 'to', 'from', 'item', 'place', 'date'].includes(label),
  );
  const isNamed = kind.start < 4 && facts.length > 1;
  if (intent !== 'other' && intent !== 'another' && confidence >= 0.6 && !command && !isNamed) return false;
  // A kind with a subject is a new document: 'flyer for the summer fair'.
  return first === kind && facts.length > 0 && (command !== undefined || kind.start < 20);
}

function changesPage(request: ComposerRequest): boolean {
  const { document, isEdit, forcedTool } = request;
  if (document === null || forcedTool === 'write_document') return false;
  if (forcedTool === 'patch_document' || forcedTool === 'edit_document') return true;
  return isEdit ?? !asksForNewPage(request);
}

const likely = 0.3;

const namesKind = (prompt: string): boolean =>
  readPrompt(prompt).spans.some(({ label, confidence }) => label === 'kind' && confidence >= likely);

/** Returns whether a follow-up may write the page of a topic again. */
const rewritesTopic = ({ forcedTool, isEdit, history }: ComposerRequest): boolean =>
  forcedTool !== 'patch_document' && forcedTool !== 'edit_document' && isEdit !== true && history.length > 0;

/** Returns a request for a page that looks like the open one. */
function asLooking(request: ComposerRequest, prompt: string): ComposerRequest {
  const { direction, theme } = request.content?.look ?? {};
  return {
    ...request,
    prompt,
    layout: { ...(direction && { direction }), ...(theme && { theme }), ...request.layout },
  };
}

/** Writes the page of a topic in another form, with the user's changes to its texts. */
function otherForm(
  request: ComposerRequest,
  again: TopicFollowUp,
  shelves: Shelves,
  language: Language,
): ComposerStep[] {
  const { content } = request;
  const asked = asLooking(request, again.prompt);
  if (!content) return newPage(asked, shelves, language, { change: again.change });
  const isFirst = Object.values(again.earlier).every((value) => value === undefined);
  const { look } = content;
  const before = {
    ...asked,
    seed: look.seed,
    layout: { ...asked.layout, format: look.format, orientation: look.orientation },
  };
  const made = contentOf(newPage(before, shelves, language, isFirst ? null : { change: again.earlier }));
  const edits = made ? handEdits(made, content) : noEdits;
  return newPage(asked, shelves, language, { change: again.change, edits });
}

function contentOf(steps: readonly ComposerStep[]): DocumentContent | null {
  const input = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  )[0];
  return input && 'schema' in input ? input : null;
}

function stepsOf(request: ComposerRequest, shelves: Shelves, language: Language): ComposerStep[] {
  const asked = withAnswers(request);
  const { prompt } = asked;
  const wantsQuestions = request.forcedTool === 'ask_user' || asksForSurvey(request);
  if (asked === request && wantsQuestions) return survey(request, language);
  if (asked === request) {
    const again = rewritesTopic(asked) ? topicFollowUp(asked, shelves) : null;
    if (again) return otherForm(asked, again, shelves, language);
    if (changesPage(asked)) return answerTurn(asked, language);
  }
  // 'Checklist for moving back' only sounds like it.
  if (isUndo(prompt) && !namesKind(prompt)) return talk(tell('noPageYet'), language);
  if (isTalk(prompt)) return talk(tell('aboutComposer'), language);
  return newPage(asked, shelves, language);
}

/**
 * Runs one turn of the built-in composer. The same request always returns the same steps, and every prompt
 * returns at least one.
 */
export function compose(
  given: ComposerRequest,
  templates: TemplateShelf,
  topics: TopicShelf = noTopics,
): ComposerStep[] {
  const request = { ...given, prompt: plainPrompt(given.prompt) };
  const shelves = { templates, topics };
  const spoken = spokenLanguage(request.prompt, request.interfaceLanguage ?? undefined);
  const read = readerLanguage(spoken);
  const known = knownLanguage(request.prompt, shelves, read);
  const language = known === read ? spoken : catalogLanguage(known);
  return withinTools(stepsOf(request, shelves, language), request, language);
}

/** Preloads what the first prompt needs: the reader's weights, the template heads, the index of the library, and the schema of topics. */
export function warmComposer(templates: TemplateShelf, topics: TopicShelf): void {
  compose(
    {
      prompt: 'Invoice for Acme Corp, 2 hours of design at $95',
      history: [],
      document: null,
      layout: {},
      targetBlockIds: [],
      seed: 1,
      today: '2026-01-01',
    },
    templates,
    topics,
  );
  passageIndex(templates, 'en');
  libraryIndex({ templates, topics }, 'en');
  const [first] = topics.namesIn('en');
  if (first) topics.read(first.language, first.name);
}
