import { useState } from 'react';
import type { HistoryEntry } from '../../../../contract/run-costs.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { inAList } from '../../../lib/in-a-list.ts';
import { language } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { counted, words } from '../../../lib/words.ts';
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
  const t = words('turns');
  const { data, error } = useSessionHistory(sessionId);
  const [fault, setFault] = useState<unknown>(null);

  function download(): void {
    setFault(null);
    fetchHistoryTable(sessionId).then((table) => saveFile(table, 'octavo-history.csv'), setFault);
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('chat').history} description={t.historyText}>
      <Failure error={error ?? fault} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <ol className="grid" aria-label={words('chat').prompts}>
            {data.entries.map((entry) => (
              <Entry key={entry.run_id} entry={entry} blockNames={blockNames} />
            ))}
          </ol>
          <p className="num mt-4 flex flex-wrap justify-between gap-x-4 border-t border-line-strong pt-3 font-semibold">
            <span>{t.historyTotal}</span>
            <span>{costsInWords(data.total)}</span>
          </p>
        </>
      )}
      <p className="mt-5 flex flex-wrap justify-end gap-2">
        <Button disabled={!data} onClick={download}>
          {t.historyDownload}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      </p>
    </Dialog>
  );
}

const momentOf = (time: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
/** Maximum number of blocks listed by name; more are counted. */
const mostNamed = 4;

function changeInWords(entry: HistoryEntry, names: SessionHistoryProps['blockNames']): string {
  const t = words('turns');
  const { version, changed_block_ids: ids } = entry;
  if (version === null) return t.historyNothing;
  if (ids.length === 0) return t.historyDesign(version);
  if (ids.length > mostNamed) return t.historyBlocks(version, counted(t.historyBlocksCount, ids.length));
  return t.historyNamed(version, inAList(ids.map((id) => names.get(id) ?? id)));
}

/** Returns the name of a status; undefined for a completed run. */
function statusOf(status: string): string | undefined {
  const t = words('turns');
  const names: Readonly<Record<string, string>> = {
    running: t.statusRunning,
    failed: t.statusFailed,
    cancelled: t.statusCancelled,
    interrupted: t.statusInterrupted,
  };
  return names[status];
}

/** Returns the name of a mode; undefined for the normal one. */
function modeOf(mode: string): string | undefined {
  const t = words('chat');
  const names: Readonly<Record<string, string>> = {
    quality: t.modeQuality,
    search: t.modeSearch,
    survey: t.modeSurvey,
  };
  return names[mode];
}

function Entry({
  entry,
  blockNames,
}: {
  readonly entry: HistoryEntry;
  readonly blockNames: SessionHistoryProps['blockNames'];
}) {
  const status = statusOf(entry.status);
  const mode = modeOf(entry.mode);
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="line-clamp-3 [overflow-wrap:anywhere]" dir="auto">
        {entry.prompt}
      </p>
      <p className="text-13 text-ink-2 [overflow-wrap:anywhere]">
        {changeInWords(entry, blockNames)} {status && <Badge>{status}</Badge>}
      </p>
      <p className="num text-12 text-ink-3 [overflow-wrap:anywhere]">
        {momentOf(entry.asked_at)} · {entry.asked_by} · {entry.model_alias}
        {mode && `, ${mode}`} · {costsInWords(entry)}
      </p>
    </li>
  );
}
