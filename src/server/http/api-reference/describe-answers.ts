import type { Endpoint } from '../../../contract/endpoint.ts';
import { errorStatus } from '../error-status.ts';

export type Responses = Record<string, Record<string, unknown>>;

/** Returns the success responses of a call by status. JSON responses are described by their schema. */
function successOf({ answer }: Endpoint): Responses {
  switch (answer.kind) {
    case 'json':
      return {};
    case 'empty':
      return { 204: { description: 'Done. The answer has no body.', type: 'null' } };
    case 'file': {
      const schema = { type: 'string', format: 'binary' };
      const content = Object.fromEntries(answer.mediaTypes.map((type) => [type, { schema }]));
      return { 200: { description: 'The file', content } };
    }
    case 'events': {
      const content = { 'text/event-stream': { schema: { type: 'string' } } };
      return { 200: { description: 'Server-sent events: one JSON object for each data line', content } };
    }
  }
}

/** Adds to a call's responses what its schemas omit: files, event streams and error codes. */
export function describeAnswers(endpoint: Endpoint, responses: Responses): Responses {
  const described = { ...responses, ...successOf(endpoint) };
  for (const [status, response] of Object.entries(described)) {
    const codes = endpoint.errors.filter((code) => String(errorStatus[code]) === status);
    if (codes.length > 0) described[status] = { ...response, description: codes.join(', ') };
    else if (status === '200' && !response.description)
      described[status] = { ...response, description: 'OK' };
  }
  return described;
}

/** The single multipart field of every upload. */
export const uploadBody = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
} as const;
