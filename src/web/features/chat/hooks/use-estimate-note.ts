import { useMemo } from 'react';
import type { RunMode } from '../../../../contract/run-choices.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { useRunEstimate } from '../api/run-costs.ts';
import { canSend } from '../prompt-rules.ts';
import { estimateInWords } from '../run-costs.ts';

const settledAfterMs = 600;

interface Unsent {
  readonly text: string;
  /** Null if there is nothing to estimate: the built-in composer is free. */
  readonly modelAlias: string | null;
  readonly mode: RunMode;
  readonly sessionId: string | null;
  readonly documentId: string | null;
}

/** Describes the estimated cost of the draft; null while unknown. */
export function useEstimateNote({ text, modelAlias, mode, sessionId, documentId }: Unsent): string | null {
  const settled = useSettled(text.trim(), settledAfterMs);
  const request = useMemo(
    () =>
      modelAlias !== null && canSend(settled)
        ? {
            messages: [{ role: 'user' as const, content: settled }],
            model_alias: modelAlias,
            mode,
            session_id: sessionId,
            document_id: documentId,
          }
        : null,
    [settled, modelAlias, mode, sessionId, documentId],
  );
  const { data } = useRunEstimate(request);
  return data && text.trim() === settled ? estimateInWords(data) : null;
}
