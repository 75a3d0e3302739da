import type { Conversation } from '../../../contract/chat.ts';
import type { ChatEvent, ChatEventOf, ChecksReport } from '../../../contract/chat-events.ts';
import type { DocumentView } from '../../../contract/documents.ts';

export type Delta = ChatEventOf<'document_delta'>['delta'];

/** A document as it is stored now. */
export type SavedPage = NonNullable<Conversation['document']>;

/** What lies on the desk. */
export interface PageState {
  readonly documentId: string | null;
  readonly title: string;
  /** The <article> that was saved last or that writing began with; null before the first. */
  readonly base: string | null;
  /** What was written since, in order. They are folded into the page where it is drawn; see fold-page.ts. */
  readonly deltas: readonly Delta[];
  /** The newest saved version; null before the first. */
  readonly version: number | null;
  readonly checks: ChecksReport | null;
  readonly isWriting: boolean;
  /** Which version's content lies on the desk: an undo makes a new version with the content of an older one. */
  readonly content: number | null;
  /** What undo goes back to, nearest last, and what redo goes forward to, nearest first. */
  readonly past: readonly number[];
  readonly future: readonly number[];
  /** An earlier version that is being looked at, in place of the current one. */
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
  /** The run is over, whether or not it saved anything. */
  | { readonly type: 'settled' }
  /** The content of version `from` became the newest version. */
  | {
      readonly type: 'restored';
      readonly document: DocumentView;
      readonly from: number;
      readonly by: 'undo' | 'redo' | 'choice';
    }
  /** A change by hand became the newest version. */
  | { readonly type: 'edited'; readonly document: DocumentView }
  | { readonly type: 'viewed'; readonly version: number; readonly html: string }
  | { readonly type: 'returned' };

type Steps = Pick<PageState, 'content' | 'past' | 'future'>;

const listOf = (content: number | null): number[] => (content === null ? [] : [content]);

/** New content: what was there can be gone back to, what was undone is out of reach. */
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

/** From what happened to what lies on the desk. */
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

/** Whether there is anything to show. */
export function hasPage({ base, deltas }: PageState): boolean {
  return base !== null || deltas.length > 0;
}

/** The version whose content an undo brings back; null when there is none before. */
export function undoTarget(state: PageState): number | null {
  return state.past.at(-1) ?? null;
}

/** The version whose content a redo brings back; null when the newest content lies on the desk. */
export function redoTarget(state: PageState): number | null {
  return state.future[0] ?? null;
}
