import type { ComposerRequest, ComposerStep, SurveyQuestion } from '../composer-step.ts';
import { readPrompt } from '../read-prompt.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { detectLanguage, readingLanguage } from '../reading/language.ts';
import { everyQuestion, type Question, questions } from './questions.ts';

const asking =
  /(?:,? {0,2}(?:(?:but|and|please|bitte|mais|pero) {1,2})?)(?:(?:first )?ask me(?: (?:some|a few|the))?(?: questions?)?(?: (?:about .{2,40}|what you need(?: to know)?))?(?: first| before)?|ask (?:some |a few )?questions first|with questions first|frag(?:e|en Sie)? mich(?: zuerst| vorher)?(?: was du (?:brauchst|wissen musst))?|pose-moi (?:d['’]abord )?(?:des|tes|les) questions(?: d['’]abord)?|pregúntame(?: (?:primero|antes))?(?: lo que necesites)?)(?=$|[,.!?\n ])[.!?]?/iu;

/** Whether a prompt wants to be asked before anything is made. */
export const asksForSurvey = (request: ComposerRequest): boolean =>
  request.isSurvey === true || asking.test(request.prompt.slice(0, 2_000));

const opening: Record<ReadingLanguage, string> = {
  en: 'A few questions first. Leave out what you do not know: it becomes a gap that you can fill later.',
  de: 'Erst ein paar Fragen. Was Sie nicht wissen, lassen Sie aus: Es wird eine Lücke, die Sie später füllen.',
  fr: 'Quelques questions d’abord. Laissez de côté ce que vous ne savez pas : ce sera un blanc à remplir plus tard.',
  es: 'Primero, unas preguntas. Deje en blanco lo que no sepa: será un hueco para rellenar después.',
};

/** Whether the prompt itself already answers a question. */
function isAnswered(id: string, request: ComposerRequest): boolean {
  const { content } = readPrompt(request).brief;
  switch (id) {
    case 'client':
      return content.kind === 'invoice' && typeof content.to.name === 'string';
    case 'sender':
      return content.kind === 'invoice' && typeof content.from.name === 'string';
    case 'lines':
      return content.kind === 'invoice' && content.totalMinor > 0;
    case 'terms':
      return content.kind === 'invoice' && content.dueOn !== null;
    case 'contact':
      return 'contact' in content && content.contact.some((entry) => typeof entry === 'string');
    case 'subject':
      return /(?:about|for|on|über|für|zu[rm]?|sur|pour|sobre|para) \S+/iu.test(request.prompt);
    case 'when':
      return (
        content.kind === 'flyer' &&
        content.facts.some(({ value }) => typeof value === 'string' && /\d/.test(value))
      );
    default:
      return false;
  }
}

/** The questions that a prompt leaves open. */
export function survey(request: ComposerRequest): ComposerStep[] {
  const prompt = request.prompt.replace(asking, '').trim() || 'one pager';
  const bare = { ...request, prompt };
  const { brief } = readPrompt(bare);
  const language = readingLanguage(detectLanguage(prompt));
  const open = questions[brief.content.kind].filter(({ id }) => !isAnswered(id, bare));
  const asked = (open.length > 0 ? open : questions[brief.content.kind].slice(-1)).map(
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
  readonly language: ReadingLanguage;
  readonly text: string;
}

const languages: readonly ReadingLanguage[] = ['en', 'de', 'fr', 'es'];

function answerOf(line: string): Answer | null {
  for (const question of everyQuestion) {
    for (const language of languages) {
      if (line.startsWith(`${question.text[language]} `))
        return { question, language, text: line.slice(question.text[language].length).trim() };
    }
  }
  return null;
}

/** Answers to a survey, joined to the prompt that they belong to; any other prompt as it is. */
export function withAnswers(request: ComposerRequest): ComposerRequest {
  const answers = request.prompt
    .slice(0, 8_000)
    .split('\n')
    .map((line) => answerOf(line.trim()));
  const given = answers.filter((answer) => answer !== null);
  if (given.length === 0 || given.length < answers.length) return request;
  const before = request.history.filter(({ role }) => role === 'user').at(-1)?.content ?? '';
  const wish = before.replace(asking, '').trim();
  const joined = given.map(({ question, language, text }) =>
    question.joined[language].replace('{answer}', () => text),
  );
  return { ...request, isSurvey: false, prompt: [wish, ...joined].filter(Boolean).join(', ') };
}
