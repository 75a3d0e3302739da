import { type Language, languageCodes } from '../../../words/languages.ts';
import { readerLanguages } from '../../reader/languages.ts';
import { readPrompt } from '../../reader/read-prompt.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { ComposerRequest, ComposerStep, SurveyQuestion } from '../composer-step.ts';
import type { Facts } from '../facts/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isUnspaced } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf } from '../page/kinds.ts';
import { tell } from '../speech/saying.ts';
import { speak } from '../speech/speak.ts';
import { hasChoices, isRequired, type QuestionId, questionIds, questions } from './questions.ts';

/** Maximum length (in characters) of the part of a prompt that asks for a survey. */
const longestAsking = 400;

const connecting = ' ,;–—-\n';
/** The phrases that ask for questions, and the words before them that go with them. */
const asking = readerLanguages.map((language) => {
  const { askFirst, and } = lexicons[language].followUp;
  const termsOf = (list: string): string[] => list.split(',').map((term) => term.trim());
  return {
    phrases: termsOf(askFirst.phrases),
    connectors: new Set([...termsOf(askFirst.before), ...termsOf(and)]),
    after: new Set(termsOf(askFirst.after)),
  };
});

/** Returns the prompt without the phrase that asks for questions, or null if there is none. */
function withoutAsking(prompt: string): string | null {
  const head = prompt.slice(-longestAsking);
  for (const { phrases, connectors, after } of asking) {
    const phrase = phrases.find((words) => head.toLowerCase().includes(words));
    if (!phrase) continue;
    const at = prompt.toLowerCase().lastIndexOf(phrase);
    const [next = ''] = /^ ?[^\s.,;:!?)–—-]*/u.exec(prompt.slice(at + phrase.length).toLowerCase()) ?? [];
    const isOwn = !/\p{L}$/u.test(prompt.slice(0, at)) && (next.trim() === '' || after.has(next.trim()));
    if (!isOwn && !isUnspaced(phrase.slice(-1))) continue;
    const before = trimEndOf(prompt.slice(0, at), connecting);
    const word = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
    if (!connectors.has(word)) return before;
    return trimEndOf(before.slice(0, before.length - word.length), connecting);
  }
  return null;
}

/** Returns whether a prompt asks for a survey first. */
export const asksForSurvey = ({ isSurvey, prompt }: ComposerRequest): boolean =>
  isSurvey === true || withoutAsking(prompt) !== null;

/** Returns whether the prompt already answers a question. */
function isAnswered(id: QuestionId, facts: Facts): boolean {
  switch (id) {
    case 'client':
    case 'recipient':
      return facts.to.length > 0;
    case 'sender':
      return facts.from.length > 0;
    case 'lines':
      return facts.entries.length > 0;
    case 'terms':
      return facts.details.some(({ text }) => /\d/.test(text));
    case 'contact':
      return facts.contacts.length > 0;
    case 'subject':
      return facts.title !== null || facts.subjects.length > 0;
    case 'when':
      return facts.dates.length > 0;
    case 'where':
      return facts.places.length > 0;
    case 'price':
      return facts.amounts.length > 0;
    default:
      return false;
  }
}

/** Returns the questions that a prompt leaves open. */
export function survey(request: ComposerRequest, language: Language): ComposerStep[] {
  const prompt = withoutAsking(request.prompt) ?? request.prompt;
  const reading = readPrompt(prompt, { today: request.today });
  const facts = readFacts(prompt, reading);
  const kind = facts.kind ?? findKind([prompt], reading.language);
  const all = questions[kind ? familyOf(kind) : 'paper'];
  const open = all.filter((id) => !isAnswered(id, facts));
  const asked = (open.length > 0 ? open : all.slice(-1)).map(
    (id): SurveyQuestion => ({
      id,
      question: speak(language, tell(`survey_${id}`)),
      choices: hasChoices(id) ? speak(language, tell(`survey_${id}_choices`)).split('|') : [],
      is_required: isRequired(id),
    }),
  );
  return [
    { type: 'text', text: speak(language, tell('survey_opening')) },
    { type: 'tool', name: 'ask_user', input: { questions: asked } },
  ];
}

/** Returns the phrase that adds the answer of a line 'Question? Answer' to the prompt; null for other lines. */
function answerOf(line: string): string | null {
  for (const id of questionIds)
    for (const language of languageCodes) {
      const question = speak(language, tell(`survey_${id}`));
      if (!line.startsWith(`${question} `)) continue;
      const answer = line.slice(question.length).trim();
      return speak(language, tell(`survey_${id}_joined`, { answer }));
    }
  return null;
}

/** Adds survey answers to the prompt they belong to. Other prompts are unchanged. */
export function withAnswers(request: ComposerRequest): ComposerRequest {
  const answers = request.prompt
    .slice(0, 8_000)
    .split('\n')
    .map((line) => answerOf(line.trim()));
  const given = answers.filter((answer) => answer !== null);
  if (given.length === 0 || given.length < answers.length) return request;
  const before = request.history.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  const wish = withoutAsking(before) ?? before;
  return { ...request, isSurvey: false, prompt: [wish, ...given].filter(Boolean).join(', ') };
}
