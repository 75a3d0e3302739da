import { useState } from 'react';
import type { HistoryEntry } from '../../../../contract/run-costs.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchHistoryTable, useSessionHistory } from '../api/run-costs.ts';
import { costsInWords } from '../run-costs.ts';

interface SessionHistoryProps {
  readonly sessionId: string;
  /** Display names of blocks, by id. */
  readonly blockNames: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

/** Prompts of this session, with user, changed blocks and cost. */
export function SessionHistory({ sessionId, blockNames, onClose }: SessionHistoryProps) {
  const { data, error } = useSessionHistory(sessionId);
  const [fault, setFault] = useState<unknown>(null);

  function download(): void {
    setFault(null);
    fetchHistoryTable(sessionId).then((table) => saveFile(table, 'octavo-history.csv'), setFault);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="History and costs"
      description="Every prompt in this session: who asked, what changed, and what it cost."
    >
      <Failure error={error ?? fault} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <ol className="grid" aria-label="Prompts">
            {data.entries.map((entry) => (
              <Entry key={entry.run_id} entry={entry} blockNames={blockNames} />
            ))}
          </ol>
          <p className="num mt-4 flex flex-wrap justify-between gap-x-4 border-t border-line-strong pt-3 font-semibold">
            <span>Total</span>
            <span>{costsInWords(data.total)}</span>
          </p>
        </>
      )}
      <p className="mt-5 flex flex-wrap justify-end gap-2">
        <Button disabled={!data} onClick={download}>
          Download CSV
        </Button>
        <Button kind="primary" onClick={onClose}>
          Close
        </Button>
      </p>
    </Dialog>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** Maximum number of blocks listed by name; more are counted. */
const mostNamed = 4;

function changeInWords(entry: HistoryEntry, names: SessionHistoryProps['blockNames']): string {
  const { version, changed_block_ids: ids } = entry;
  if (version === null) return 'Changed nothing';
  if (ids.length === 0) return `Version ${version}, page design`;
  if (ids.length > mostNamed) return `Version ${version}, ${ids.length} blocks`;
  return `Version ${version}: ${ids.map((id) => names.get(id) ?? id).join(', ')}`;
}

const statusWords: Readonly<Record<string, string>> = {
  running: 'Running',
  failed: 'Failed',
  cancelled: 'Stopped',
  interrupted: 'Interrupted',
};

function Entry({
  entry,
  blockNames,
}: {
  readonly entry: HistoryEntry;
  readonly blockNames: SessionHistoryProps['blockNames'];
}) {
  const status = statusWords[entry.status];
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="line-clamp-3 [overflow-wrap:anywhere]" dir="auto">
        {entry.prompt}
      </p>
      <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
        {changeInWords(entry, blockNames)} {status && <Badge>{status}</Badge>}
      </p>
      <p className="num text-12 text-ink-3 [overflow-wrap:anywhere]">
        {moment.format(new Date(entry.asked_at))} · {entry.asked_by} · {entry.model_alias}
        {entry.mode === 'normal' ? '' : `, ${entry.mode}`} · {costsInWords(entry)}
      </p>
    </li>
  );
}
