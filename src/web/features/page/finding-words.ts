import type { CheckFinding, ChecksReport } from '../../../contract/chat-events.ts';
import { serverWords } from '../../lib/error-words.ts';

/** Returns the message of a finding in the user's language; in English if it is from before reasons existed. */
export const findingWords = ({ message, reason, values }: CheckFinding): string =>
  serverWords('findings', reason, values) ?? message;

/** Returns what the automatic fix of a finding does. */
export const fixWords = ({ class: kind, fix }: CheckFinding): string =>
  serverWords('findings', `fix_${kind}`) ?? fix?.words ?? '';

type AskedFix = Pick<NonNullable<CheckFinding['fix']>, 'words' | 'reason' | 'values'>;

/** Returns the prompt that asks to fix a finding in the chat. */
export function askWords({ words, reason, values }: AskedFix): string {
  const where = serverWords('findings', values?.name === '' ? 'where_page' : 'where_block', values) ?? '';
  return serverWords('findings', reason, { ...values, where }) ?? words;
}

/** Returns what was done to make the content fit. */
export const repairWords = ({ repairs, repair_reasons: told = [] }: ChecksReport): string[] =>
  repairs.map((repair, at) => serverWords('findings', told[at]?.reason, told[at]?.values) ?? repair);
