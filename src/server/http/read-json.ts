import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { forCallers } from '../told.ts';
import { deepestInput } from './check-input.ts';

/** Bodies up to this length parse in less than a millisecond. */
const shortBody = 32_768;

const quote = 34;
const backslash = 92;
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/** Returns the position after the string that starts at `from`. */
function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === backslash) at++;
    else if (code === quote) return at;
  }
  return json.length;
}

/** Returns whether lists and objects in a JSON text are nested deeper than `most`. Linear and iterative. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (opening.has(code) && ++depth > most) return true;
    else if (closing.has(code)) depth--;
  }
  return false;
}

/**
 * Parses JSON bodies. Rejects deeply nested ones unparsed, because they take twenty times as long. Parses one
 * long body per event-loop turn, so a burst doesn't block other requests.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  let turn: Promise<unknown> = Promise.resolve();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      if (body.length > shortBody) {
        turn = turn.then(() => setImmediate());
        await turn;
      }
      if (isNestedDeeper(body, deepestInput))
        throw new AppError('invalid_input', forCallers('body: is nested too deeply'), {
          fields: [{ path: 'body', message: 'is nested too deeply' }],
        });
      return new Promise((resolve, reject) =>
        parse(request, body, (error, value) => (error ? reject(error) : resolve(value))),
      );
    },
  );
}
