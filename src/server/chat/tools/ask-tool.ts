import { jsonSchema, type ToolSet, tool } from 'ai';
import { unquoted } from '../../../domain/content/lenient/json-in-text.ts';
import { isRecord } from '../../../domain/content/lenient/reading.ts';
import { noted, noteFields } from '../../noted.ts';
import type { TurnPorts, TurnRequest } from '../turn/turn-request.ts';
import type { ToolInput } from './content-input.ts';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly choices: string[];
  readonly is_required: boolean;
}

const mostQuestions = 12;
const text = (maxLength: number) => ({ type: 'string', maxLength });

const question = {
  type: 'object',
  properties: {
    id: text(64),
    question: text(300),
    choices: { default: [], maxItems: mostQuestions, type: 'array', items: text(120) },
    is_required: { default: false, type: 'boolean' },
  },
  required: ['id', 'question'],
  additionalProperties: false,
};

/** The schema only guides the model; its input is read leniently. */
const askInput = jsonSchema<ToolInput>(
  {
    type: 'object',
    properties: { questions: { minItems: 1, maxItems: mostQuestions, type: 'array', items: question } },
    required: ['questions'],
    additionalProperties: false,
  } as Parameters<typeof jsonSchema>[0],
  { validate: (value) => ({ success: true, value: value as ToolInput }) },
);

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

function choicesOf(value: unknown): string[] {
  const given = unquoted(value);
  const list = Array.isArray(given) ? given : typeof given === 'string' ? given.split(/[;,\n]/) : [];
  return list
    .map((each) => wordsOf(each).slice(0, 120))
    .filter((each) => each !== '')
    .slice(0, mostQuestions);
}

/** Reads questions from objects, plain texts, or JSON in a string. */
function readQuestions(given: unknown): Question[] {
  const list = unquoted(given);
  return (Array.isArray(list) ? list : [list])
    .map(unquoted)
    .map((each): Loose => (isRecord(each) ? each : { question: each }))
    .map(({ id, question, text, label, choices, options, is_required }, at) => ({
      id: wordsOf(id).slice(0, 64) || `q${at + 1}`,
      question: (wordsOf(question) || wordsOf(text) || wordsOf(label)).slice(0, 300),
      choices: choicesOf(choices ?? options),
      is_required: is_required === true || is_required === 'true',
    }))
    .filter((each) => each.question !== '')
    .slice(0, mostQuestions);
}

type Loose = Readonly<Record<string, unknown>>;

export function askTool(
  { isAlone = false }: Pick<TurnRequest, 'isAlone'>,
  { emit }: Pick<TurnPorts, 'emit'>,
): ToolSet[string] {
  return tool({
    description: 'Ask for facts that only the user knows, when the user wants to be asked.',
    inputSchema: askInput,
    execute: async (input) => {
      if (isAlone)
        throw new Error(
          'Nobody is there to answer. Write the document now, with [[placeholders]] for what only the user knows.',
        );
      const questions = readQuestions(input.questions ?? input.question);
      if (questions.length === 0)
        throw new Error('No question could be read. Write {"questions": [{"id": "name", "question": "…"}]}.');
      emit({ type: 'survey_data', questions });
      return noteFields(noted('questions', { count: questions.length }));
    },
  });
}
