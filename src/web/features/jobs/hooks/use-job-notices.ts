import { useEffect, useRef } from 'react';
import { jobsPerPage, type PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { errorAreas, serverAreas } from '../../../lib/server-areas.ts';
import { loadWords, words } from '../../../lib/words.ts';
import { useUnfinished } from '../api/unfinished.ts';
import { endedOf, unfinishedIds } from '../job-list.ts';
import { jobReason } from '../job-words.ts';
import { useLiveJobs } from './use-live-jobs.ts';

/** Shows toasts for jobs that finish elsewhere in the app. No stream is open while no job is unfinished. */
export function useJobNotices(onOpen: () => void): void {
  const { ids: waitedFor, setIds } = useUnfinished();
  const { list } = useLiveJobs(jobsPerPage, waitedFor.length > 0);
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    if (!list) return;
    const ended = endedOf(waitedFor, list.jobs);
    if (ended.length > 0)
      void loadWords('jobs', ...serverAreas(), ...errorAreas()).then(() => {
        for (const job of ended) tell(job, () => open.current());
      });
    const endedIds = ended.map(({ job_id }) => job_id);
    // A job that just started may be missing in the list, but is still followed.
    const underWay = new Set([...waitedFor, ...unfinishedIds(list.jobs)]);
    const left = [...underWay].filter((id) => !endedIds.includes(id));
    if (left.join() !== waitedFor.join()) setIds(left);
  }, [list, waitedFor, setIds]);
}

function tell(job: PdfJobView, onAct: () => void): void {
  const t = words('jobs');
  const action = { label: t.openJobs, onAct };
  if (job.status === 'completed')
    showToast({ title: t.jobCompleted, text: job.title || t.fileReady, action });
  if (job.status === 'failed') showErrorToast({ title: t.jobFailed, text: jobReason(job).head, action });
}
