import type { Conversation } from '../../../contract/chat.ts';
import type { ChatEvent, ChatEventOf, ChecksReport } from '../../../contract/chat-events.ts';
import type { DocumentView } from '../../../contract/documents.ts';

export type Delta = ChatEventOf<'document_delta'>['delta'];

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
  readonly contentVersion: number | null;
  /** The newest content that redo can reach. */
  readonly redoLimit: number | null;
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
  contentVersion: null,
  redoLimit: null,
  viewed: null,
};

export type PageAction =
  | { readonly type: 'reset' }
  | { readonly type: 'loaded'; readonly document: NonNullable<Conversation['document']> }
  | { readonly type: 'event'; readonly event: ChatEvent }
  /** The run is over, whether or not it saved anything. */
  | { readonly type: 'settled' }
  | { readonly type: 'restored'; readonly document: DocumentView; readonly from: number }
  | { readonly type: 'viewed'; readonly version: number; readonly html: string }
  | { readonly type: 'returned' };

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
        contentVersion: event.version,
        redoLimit: event.version,
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
        contentVersion: version,
        redoLimit: version,
      };
    }
    case 'event':
      return takeEvent(state, action.event);
    case 'settled':
      return { ...state, isWriting: false };
    case 'restored': {
      const { id, title, html, version, checks } = action.document;
      const redoLimit = Math.max(state.redoLimit ?? 0, action.from);
      return {
        ...emptyPage,
        documentId: id,
        title,
        base: html,
        version,
        checks,
        contentVersion: action.from,
        redoLimit,
      };
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
  return state.contentVersion !== null && state.contentVersion > 1 ? state.contentVersion - 1 : null;
}

/** The version whose content a redo brings back; null when the newest content lies on the desk. */
export function redoTarget(state: PageState): number | null {
  const { contentVersion, redoLimit } = state;
  return contentVersion !== null && redoLimit !== null && contentVersion < redoLimit
    ? contentVersion + 1
    : null;
}
