import { z } from 'zod';

/**
 * The grammar of a generation stream. Each event travels as one server-sent event: `id:` is its sequence number
 * (from 1, each one more; a run that a dead server left goes on after a gap), `data:` is the JSON below. A stream that ends properly closes with exactly one marker line.
 */
export const streamMarkers = {
  end: '[LLM_STREAM_END]',
  searchDone: '[SEARCH_DONE]',
  error: '[LLM_STREAM_ERROR]',
} as const;

/**
 * The last line of any stream that a stopping server breaks off. What the stream tells of goes on: come back with
 * Last-Event-ID.
 */
export const restartMarker = '[SERVER_RESTARTING]';

export const checkFinding = z.object({
  /** The same for the same fault in the next version; empty in reports from before findings had one. */
  id: z.string().default(''),
  /** What kind of fault it is. */
  class: z.enum([
    'overflow',
    'clipping',
    'overlap',
    'contrast',
    'missing_glyph',
    'image_resolution',
    'heading_order',
    'alt_text',
    'empty_page',
    'wrong_sum',
  ]),
  severity: z.enum(['fault', 'warning']),
  /** Page number, from 1. */
  page: z.number().int(),
  block_id: z.string().nullable(),
  message: z.string(),
  /** What would mend it: `repair` is done by fixFinding and says what that does, `ask` is a request for the chat. */
  fix: z
    .object({ kind: z.enum(['repair', 'ask']), words: z.string() })
    .nullable()
    .default(null),
  /** The user said that it is meant to be so; it counts for nothing then. */
  is_intended: z.boolean().default(false),
});

/** What was measured on the rendered page, and what was done about it. */
export const checksReport = z.object({
  passed: z.boolean(),
  pages: z.number().int(),
  findings: z.array(checkFinding),
  /** Changes that made the content fit, in words, such as 'Type set at 96 %'. */
  repairs: z.array(z.string()),
});

export type CheckFinding = z.infer<typeof checkFinding>;
export type ChecksReport = z.infer<typeof checksReport>;

const runStarted = z.object({
  type: z.literal('run_started'),
  run_id: z.string(),
  session_id: z.string(),
  document_id: z.string(),
  model_alias: z.string(),
  /** True for the built-in composer: the interface says that no AI model wrote this. */
  built_in: z.boolean(),
});
const contentDelta = z.object({ type: z.literal('content_delta'), text: z.string() });
const toolCall = z.object({
  type: z.literal('tool_call'),
  tool_call_id: z.string(),
  name: z.string(),
  /** What the tool is doing, for people: 'Writing the page'. */
  label: z.string(),
});
const toolResult = z.object({
  type: z.literal('tool_result'),
  tool_call_id: z.string(),
  name: z.string(),
  is_error: z.boolean(),
  /** What came of it, for people: 'Wrote the page'. */
  label: z.string(),
  /** Short facts after the label: '9 blocks, A4'. */
  note: z.string(),
  duration_ms: z.number(),
});
/** Blocks as they come, for the live preview. Applied in order to the page under construction. */
const documentDelta = z.object({
  type: z.literal('document_delta'),
  delta: z.discriminatedUnion('op', [
    /** The shell of the page: an <article class="doc"> without pages. Replaces whatever is shown. */
    z.object({ op: z.literal('begin'), article_html: z.string() }),
    /** An empty <section class="page">, appended to the article. */
    z.object({ op: z.literal('page'), page_id: z.string(), page_html: z.string() }),
    /** A finished block, appended to a page or put in place of the one with the same data-id. */
    z.object({ op: z.literal('block'), page_id: z.string(), block_id: z.string(), block_html: z.string() }),
  ]),
});
const documentSaved = z.object({
  type: z.literal('document_saved'),
  document_id: z.string(),
  title: z.string(),
  version: z.number().int(),
  /** The whole <article>, after sanitising and fitting: what will print. */
  html: z.string(),
  /** Ids of blocks that this version changed; all of them for a new document. */
  changed_block_ids: z.array(z.string()),
});
const checks = z.object({ type: z.literal('checks'), report: checksReport });
const followupChoices = z.object({ type: z.literal('followup_choices'), choices: z.array(z.string()) });
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
  /** By the prices that are set; null where none is, absent in runs of before prices were kept. */
  cost_usd: z.number().nullable().optional(),
});
const errorEvent = z.object({ type: z.literal('error'), message: z.string(), code: z.string() });

export const chatEvent = z.discriminatedUnion('type', [
  runStarted,
  contentDelta,
  toolCall,
  toolResult,
  documentDelta,
  documentSaved,
  checks,
  followupChoices,
  surveyData,
  generatedImageInfo,
  usage,
  errorEvent,
]);

export type ChatEvent = z.infer<typeof chatEvent>;
export type ChatEventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>;
