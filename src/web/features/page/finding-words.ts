import type { CheckFinding } from '../../../contract/chat-events.ts';
import { serverWords } from '../../lib/error-words.ts';

/** Returns the message of a finding in the user's language; in English if it is from before reasons existed. */
export const findingWords = ({ message, reason, values }: CheckFinding): string =>
  serverWords('findings', reason, values) ?? message;

/** Returns what the automatic fix of a finding does. */
export const fixWords = ({ class: kind, fix }: CheckFinding): string =>
  serverWords('findings', `fix_${kind}`) ?? fix?.words ?? '';
