import { z } from 'zod';
import { artDirections, documentFormats } from '../domain/document/kit/choices.ts';
import { chatEvent, checksReport } from './chat-events.ts';
import { defineEndpoint } from './endpoint.ts';
import { runAsks } from './run-asks.ts';
import {
  chatMessage,
  choiceFields,
  editorContent,
  pageHandlers,
  runModes,
  toolChoice,
  toolNames,
} from './run-choices.ts';

/** Longest prompt that a run accepts, in UTF-16 units: a long paste, not a book. */
export const maxPromptLength = 100_000;

export const layoutConfig = z.object({
  format: z.enum(documentFormats).optional(),
  orientation: z.enum(['portrait', 'landscape']).optional(),
  direction: z.enum(artDirections).optional(),
  theme: z.enum(['light', 'dark']).optional(),
});

export const chatRequest = z.object({
  /** Made by the client. A second request with the same id joins the first run instead of starting another. */
  run_id: z.uuid().optional(),
  /**
   * The conversation; the last message is the prompt. In a session the earlier turns are read on the server; without
   * one those before the last are the history.
   */
  messages: z.array(chatMessage).min(1).max(200),
  /** One of listModels; the installation's first when left out. */
  model_alias: z.string().max(64).optional(),
  /** Who goes on when that model fails before its first word, in this order. Nobody when left out. */
  fallback_aliases: z.array(z.string().max(64)).max(3).optional(),
  /** False: words alone, the page is not touched. True when left out. */
  use_tools: z.boolean().optional(),
  /** `auto` when left out. */
  tool_choice: toolChoice.optional(),
  /** The tools that may be used; all of the mode when left out. None is the same as `use_tools: false`. */
  active_tools: z.array(z.enum(toolNames)).max(toolNames.length).nullish(),
  /** Told to the model after Octavo's own rules, which go before it. */
  system_prompt: z.string().max(20_000).nullish(),
  /**
   * `quality` plans, drafts, looks at its own page and repairs it, at most three times; as a job it goes on when the
   * page is left. `search` reads the sources that the prompt names, cites them and flags figures without a source; it
   * ends with the search-done marker. `survey` asks before it makes anything.
   */
  mode: z.enum(runModes).default('normal'),
  /** Takes one step of the mode alone: see stepsOfMode. */
  mode_step: z.string().max(40).nullish(),
  /** The page as the editor holds it now. What differs from the newest version is kept as one, then worked on. */
  editor_json_content: editorContent.nullish(),
  /** A page is kept only when it passes all its checks; the model has three tries, then the run fails. */
  strict_mode: z.boolean().optional(),
  session_id: z.uuid().nullish(),
  document_id: z.uuid().nullish(),
  /**
   * What happens to what a page has no room for. `one_page`: nothing may go on over a further page; `flow`: everything
   * may; `auto`, as when left out: articles and lists may, one-pagers and slides may not.
   */
  page_handler: z.enum(pageHandlers).optional(),
  layout_config: layoutConfig.nullish(),
  ...choiceFields,
  /** How text is treated, how much of it, how many pages, tone, readers and language. */
  asks: runAsks.nullish(),
  /** True: the page there is changed, never written anew. False: a new page is written. By the prompt when left out. */
  edit_mode: z.boolean().nullish(),
  /** The kind of document, whatever the words say: 'invoice', 'flyer', 'pitch-deck', 'presentation', 'report', … */
  document_type: z.string().trim().max(64).nullish(),
  /** A run that was interrupted: take up its work where it stopped. */
  continues_run_id: z.uuid().nullish(),
  /** Ids of blocks that the prompt is about; nothing else may change. */
  target_block_ids: z.array(z.string().max(64)).max(50).optional(),
});

export type ChatRequest = z.output<typeof chatRequest>;

const runStatuses = ['running', 'completed', 'failed', 'cancelled', 'interrupted'] as const;

export const runView = z.object({
  run_id: z.string(),
  session_id: z.string(),
  document_id: z.string(),
  status: z.enum(runStatuses),
  prompt: z.string(),
  model_alias: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Why it ended, when it did not complete. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The version that this run saved, if it did. */
  version: z.number().int().nullable(),
  /** Every event so far, so that a reload shows the turn as it was and follows on from the last. */
  events: z.array(z.object({ seq: z.number().int(), event: chatEvent })),
});

export type RunView = z.infer<typeof runView>;

export const conversation = z.object({
  session: z.object({
    id: z.string(),
    title: z.string(),
    updated_at: z.string(),
    document_count: z.number().int(),
  }),
  runs: z.array(runView),
  document: z
    .object({
      id: z.string(),
      title: z.string(),
      html: z.string(),
      version: z.number().int(),
      checks: checksReport.nullable(),
    })
    .nullable(),
});

export type Conversation = z.infer<typeof conversation>;

const runId = z.object({ id: z.uuid() });

export const chatEndpoints = {
  startRun: defineEndpoint({
    method: 'POST',
    path: '/chat/stream',
    summary: 'Start a generation run and stream its events',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: chatRequest },
    answer: { kind: 'events', schema: chatEvent },
    errors: ['invalid_input', 'not_found', 'allowance_used_up', 'model_unavailable', 'conflict'],
  }),
  followRun: defineEndpoint({
    method: 'GET',
    path: '/chat/runs/:id/stream',
    summary: 'Follow a run from the event after Last-Event-ID, on any server',
    auth: 'bearer',
    retry: 'safe',
    params: runId,
    body: { kind: 'none' },
    answer: { kind: 'events', schema: chatEvent },
    errors: ['not_found'],
  }),
  readRun: defineEndpoint({
    method: 'GET',
    path: '/chat/runs/:id',
    summary: 'Read a run with its events so far',
    auth: 'bearer',
    retry: 'safe',
    params: runId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: runView },
    errors: ['not_found'],
  }),
  stopRun: defineEndpoint({
    method: 'DELETE',
    path: '/chat/runs/:id',
    summary: 'Stop a run and keep what arrived',
    auth: 'bearer',
    retry: 'safe',
    params: runId,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  readConversation: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions/:id/conversation',
    summary: 'Read a session with its runs and its document',
    auth: 'bearer',
    retry: 'safe',
    params: runId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: conversation },
    errors: ['not_found'],
  }),
  readDocumentConversation: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/:id/conversation',
    summary: 'Read a document with the session and the runs that made it',
    auth: 'bearer',
    retry: 'safe',
    params: runId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: conversation },
    errors: ['not_found'],
  }),
  latestSession: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions/latest',
    summary: 'The session that was used last, or null',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ session_id: z.string().nullable() }) },
    errors: [],
  }),
  listModels: defineEndpoint({
    method: 'GET',
    path: '/chat/models',
    summary: 'The models that a prompt can be sent to',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        models: z.array(
          z.object({ alias: z.string(), label: z.string(), built_in: z.boolean(), is_default: z.boolean() }),
        ),
      }),
    },
    errors: [],
  }),
};
