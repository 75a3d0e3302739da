import type { Conversation } from '../../../contract/chat.ts';
import type { ChatEvent, ChatEventOf, ChecksReport } from '../../../contract/chat-events.ts';
import type { DocumentView } from '../../../contract/documents.ts';

export type Delta = ChatEventOf<'document_delta'>['delta'];

export type SavedPage = NonNullable<Conversation['document']>;

/** State of the page pane. */
export interface PageState {
  readonly documentId: string | null;
  readonly title: string;
  /** The last saved <article>, or the one at the start of the current run; null before the first. */
  readonly base: string | null;
  /** Deltas since then, in order. Applied when the page is rendered; see fold-page.ts. */
  readonly deltas: readonly Delta[];
  /** The newest saved version; null before the first. */
  readonly version: number | null;
  readonly checks: ChecksReport | null;
  readonly isWriting: boolean;
  /** The version whose content is shown: an undo creates a new version with the content of an older one. */
  readonly content: number | null;
  /** Versions to undo to, nearest last, and to redo to, nearest first. */
  readonly past: readonly number[];
  readonly future: readonly number[];
  /** An earlier version shown instead of the current one. */
  readonly viewed: { readonly version: number; readonly html: string } | null;
}

export const emptyPage: PageState = {
  documentId: null,
  title: '',
  base: null,
  deltas: [],
  version: null,
  checks: null,
  isWriting: false,
  content: null,
  past: [],
  future: [],
  viewed: null,
};

export type PageAction =
  | { readonly type: 'reset' }
  | { readonly type: 'loaded'; readonly document: SavedPage }
  | { readonly type: 'event'; readonly event: ChatEvent }
  /** The run is over, with or without a saved version. */
  | { readonly type: 'settled' }
  /** The content of version `from` became the newest version. */
  | {
      readonly type: 'restored';
      readonly document: DocumentView;
      readonly from: number;
      readonly by: 'undo' | 'redo' | 'choice';
    }
  /** A manual edit became the newest version. */
  | { readonly type: 'edited'; readonly document: DocumentView }
  | { readonly type: 'viewed'; readonly version: number; readonly html: string }
  | { readonly type: 'returned' };

type Steps = Pick<PageState, 'content' | 'past' | 'future'>;

const listOf = (content: number | null): number[] => (content === null ? [] : [content]);

/** Adds an undo step for new content and clears redo. */
function stepTo({ past, content }: PageState, to: number): Steps {
  return { past: [...past, ...listOf(content)], content: to, future: [] };
}

function stepBack({ past, content, future }: PageState, to: number): Steps {
  return { past: past.slice(0, -1), content: to, future: [...listOf(content), ...future] };
}

function stepForward({ past, content, future }: PageState, to: number): Steps {
  return { past: [...past, ...listOf(content)], content: to, future: future.slice(1) };
}

function takeEvent(state: PageState, event: ChatEvent): PageState {
  switch (event.type) {
    case 'run_started':
      return { ...state, documentId: event.document_id, isWriting: true, viewed: null };
    case 'document_delta':
      return {
        ...state,
        deltas: event.delta.op === 'begin' ? [event.delta] : [...state.deltas, event.delta],
        isWriting: true,
        checks: null,
      };
    case 'document_saved':
      return {
        ...state,
        documentId: event.document_id,
        title: event.title,
        base: event.html,
        deltas: [],
        version: event.version,
        checks: null,
        ...stepTo(state, event.version),
        viewed: null,
      };
    case 'checks':
      return { ...state, checks: event.report };
    default:
      return state;
  }
}

export function pageReducer(state: PageState, action: PageAction): PageState {
  switch (action.type) {
    case 'reset':
      return emptyPage;
    case 'loaded': {
      const { id, title, html, version, checks } = action.document;
      return {
        ...emptyPage,
        documentId: id,
        title,
        base: html,
        version,
        checks,
        content: version,
        past: Array.from({ length: version - 1 }, (_, index) => index + 1),
      };
    }
    case 'event':
      return takeEvent(state, action.event);
    case 'settled':
      return { ...state, isWriting: false };
    case 'restored': {
      const { document, from, by } = action;
      const { id, title, html, version, checks } = document;
      const steps = { undo: stepBack, redo: stepForward, choice: stepTo };
      return {
        ...emptyPage,
        documentId: id,
        title,
        base: html,
        version,
        checks,
        ...steps[by](state, from),
      };
    }
    case 'edited': {
      const { id, title, html, version, checks } = action.document;
      const saved = { documentId: id, title, base: html, version, checks };
      return { ...emptyPage, ...saved, ...stepTo(state, version) };
    }
    case 'viewed':
      return action.version === state.version
        ? { ...state, viewed: null }
        : { ...state, viewed: { version: action.version, html: action.html } };
    case 'returned':
      return { ...state, viewed: null };
  }
}

export function hasPage({ base, deltas }: PageState): boolean {
  return base !== null || deltas.length > 0;
}

/** Returns the version that undo restores; null if there is none. */
export function undoTarget(state: PageState): number | null {
  return state.past.at(-1) ?? null;
}

/** Returns the version that redo restores; null if there is none. */
export function redoTarget(state: PageState): number | null {
  return state.future[0] ?? null;
}
