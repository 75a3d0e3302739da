import type { Operation } from '../../content/edit/operation.ts';
import type { TypedValue } from '../../reader/values/typed-value.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import type { Leaf } from './leaves.ts';
import { readerLanguageOf } from './part-terms.ts';
import { setOperation } from './place-operations.ts';
import type { Request } from './request.ts';

/** Returns the values of a text of the document, in its own language or else in that of the request. */
export function valuesOn({ content, languages }: Request, text: string): readonly TypedValue[] {
  const own = valuesIn(text, readerLanguageOf(content.language));
  return own.length > 0 ? own : valuesIn(text, languages[0] ?? 'en');
}

/** Returns an operation that sets a leaf. */
export function setLeaf({ content }: Request, { unit, path }: Leaf, value: string | number): Operation {
  return unit === null ? { op: 'set', at: path.join('.'), value } : setOperation(content, unit, path, value);
}
