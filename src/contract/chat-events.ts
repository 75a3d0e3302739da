import { z } from 'zod';
import { shownLabels } from '../domain/composer/reading-labels.ts';
import { reasonFields, storedError } from './error-codes.ts';
import { noted } from './noted.ts';
import { versionSteps } from './version-steps.ts';

/**
 * Format of a generation stream. Each event is one server-sent event: `id:` is its sequence number (from 1,
 * increasing by 1; a run resumed after a server crash continues after a gap), `data:` is the JSON below. A
 * complete stream ends with exactly one marker line.
 */
export const streamMarkers = {
  end: '[LLM_STREAM_END]',
  searchDone: '[SEARCH_DONE]',
  error: '[LLM_STREAM_ERROR]',
} as const;

/**
 * Last line of any stream cut off by a server shutdown. The work itself continues: reconnect with
 * Last-Event-ID.
 */
export const restartMarker = '[SERVER_RESTARTING]';

export const checkFinding = z.object({
  /** Stable across versions for the same fault; empty in reports older than this field. */
  id: z.string().default(''),
  /** Kind of fault. */
  class: z.enum([
    'overflow',
    'clipping',
    'overlap',
    'ornament',
    'contrast',
    'missing_glyph',
    'image_resolution',
    'heading_order',
    'alt_text',
    'empty_page',
    'empty_area',
    'sliver',
    'wrong_sum',
  ]),
  severity: z.enum(['fault', 'warning']),
  /** 1-based page number. */
  page: z.number().int(),
  block_id: z.string().nullable(),
  message: z.string(),
  ...reasonFields,
  /**
   * Suggested fix: `repair` can be applied with fixFinding, with its effect in `words`; `ask` is a prompt for
   * the chat.
   */
  fix: z
    .object({ kind: z.enum(['repair', 'ask']), words: z.string(), ...reasonFields })
    .nullable()
    .default(null),
  /** Whether the user marked it as intended; such findings don't count. */
  is_intended: z.boolean().default(false),
});

/** Measurements of the rendered page and the repairs made. */
export const checksReport = z.object({
  passed: z.boolean(),
  pages: z.number().int(),
  findings: z.array(checkFinding),
  /** Repairs that made the content fit, such as 'Type set at 96 %'. */
  repairs: z.array(z.string()),
  /** Messages of the repairs, in the same order, for showing them in another language. */
  repair_reasons: z.array(z.object(reasonFields)).optional(),
});

export type CheckFinding = z.infer<typeof checkFinding>;
export type ChecksReport = z.infer<typeof checksReport>;

const runStarted = z.object({
  type: z.literal('run_started'),
  run_id: z.string(),
  session_id: z.string(),
  document_id: z.string(),
  model_alias: z.string(),
  /** True for the built-in composer; the interface then states that no AI model wrote this. */
  built_in: z.boolean(),
  /** Name of the provider if the account's own key is used: 'OpenAI'. */
  own_key: z.string().optional(),
});
const contentDelta = z.object({ type: z.literal('content_delta'), text: z.string() });
const toolCall = z.object({
  type: z.literal('tool_call'),
  tool_call_id: z.string(),
  name: z.string(),
  /** Display label of the running tool: 'Writing the page'. */
  label: z.string(),
  ...reasonFields,
});
const toolResult = z.object({
  type: z.literal('tool_result'),
  tool_call_id: z.string(),
  name: z.string(),
  is_error: z.boolean(),
  /** Display label of the result: 'Wrote the page'. */
  label: z.string(),
  ...reasonFields,
  /** Short facts shown after the label: '9 blocks, A4'. */
  note: z.string(),
  /** The parts of the note, to show them in another language. */
  notes: z.array(noted).readonly().optional(),
  duration_ms: z.number(),
});
/** Blocks as they arrive, for the live preview. Apply them in order to the page under construction. */
const documentDelta = z.object({
  type: z.literal('document_delta'),
  delta: z.discriminatedUnion('op', [
    /** Shell of the page: an <article class="doc"> without pages. Replaces the current preview. */
    z.object({ op: z.literal('begin'), article_html: z.string() }),
    /** An empty <section class="page">, appended to the article. */
    z.object({ op: z.literal('page'), page_id: z.string(), page_html: z.string() }),
    /** A finished block. Replaces the block with the same data-id, or is appended to the page. */
    z.object({ op: z.literal('block'), page_id: z.string(), block_id: z.string(), block_html: z.string() }),
  ]),
});
const documentSaved = z.object({
  type: z.literal('document_saved'),
  document_id: z.string(),
  title: z.string(),
  version: z.number().int(),
  /** Present if the version isn't new, because the prompt asked to undo: see the document's fields. */
  steps: z.object(versionSteps).optional(),
  /** The whole <article>, after sanitizing and fitting, as it will print. */
  html: z.string(),
  /** Ids of the blocks changed by this version; all blocks for a new document. */
  changed_block_ids: z.array(z.string()),
});
const checks = z.object({ type: z.literal('checks'), report: checksReport });
const followupChoices = z.object({ type: z.literal('followup_choices'), choices: z.array(z.string()) });
/** What the built-in composer read in the prompt, for correction: 'Change “3 pm” to “4 pm”'. */
const reading = z.object({
  type: z.literal('reading'),
  facts: z.array(z.object({ label: z.enum(shownLabels), text: z.string() })),
});
const surveyData = z.object({
  type: z.literal('survey_data'),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      choices: z.array(z.string()),
      is_required: z.boolean(),
    }),
  ),
});
const generatedImageInfo = z.object({
  type: z.literal('generated_image_info'),
  url: z.string(),
  alt: z.string(),
});
const usage = z.object({
  type: z.literal('usage'),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  duration_ms: z.number(),
  /**
   * Calculated from the configured prices. Null if no price is set; absent in runs older than price tracking.
   */
  cost_usd: z.number().nullable().optional(),
});
const errorEvent = z.object({ type: z.literal('error'), ...storedError.shape });

export const chatEvent = z.discriminatedUnion('type', [
  runStarted,
  contentDelta,
  toolCall,
  toolResult,
  documentDelta,
  documentSaved,
  checks,
  followupChoices,
  reading,
  surveyData,
  generatedImageInfo,
  usage,
  errorEvent,
]);

export type ChatEvent = z.infer<typeof chatEvent>;
export type ChatEventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>;
