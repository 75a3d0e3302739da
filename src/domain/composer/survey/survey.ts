import type { ReaderLanguage } from '../../reader/languages.ts';
import { readPrompt } from '../../reader/read-prompt.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { ComposerRequest, ComposerStep, SurveyQuestion } from '../composer-step.ts';
import type { Facts } from '../facts/facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf } from '../page/kinds.ts';
import {
  asking,
  everyQuestion,
  opening,
  type Question,
  type QuestionLanguage,
  questionLanguages,
  questions,
} from './questions.ts';

const languageFor = (language: ReaderLanguage): QuestionLanguage =>
  questionLanguages.find((known) => known === language) ?? 'en';

/** Maximum length (in characters) of the part of a prompt that asks for a survey. */
const longestAsking = 400;

const connecting = ' ,;–—-\n';
const connectors: ReadonlySet<string> = new Set([
  'and',
  'but',
  'please',
  'und',
  'bitte',
  'et',
  'mais',
  'y',
  'pero',
]);

/** Returns the prompt without the phrase that asks for questions, or null if there is none. */
function withoutAsking(prompt: string): string | null {
  const head = prompt.slice(-longestAsking);
  for (const language of questionLanguages) {
    const phrase = asking[language].split('|').find((words) => head.toLowerCase().includes(words));
    if (!phrase) continue;
    const at = prompt.toLowerCase().lastIndexOf(phrase);
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
function isAnswered(id: string, facts: Facts): boolean {
  switch (id) {
    case 'client':
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
export function survey(request: ComposerRequest): ComposerStep[] {
  const prompt = withoutAsking(request.prompt) ?? request.prompt;
  const reading = readPrompt(prompt, { today: request.today });
  const facts = readFacts(prompt, reading);
  const language = languageFor(reading.language);
  const kind = facts.kind ?? findKind([prompt], reading.language);
  const all = questions[kind ? familyOf(kind) : 'paper'];
  const open = all.filter(({ id }) => !isAnswered(id, facts));
  const asked = (open.length > 0 ? open : all.slice(-1)).map(
    ({ id, text, choices, isRequired }): SurveyQuestion => ({
      id,
      question: text[language],
      choices: choices ? choices[language].split('|') : [],
      is_required: isRequired === true,
    }),
  );
  return [
    { type: 'text', text: opening[language] },
    { type: 'tool', name: 'ask_user', input: { questions: asked } },
  ];
}

interface Answer {
  readonly question: Question;
  readonly language: QuestionLanguage;
  readonly text: string;
}

function answerOf(line: string): Answer | null {
  for (const question of everyQuestion) {
    for (const language of questionLanguages) {
      if (line.startsWith(`${question.text[language]} `))
        return { question, language, text: line.slice(question.text[language].length).trim() };
    }
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
  const joined = given.map(({ question, language, text }) =>
    question.joined[language].replace('{answer}', () => text),
  );
  return { ...request, isSurvey: false, prompt: [wish, ...joined].filter(Boolean).join(', ') };
}
