import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { deepestInput } from './check-input.ts';

/** Bodies up to this length are parsed in less than a millisecond. */
const shortBody = 32_768;

const quote = 34;
const backslash = 92;
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/** The position behind a string that begins at `from`. */
function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === backslash) at++;
    else if (code === quote) return at;
  }
  return json.length;
}

/** Returns whether lists and objects in a JSON text are nested deeper than `most`. Linear, and without a stack. */
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
 * Reads JSON bodies. Deep ones, which take the parser twenty times as long, are refused unparsed, and long ones are
 * parsed one for each turn of the event loop: many that arrive at once hold up nobody else.
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
        throw new AppError('invalid_input', 'body: is nested too deeply', {
          fields: [{ path: 'body', message: 'is nested too deeply' }],
        });
      return new Promise((resolve, reject) =>
        parse(request, body, (error, value) => (error ? reject(error) : resolve(value))),
      );
    },
  );
}
