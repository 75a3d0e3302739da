import { jsonSchema } from 'ai';
import { artDirections, documentFormats, orientations, themeNames } from '../../../domain/content/choices.ts';
import { page } from '../../../domain/content/document-content.ts';
import { unquoted } from '../../../domain/content/lenient/json-in-text.ts';
import { isRecord } from '../../../domain/content/lenient/reading.ts';

const text = { type: 'string' };
const layouts = page.options.map((option) => option.shape.layout.value);

const look = {
  type: 'object',
  properties: {
    format: { enum: documentFormats },
    orientation: { enum: orientations },
    direction: { enum: artDirections },
    theme: { enum: themeNames },
    accent: { ...text, description: 'As #rrggbb' },
    subject: { ...text, description: 'What the illustrations show' },
  },
};

const pageInput = {
  type: 'object',
  properties: { layout: { enum: layouts }, title: text },
  required: ['layout'],
};

const closing = {
  followups: {
    type: 'array',
    items: text,
    maxItems: 4,
    description: 'Two to four short next requests, in the words of the user',
  },
  message: { ...text, description: 'One or two sentences for the user: what you made, what is missing' },
};

/**
 * Tool input is parsed leniently, and the model is told about repairs. A strict schema would cost a round
 * trip for every small error.
 */
const lenient = (value: unknown) => ({ success: true as const, value: openInput(value) });

/** Unwraps arguments that were written as a string or nested in another object. */
function openInput(value: unknown): ToolInput {
  const given = unquoted(value);
  if (!isRecord(given)) return typeof given === 'string' ? { markdown: given } : { pages: given };
  if (given.pages !== undefined || given.operations !== undefined) return given;
  const inner = Object.entries(given)
    .map(([key, entry]) => [key, unquoted(entry)] as const)
    .find(([, entry]) => isRecord(entry) && (entry.pages !== undefined || entry.operations !== undefined));
  if (!inner) return given;
  const { [inner[0]]: _, ...others } = given;
  return { ...others, ...(inner[1] as ToolInput) };
}

export type ToolInput = Readonly<Record<string, unknown>>;

/** Page fields aren't in this schema: the instructions describe them in a tenth of its size. */
export const writeInput = jsonSchema<ToolInput>(
  {
    type: 'object',
    properties: {
      title: { ...text, description: 'Name of the document' },
      kind: { ...text, description: "In English: 'invoice', 'case study', …" },
      language: { ...text, description: 'BCP 47' },
      look,
      head: { type: 'object', properties: { organization: text, label: text, date: text } },
      pages: { type: 'array', items: pageInput },
      ...closing,
    },
    required: ['title', 'pages'],
  } as Parameters<typeof jsonSchema>[0],
  { validate: lenient },
);

export const editInput = jsonSchema<ToolInput>(
  {
    type: 'object',
    properties: {
      operations: {
        type: 'array',
        items: { type: 'object', properties: { op: text }, required: ['op'] },
      },
      ...closing,
    },
    required: ['operations'],
  } as Parameters<typeof jsonSchema>[0],
  { validate: lenient },
);
