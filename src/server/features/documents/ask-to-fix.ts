import type { CheckFinding } from '../../../contract/chat-events.ts';
import { words } from '../../../words/en/findings.ts';
import { fillMessage, type MessageValues } from '../../../words/fill-message.ts';
import { sourceLanguage } from '../../../words/languages.ts';
import type { MeasuredFinding } from '../../rendering/checks/measured-finding.ts';

const longestSubject = 60;

/** A prompt for the chat that fixes a finding, in English, and what the interface needs to translate it. */
export interface AskedFix {
  readonly words: string;
  readonly reason: Extract<keyof typeof words, `ask_${string}`>;
  readonly values: MessageValues;
}

/** Returns the message of a finding's prompt; some kinds have a second one for a special case. */
function reasonOf(kind: CheckFinding['class'], subject: string): AskedFix['reason'] {
  if (kind === 'ornament' && subject === 'fragment') return 'ask_ornament_fragment';
  if (kind === 'empty_area' && subject === 'last page') return 'ask_empty_area_last';
  if (kind === 'sliver' && (subject === 'line' || subject === 'row')) return 'ask_sliver_lone';
  return `ask_${kind}`;
}

/** Returns the prompt that asks to fix a finding. Its place is the value `name`, empty for a whole page. */
export function askToFix(
  finding: Pick<MeasuredFinding, 'class' | 'block_id' | 'name' | 'page' | 'subject'>,
): AskedFix {
  const { page } = finding;
  const name = finding.block_id === null ? '' : finding.name;
  const subject = finding.subject.slice(0, longestSubject);
  const reason = reasonOf(finding.class, subject);
  const values = { name, page, subject };
  const where = fillMessage(sourceLanguage, words[name === '' ? 'where_page' : 'where_block'], values);
  return { words: fillMessage(sourceLanguage, words[reason], { ...values, where }), reason, values };
}
