import type { UnwordedFinding } from './measured-finding.ts';

/**
 * Returns at most 100 findings of a class on a page and 500 in all, in page order, faults before warnings
 * where some are left out. A long document with one fault in its style has it in every line: nobody reads
 * 57,000 findings, and they take 18 MB. Runs in the page too: see ../in-page/call-in-page.ts.
 */
export function limitFindings(findings: readonly UnwordedFinding[]): UnwordedFinding[] {
  const mostOfKind = 100;
  const most = 500;
  const counts = new Map<string, number>();
  const few = findings.filter((finding) => {
    const kind = `${finding.page} ${finding.class} ${finding.severity}`;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfKind;
  });
  const isFault = ({ severity }: UnwordedFinding): boolean => severity === 'fault';
  const kept = new Set(
    [...few.filter(isFault), ...few.filter((finding) => !isFault(finding))].slice(0, most),
  );
  return few.filter((finding) => kept.has(finding)).sort((a, b) => a.page - b.page);
}
