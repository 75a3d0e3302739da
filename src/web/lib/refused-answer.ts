import { type ErrorBody, type ErrorCode, errorBody } from '../../contract/error-codes.ts';
import { CallError } from './call-error.ts';
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

/** Reads an error response: the server's message if there is one, otherwise the status line. */
export async function errorOfResponse(response: Response): Promise<CallError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (body.success) {
    const { code, detail, request_id, fields } = body.data;
    if (code === 'plan_required' || code === 'allowance_used_up') announcePlanRefusal(detailText(detail));
    if (code === 'database_unavailable') outageEvents.dispatchEvent(new Event('begun'));
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
