import { useState } from 'react';
import type { CheckFinding } from '../../../contract/chat-events.ts';
import { showErrorToast } from '../../components/ui/toast.tsx';
import { useFixFinding, useIntendFinding } from '../../features/page/api/findings.ts';
import type { FindingActions } from '../../features/page/components/finding-row.tsx';
import { askWords } from '../../features/page/finding-words.ts';
import { describeError } from '../../lib/call-error.ts';
import { words } from '../../lib/words.ts';
import type { Workspace } from './use-workspace.ts';

/** Actions for check findings: fix by rule, fix by chat, or mark as intended. */
export function useFindingActions(workspace: Workspace): FindingActions {
  const { page, dispatchPage, isRunning, sendAbout } = workspace;
  const { documentId, version } = page;
  const fix = useFixFinding();
  const intend = useIntendFinding();
  const [busyId, setBusyId] = useState<string | null>(null);
  const isReady = documentId !== null && version !== null && !isRunning;

  const settled = {
    onError: (error: unknown) =>
      showErrorToast({ title: words('editing').unchanged, text: describeError(error) }),
    onSettled: () => setBusyId(null),
  };

  function ask(prompt: string, finding: CheckFinding): void {
    const { block_id: id } = finding;
    sendAbout(prompt, id === null ? [] : [{ id, name: /"([^"]+)"/.exec(finding.message)?.[1] ?? id }]);
  }

  function onFix(finding: CheckFinding): void {
    if (documentId === null || version === null) return;
    if (finding.fix?.kind === 'ask') {
      ask(askWords(finding.fix), finding);
      return;
    }
    setBusyId(finding.id);
    fix.mutate(
      { documentId, version, findingId: finding.id },
      {
        ...settled,
        onSuccess: (answer) => {
          if (answer.outcome === 'fixed') dispatchPage({ type: 'loaded', document: answer.document });
          else ask(askWords({ ...answer, words: answer.prompt }), finding);
        },
      },
    );
  }

  function onIntend(finding: CheckFinding, isIntended: boolean): void {
    if (documentId === null || version === null) return;
    setBusyId(finding.id);
    intend.mutate(
      { documentId, version, findingId: finding.id, isIntended },
      { ...settled, onSuccess: (document) => dispatchPage({ type: 'loaded', document }) },
    );
  }

  return { onFix: isReady ? onFix : null, onIntend: isReady ? onIntend : null, busyId };
}
