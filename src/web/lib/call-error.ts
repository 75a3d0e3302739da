import { type ErrorBody, type ErrorCode, errorBody } from '../../contract/error-codes.ts';

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

/** The codes of answers that carry no body of ours: from a proxy, or from a server that is going down. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'payload_too_large';
  if (status === 429) return 'rate_limited';
  return status >= 502 ? 'unavailable' : 'internal';
}

function detailText(detail: ErrorBody['detail']): string {
  if (typeof detail === 'string') return detail;
  const { message } = detail;
  return typeof message === 'string' ? message : JSON.stringify(detail);
}

/** Reads a refused answer: the server's own words where it gave some, else the status line. */
export async function errorOfResponse(response: Response): Promise<CallError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (body.success) {
    const { code, detail, request_id, fields } = body.data;
    return new CallError({
      code,
      detail: detailText(detail),
      status: response.status,
      requestId: request_id,
      fields,
    });
  }
  return new CallError({
    code: codeOfStatus(response.status),
    detail: `HTTP error! Status: ${response.status} ${response.statusText}`.trimEnd(),
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    hasWords: false,
  });
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
          detail: 'The server cannot be reached. Check the connection and try again.',
          status: 0,
          requestId: null,
        },
    { cause: error },
  );
}

/** What to tell the user about anything that was thrown. */
export function describeError(error: unknown): string {
  if (error instanceof CallError) return error.detail;
  return 'Something went wrong in this page. Load it again.';
}
