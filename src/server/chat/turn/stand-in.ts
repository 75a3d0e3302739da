import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { Noted } from '../../../contract/noted.ts';
import { tell } from '../../../domain/composer/speech/saying.ts';
import { speak } from '../../../domain/composer/speech/speak.ts';
import { spokenLanguage } from '../../../domain/composer/speech/spoken-language.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { noted } from '../../noted.ts';
import { createComposerModel } from '../providers/composer-model.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import type { TurnState, TurnTools } from '../tools/document-tools.ts';
import { contentOfAnswer, writeForModel } from './page-from-answer.ts';
import type { TurnOutcome, TurnPorts, TurnRequest } from './turn-request.ts';

/** Output of a model that made no page. */
export interface Answer {
  readonly text: string;
  /** Content of its last call, as far as readable. */
  readonly arrived: DocumentContent | null;
  readonly hasTried: boolean;
  readonly hasAsked: boolean;
}

interface StandIn {
  readonly request: TurnRequest;
  readonly tools: TurnTools;
  readonly state: TurnState;
  readonly ports: TurnPorts;
  readonly say: (text: string) => void;
  /** Runs the turn on another model. */
  readonly takeTurn: (model: ResolvedModel, request: TurnRequest, ports: TurnPorts) => Promise<TurnOutcome>;
}

const isQuestion = (text: string): boolean => /[?？؟]\s*$/.test(text);

/**
 * Returns whether the output should have been a page. False for a reply to a question, and for a question to
 * the user.
 */
function isPageWanted({ text, hasTried, hasAsked }: Answer, { prompt }: TurnRequest): boolean {
  if (hasAsked) return false;
  return hasTried || text.trim() === '' || !(isQuestion(prompt) || isQuestion(text));
}

/** Prose of at least this many characters, in paragraphs, is used as the text of the page. */
const longProse = 600;
const isProse = (text: string): boolean => text.length >= longProse && text.split(/\n\s*\n/).length >= 3;

const composer: ResolvedModel = {
  alias: 'composer',
  label: 'Built-in composer',
  isBuiltIn: true,
  provider: 'composer',
  modelName: '',
  price: null,
  model: createComposerModel(0),
};

/**
 * Makes a page if a model ended its turn without one: from a document written as text, else from the partial
 * last call, else by the composer from the prompt. Does nothing if the output is a chat reply.
 */
export async function standIn(answer: Answer, model: ResolvedModel, turn: StandIn): Promise<void> {
  const { request, tools, state, ports, say } = turn;
  const write = tools.write_document?.execute;
  if (!write) return;
  const attempt = async (content: DocumentContent | null, note: Noted): Promise<boolean> => {
    if (!content) return false;
    try {
      await writeForModel(content, note, write, ports);
    } catch {
      // A lost renderer or database ends the turn; for other errors, the next fallback is tried.
      if (state.fault !== null) throw state.fault;
    }
    return state.version !== null;
  };
  const written = contentOfAnswer(answer.text, request);
  if (await attempt(written, noted('fromAnswer'))) return;
  if (!isPageWanted(answer, request)) return;
  if (await attempt(answer.arrived, noted('fromArrived')))
    return say(
      paragraphAfter(
        answer.text,
        speak(
          spokenLanguage(request.prompt, request.interfaceLanguage ?? undefined),
          tell('modelUnfinished', { model: model.label }),
        ),
      ),
    );
  await composeInstead(answer, model, turn);
}

const paragraphAfter = (text: string, words: string): string => (text.trim() === '' ? words : `\n\n${words}`);

async function composeInstead(answer: Answer, model: ResolvedModel, turn: StandIn): Promise<void> {
  const { request, state, ports, say, takeTurn } = turn;
  const { spend: _spend, ...others } = ports;
  let said = '';
  const emit = (event: ChatEvent): void => {
    if (event.type === 'content_delta') said += event.text;
    else if (event.type !== 'usage') ports.emit(event);
  };
  const prompt = isProse(answer.text) ? `${request.prompt}\n\n${answer.text}` : request.prompt;
  const outcome = await takeTurn(composer, { ...request, prompt }, { ...others, emit });
  state.version = outcome.version;
  if (outcome.version !== null)
    say(
      paragraphAfter(
        answer.text,
        `${speak(spokenLanguage(request.prompt, request.interfaceLanguage ?? undefined), tell('modelStoodIn', { model: model.label }))}\n\n${said}`,
      ),
    );
  else if (answer.text.trim() === '') say(said);
}
