import type { FastifyRequest } from 'fastify';
import { AppError, type FieldFault } from '../app-error.ts';
import { forCallers } from '../told.ts';

/** Nested lists in an editor document take four levels each; 500 levels allow more than a hundred of them. */
export const deepestInput = 500;

/** Returns why a text can't be stored, or null. */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return "contains a character that can't be stored (NUL)";
  if (!text.isWellFormed()) return 'contains half of a surrogate pair, which is not a character';
  return null;
}

interface Place {
  readonly value: unknown;
  readonly depth: number;
  readonly path: string;
}

/**
 * Returns the first fault of any text, key or depth in a JSON value; null if there is none. Iterative, so
 * deep input can't overflow the stack.
 */
function inputFault(input: unknown): FieldFault | null {
  const open: Place[] = [{ value: input, depth: 0, path: '' }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth, path } = place;
    if (typeof value === 'string') {
      const message = textFault(value);
      if (message) return { path: path || 'body', message };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepestInput) return { path: path.slice(0, 100), message: 'is nested too deeply' };
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const message = isList ? null : textFault(key);
      if (message) return { path: path || 'body', message: `has a name that ${message}` };
      // Limits the path, because it costs memory at every level.
      open.push({ value: inner, depth: depth + 1, path: depth < 20 ? join(path, key) : path });
    }
  }
  return null;
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * Rejects values in params, query and body that schemas don't check but the database can't store.
 * @throws AppError `invalid_input`
 */
export async function checkInput({ params, query, body }: FastifyRequest): Promise<void> {
  const fault = inputFault(named(params)) ?? inputFault(query) ?? (isJson(body) ? inputFault(body) : null);
  if (fault)
    throw new AppError('invalid_input', forCallers(`${fault.path}: ${fault.message}`), { fields: [fault] });
}

/** Returns the params without the wildcard of unmatched URLs, which is a 404 anyway. */
function named(params: unknown): unknown {
  if (typeof params !== 'object' || params === null) return params;
  const { '*': _rest, ...others } = params as Record<string, unknown>;
  return others;
}

/** Uploads and signed messages arrive as bytes or streams. */
const isJson = (body: unknown): boolean =>
  typeof body === 'string' || Array.isArray(body) || Object.getPrototypeOf(body ?? 0) === Object.prototype;
