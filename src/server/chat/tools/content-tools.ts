import { type ToolSet, tool } from 'ai';
import type { Noted } from '../../../contract/noted.ts';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { applyOperations, OperationError } from '../../../domain/content/edit/apply-operations.ts';
import { withFollowing } from '../../../domain/content/edit/following.ts';
import { type ReadOperations, readOperations } from '../../../domain/content/edit/read-operations.ts';
import { languageIn, otherLanguageOf } from '../../../domain/content/language/content-language.ts';
import type { Note } from '../../../domain/content/lenient/notes.ts';
import { type ReadContent, readContent } from '../../../domain/content/lenient/read-content.ts';
import type { ReadingContext } from '../../../domain/content/lenient/reading.ts';
import { readMarkdown } from '../../../domain/content/markdown/read-markdown.ts';
import { cutTalk } from '../../../domain/content/talk/cut-talk.ts';
import { assembleArticle } from '../../../domain/document/assemble-article.ts';
import { layOutContent } from '../../../domain/document/layout/lay-out-content.ts';
import { fillSender } from '../../../domain/sender/fill-sender.ts';
import type { notesKey } from '../../noted.ts';
import type { TurnRequest } from '../turn/turn-request.ts';
import { withTurnLogo } from '../turn/with-turn-logo.ts';
import { editInput, type ToolInput, writeInput } from './content-input.ts';
import type { TurnState } from './document-tools.ts';
import { documentDraft, pageHeadOf } from './draft-schema.ts';

/** Result of writing a page, in words for the model. */
export interface Written {
  readonly note: string;
  readonly [notesKey]: readonly Noted[];
  /** Problems to repair. */
  readonly faults: readonly string[];
  /** Problems the page can keep. */
  readonly warnings: readonly string[];
  readonly repairs: readonly string[];
}

export interface ContentPorts {
  /** Finds photos for pictures without a source, and names those that were made. */
  readonly pictured: (content: DocumentContent) => Promise<DocumentContent>;
  /** Fits, checks and saves an article, and tells the user. `content` is its source. */
  readonly save: (
    article: string,
    label: string,
    content: DocumentContent | null,
    isEdit?: boolean,
  ) => Promise<Written>;
  /** Shows the model's closing message to the user. */
  readonly close: (closing: { readonly message: string; readonly followups: readonly string[] }) => void;
}

/** Maximum number of repairs reported to the model. */
const mostNotes = 12;

const noteInWords = ({ path, message }: Note): string => (path === '' ? message : `${path}: ${message}`);

/** Returns the message and follow-ups of the model's last call. */
export function closingOf(input: ToolInput): { message: string; followups: string[] } {
  const { message, followups } = input;
  const list = Array.isArray(followups) ? followups : typeof followups === 'string' ? [followups] : [];
  return {
    message: typeof message === 'string' ? message.trim().slice(0, 2_000) : '',
    followups: list
      .filter((each) => typeof each === 'string' && each.trim() !== '')
      .map(shortened)
      .slice(0, 6),
  };
}

const shortened = (text: string): string => text.trim().slice(0, 80);

function readingContext({ today, content }: TurnRequest): ReadingContext {
  return { today, ...(content && { language: content.language, look: content.look }) };
}

/** The user's choices in the interface override the model's. */
function withChosenLook(content: DocumentContent, request: TurnRequest): DocumentContent {
  return { ...content, look: { ...content.look, ...request.layout, seed: request.seed } };
}

/**
 * Prints labels, figures and dates in the language that the user chose, unless the text clearly is in another
 * one.
 */
function withChosenLanguage(content: DocumentContent, { asks }: TurnRequest): DocumentContent {
  const language = asks?.language;
  const isNamed = language === undefined || content.language.split('-')[0] === language.split('-')[0];
  return isNamed || otherLanguageOf(content, language) !== null ? content : { ...content, language };
}

/** Reads an object as content; its `markdown` field is a whole document in Octavo Markdown. */
function readInput(input: ToolInput, request: TurnRequest): ReadContent {
  const { followups: _followups, message: _message, ...given } = input;
  // A writer that names no language writes in that of its text.
  const language = request.content?.language ?? languageIn(given);
  const context = { ...readingContext(request), ...(language && { language }) };
  const { markdown } = given;
  return typeof markdown === 'string' ? readMarkdown(markdown, context) : readContent(given, context);
}

/** Moves what the writer said after a document without an end mark into its message. */
function withTalkApart(input: ToolInput): ToolInput {
  const { is_open: isOpen, ...given } = input;
  if (isOpen !== true || typeof given.markdown !== 'string') return given;
  const { document, talk } = cutTalk(given.markdown);
  return { ...given, markdown: document, ...(talk !== '' && { message: talk }) };
}

/** @throws Error for the model if none of its input can be read */
function contentOf(
  input: ToolInput,
  request: TurnRequest,
): { content: DocumentContent; notes: readonly Note[] } {
  const { content, notes } = readInput(input, request);
  if (!content) {
    const why = notes.slice(0, 3).map(noteInWords).join(' ');
    throw new Error(
      `No page could be made of this. ${why} A valid call: {"title": "Notice", "pages": [{"layout": "article", "title": "Water off on Monday", "blocks": [{"type": "paragraph", "text": "…"}]}]}`,
    );
  }
  const chosen = withChosenLook(withChosenLanguage(assignIds(content), request), request);
  return { content: withTurnLogo(fillSender(chosen, request.sender), request.logo), notes };
}

/** Returns the content that has arrived so far, to preview it; null if there is nothing to show. */
export function readArrived(value: unknown, request: TurnRequest): DocumentContent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { content } = readInput(value as ToolInput, request);
  return content && content.pages.length > 0 ? withChosenLook(assignIds(content), request) : null;
}

/** Returns the IDs of pages and their blocks, for operations that repair them. */
function outlineOf({ pages }: DocumentContent): string[] {
  return pages.map((page) => {
    const blocks = 'blocks' in page ? page.blocks.map(({ id, type }) => `${id} ${type}`) : [];
    return `${page.id} ${page.layout}${blocks.length > 0 ? `: ${blocks.join(', ')}` : ''}`;
  });
}

/**
 * Adds the IDs if there is something to repair, and whatever was dropped or guessed. Equivalent spellings
 * aren't reported.
 */
function answerOf(written: Written, content: DocumentContent, notes: readonly Note[]): object {
  const told = notes.filter(({ level }) => level === 'warning').slice(0, mostNotes);
  return {
    ...written,
    ...(written.faults.length > 0 && { outline: outlineOf(content) }),
    ...(told.length > 0 && { interpreted: told.map(noteInWords) }),
  };
}

function articleOf(content: DocumentContent, unfold: (html: string) => string): string {
  const draft = layOutContent(content);
  const pages = draft.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map(({ id, html }) => ({ id, html: unfold(html) })),
  }));
  return assembleArticle({ ...draft, pages });
}

/** Reads pages that the built-in composer has already laid out. */
function draftOf(input: ToolInput, unfold: (html: string) => string): string | null {
  const draft = documentDraft.safeParse(input);
  if (!draft.success) return null;
  const pages = draft.data.pages.map((page) => ({
    ...pageHeadOf(page),
    blocks: page.blocks.map(({ id, html }) => ({ id, html: unfold(html) })),
  }));
  return assembleArticle({ ...draft.data, pages });
}

export function writeTool(request: TurnRequest, state: TurnState, ports: ContentPorts): ToolSet[string] {
  return tool({
    description: 'Write a whole document from content. Use it for a first page or a new document.',
    inputSchema: writeInput,
    execute: async (given) => {
      const input = withTalkApart(given);
      const unfold = state.pictures.unfold;
      const draft = draftOf(input, unfold);
      if (draft !== null) return ports.save(draft, request.prompt, null);
      const { content: read, notes } = contentOf(input, request);
      const content = await ports.pictured(read);
      const written = await ports.save(articleOf(content, unfold), request.prompt, content);
      if (written.faults.length === 0) ports.close(closingOf(input));
      return answerOf(written, content, notes);
    },
  });
}

export function editTool(request: TurnRequest, state: TurnState, ports: ContentPorts): ToolSet[string] {
  return tool({
    description: 'Change the current document by operations on its content. Everything else stays as it is.',
    inputSchema: editInput,
    execute: async (input) => {
      if (state.document === null)
        throw new Error('There is no document yet. Call write_document with the whole content.');
      if (state.content === null)
        throw new Error('This document is known as HTML only. Change it with patch_document.');
      const read = readOperations(input.operations, state.content, readingContext(request));
      const { operations, notes } = read;
      if (operations.length === 0)
        throw new Error(`No operation could be read. ${notes.map(noteInWords).join(' ')}`.trim());
      const changed = withTurnLogo(applied(state.content, read).content, request.logo);
      const content = await ports.pictured(changed);
      const article = articleOf(content, state.pictures.unfold);
      const { message, followups } = closingOf(input);
      const written = await ports.save(article, message || request.prompt, content, true);
      if (written.faults.length === 0) ports.close({ message, followups });
      return answerOf(written, content, notes);
    },
  });
}

/** @throws Error that names a rejected operation by its index in the model's list */
function applied(content: DocumentContent, { operations, paths }: ReadOperations) {
  try {
    return applyOperations(content, withFollowing(content, operations));
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const path = error.refused && paths[error.refused.at];
    const reason = path ? `${path} ${error.refused?.reason}` : error.message;
    throw new Error(`Nothing was changed. ${reason}`, { cause: error });
  }
}
