import { type ErrorBody, type ErrorCode, errorBody } from '../../contract/error-codes.ts';
import { CallError } from './call-error.ts';
import { errorWords, loadErrorWords } from './error-words.ts';
import { outageEvents } from './outage-events.ts';
import { announcePlanRefusal } from './plan-refusal.ts';

/**
 * Error codes for responses without our error body, such as from a proxy or a server that is shutting down.
 */
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

/** Returns the errors by field. The one of a single field is the message itself, without the field's name. */
function fieldsIn(fields: ErrorBody['fields'], message: string, detail: string): ErrorBody['fields'] {
  return fields?.map((fault) => (fault.message === message ? { ...fault, message: detail } : fault));
}

/** Reads an error response: the server's message if there is one, otherwise the status line. */
export async function errorOfResponse(response: Response): Promise<CallError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (body.success) {
    const { code, request_id } = body.data;
    await loadErrorWords();
    const message = detailText(body.data.detail);
    const detail = errorWords({ ...body.data, message });
    if (code === 'plan_required' || code === 'allowance_used_up') announcePlanRefusal(detail);
    if (code === 'database_unavailable') outageEvents.dispatchEvent(new Event('begun'));
    return new CallError({
      code,
      detail,
      status: response.status,
      requestId: request_id,
      fields: fieldsIn(body.data.fields, message, detail),
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
