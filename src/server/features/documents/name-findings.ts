import type { CheckFinding } from '../../../contract/chat-events.ts';
import { findingId, readFindingId } from '../../../domain/document/findings/finding-id.ts';
import { intendedFindings } from '../../../domain/document/findings/intended-findings.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { words } from '../../../words/en/findings.ts';
import type { MeasuredFinding } from '../../rendering/checks/measured-finding.ts';
import { askToFix } from './ask-to-fix.ts';

/** A finding as reported, with its measurement. */
export interface NamedFinding {
  readonly told: CheckFinding;
  readonly measured: MeasuredFinding;
  readonly pageId: string;
}

/** Returns what the automatic fix of a kind of finding does; null if the text has to be rewritten. */
function repairOf(kind: CheckFinding['class']): string | null {
  const key = `fix_${kind}`;
  return isFix(key) ? words[key] : null;
}

const isFix = (key: string): key is Extract<keyof typeof words, `fix_${string}`> => Object.hasOwn(words, key);

/** Adds ids and fixes to findings, and marks those that the user intended. */
export function nameFindings(
  articleHtml: string,
  measured: readonly MeasuredFinding[],
): readonly NamedFinding[] {
  const { pages } = readArticle(articleHtml);
  const intended = intendedFindings(articleHtml);
  return measured.map((finding) => {
    const { class: kind, severity, page, block_id, message, reason, values, subject } = finding;
    const pageId = pages[page - 1]?.id ?? '';
    const ownerId = block_id ?? pageId;
    const id = findingId({ class: kind, ownerId, subject });
    const repair = repairOf(kind);
    const fix =
      repair === null
        ? ({ kind: 'ask', ...askToFix(finding) } as const)
        : ({ kind: 'repair', words: repair } as const);
    const mark = readFindingId(id)?.mark ?? '';
    const is_intended = intended.get(ownerId)?.has(mark) ?? false;
    return {
      told: { id, class: kind, severity, page, block_id, message, reason, values, fix, is_intended },
      measured: finding,
      pageId,
    };
  });
}

/** Returns whether all remaining faults are intended. */
export function isPassed(findings: readonly CheckFinding[]): boolean {
  return findings.every(({ severity, is_intended }) => severity !== 'fault' || is_intended);
}
