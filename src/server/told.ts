import type { ErrorCode, StoredError } from '../contract/error-codes.ts';
import { words } from '../words/en/errors.ts';
import { fillMessage, type MessageValues, type ValuesOf } from '../words/fill-message.ts';
import { sourceLanguage } from '../words/languages.ts';

type Messages = typeof words;

/** Stable name of an error's message; see words/en/errors.ts. */
export type ErrorReason = Exclude<keyof Messages, `code_${string}`>;

/** Why something failed, in English, and what the interface needs to say it in another language. */
export interface Told {
  readonly detail: string;
  /** Null if the message is only for callers of the API; people see the message of the error's code. */
  readonly reason: ErrorReason | null;
  readonly values: MessageValues;
}

/** Returns a message of the catalog with its values. */
export function told<Reason extends ErrorReason>(
  reason: Reason,
  ...[values]: ValuesOf<Messages[Reason]>
): Told {
  return { detail: fillMessage(sourceLanguage, words[reason], values), reason, values: values ?? {} };
}

/** Returns a message that only callers of the API, or administrators, get to see. English. */
export function forCallers(detail: string): Told {
  return { detail, reason: null, values: {} };
}

/** Returns the fields of an error body that name its reason; none without one. */
export function reasonFields({ reason, values }: Told): Pick<StoredError, 'reason' | 'values'> {
  if (reason === null) return {};
  return Object.keys(values).length > 0 ? { reason, values: { ...values } } : { reason };
}

/** Returns an error as stored with a run or a job. */
export function storedError(code: ErrorCode, message: Told): StoredError {
  return { code, message: message.detail, ...reasonFields(message) };
}

/** Returns the message of a stored error. Reasons of other releases may be unknown. */
export function retold({ message, reason, values }: StoredError): Told {
  const isKnown = reason !== undefined && Object.hasOwn(words, reason);
  return { detail: message, reason: isKnown ? (reason as ErrorReason) : null, values: values ?? {} };
}
