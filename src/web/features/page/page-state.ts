import type { Conversation } from '../../../contract/chat.ts';
import type { ChatEvent, ChatEventOf, ChecksReport } from '../../../contract/chat-events.ts';
import type { VersionSteps } from '../../../contract/version-steps.ts';

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
  /** Where undo and redo lead from the newest saved version. */
  readonly steps: VersionSteps;
  /** An earlier version shown instead of the current one. */
  readonly viewed: { readonly version: number; readonly html: string } | null;
}

const noSteps: VersionSteps = { undo_version: null, redo_version: null, undo_steps: 0, redo_steps: 0 };

export const emptyPage: PageState = {
  documentId: null,
  title: '',
  base: null,
  deltas: [],
  version: null,
  checks: null,
  isWriting: false,
  steps: noSteps,
  viewed: null,
};

export type PageAction =
  | { readonly type: 'reset' }
  /** The current version, as loaded or as the answer to a manual edit, undo, redo or restoring. */
  | { readonly type: 'loaded'; readonly document: SavedPage }
  | { readonly type: 'event'; readonly event: ChatEvent }
  /** The run is over, with or without a saved version. */
  | { readonly type: 'settled' }
  | { readonly type: 'viewed'; readonly version: number; readonly html: string }
  | { readonly type: 'returned' };

/** Returns the steps of a new version, made from the current one. */
const stepsAfter = ({ version, steps }: PageState): VersionSteps =>
  version === null ? noSteps : { ...noSteps, undo_version: version, undo_steps: steps.undo_steps + 1 };

const stepsOf = ({ undo_version, redo_version, undo_steps, redo_steps }: VersionSteps): VersionSteps => ({
  undo_version,
  redo_version,
  undo_steps,
  redo_steps,
});

const stateOf = (document: SavedPage): PageState => ({
  ...emptyPage,
  documentId: document.id,
  title: document.title,
  base: document.html,
  version: document.version,
  checks: document.checks,
  steps: stepsOf(document),
});

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
        steps: event.steps ?? stepsAfter(state),
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
    case 'loaded':
      return stateOf(action.document);
    case 'event':
      return takeEvent(state, action.event);
    case 'settled':
      return { ...state, isWriting: false };
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
