import { words } from '../../../words/en/findings.ts';
import { fillMessage } from '../../../words/fill-message.ts';
import { sourceLanguage } from '../../../words/languages.ts';
import type { MeasuredFinding, UnwordedFinding } from './measured-finding.ts';

/** Writes a finding's English message, and completes its values for other languages. */
export function wordFinding(finding: UnwordedFinding): MeasuredFinding {
  const { reason, page, name } = finding;
  const values = { ...finding.values, page, name };
  return { ...finding, values, message: fillMessage(sourceLanguage, words[reason], values) };
}
