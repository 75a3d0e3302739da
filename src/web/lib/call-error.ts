import type { ErrorBody, ErrorCode } from '../../contract/error-codes.ts';

/** What can go wrong on the way besides the server's own codes: no connection, given up, an answer that makes no sense. */
export type CallErrorCode = ErrorCode | 'network' | 'aborted' | 'unreadable';

interface CallErrorFacts {
  readonly code: CallErrorCode;
  /** Safe to show. */
  readonly detail: string;
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly requestId: string | null;
  readonly fields?: ErrorBody['fields'];
  /** False where nobody said what went wrong and `detail` is a mere status line. */
  readonly hasWords?: boolean;
}

/** Every way a call fails, in one shape. `message` is the same as `detail`. */
export class CallError extends Error {
  readonly code: CallErrorCode;
  readonly detail: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: NonNullable<ErrorBody['fields']>;
  readonly hasWords: boolean;

  constructor(facts: CallErrorFacts, options?: ErrorOptions) {
    super(facts.detail, options);
    this.name = 'CallError';
    this.code = facts.code;
    this.detail = facts.detail;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.fields = facts.fields ?? [];
    this.hasWords = facts.hasWords ?? true;
  }
}

/** Brings whatever a fetch threw into the one shape. */
export function errorOfFetch(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  return new CallError(
    isAborted
      ? { code: 'aborted', detail: 'Stream aborted', status: 0, requestId: null }
      : {
          code: 'network',
          detail: "Can't reach the server. Check your connection and try again.",
          status: 0,
          requestId: null,
        },
    { cause: error },
  );
}

/** For `.catch`: gives a failure that nobody had words for the fixed ones, and throws it on. */
export function inWords(words: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CallError) || error.hasWords) throw error;
    const { code, status, requestId, fields } = error;
    throw new CallError({ code, detail: words, status, requestId, fields }, { cause: error });
  };
}

/** "Failed to load your assets: Can't reach the server." `action` is a verb with its object. */
export function describeFailure(action: string, error: unknown): string {
  return `Failed to ${action}: ${describeError(error)}`;
}

/** What to tell the user about anything that was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof CallError) return error.detail;
  return 'Something went wrong. Reload the page.';
}
