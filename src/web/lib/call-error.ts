import type { ErrorBody, ErrorCode } from '../../contract/error-codes.ts';
import { words } from './words.ts';

/** Server error codes, plus client-side ones: no connection, aborted, unreadable response. */
export type CallErrorCode = ErrorCode | 'network' | 'aborted' | 'unreadable';

interface CallErrorFacts {
  readonly code: CallErrorCode;
  /** Safe to show. */
  readonly detail: string;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  readonly requestId: string | null;
  readonly fields?: ErrorBody['fields'];
  /** False if the response had no error message and `detail` is only a status line. */
  readonly hasWords?: boolean;
}

/** The only error type that calls throw. `message` equals `detail`. */
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

/** Converts anything that fetch threw to a CallError. */
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

/** Returns a `.catch` handler that rethrows, using `words` as the message if the error has none. */
export function inWords(words: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof CallError) || error.hasWords) throw error;
    const { code, status, requestId, fields } = error;
    throw new CallError({ code, detail: words, status, requestId, fields }, { cause: error });
  };
}

/** Returns a user-facing message for anything that was thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof CallError)) return words('shell').errorUnknown;
  if (error.code === 'unreadable') return words('shell').errorUnknown;
  return error.code === 'network' ? words('shell').errorNetwork : error.detail;
}
