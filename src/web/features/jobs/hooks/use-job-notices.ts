import { useEffect, useRef } from 'react';
import { jobsPerPage, type PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { useSetUnfinished, useUnfinished } from '../api/unfinished.ts';
import { endedSince, hasUnfinished } from '../job-list.ts';
import { jobReason } from '../job-words.ts';
import { useLiveJobs } from './use-live-jobs.ts';

/** Tells of jobs that end while the user is elsewhere in the app. Nothing is followed while nothing is under way. */
export function useJobNotices({
  isWanted,
  onOpen,
}: {
  /** False where the list itself is on screen, and while nobody is signed in. */
  readonly isWanted: boolean;
  readonly onOpen: () => void;
}): void {
  const isUnderWay = useUnfinished(isWanted).data ?? false;
  const setUnfinished = useSetUnfinished();
  const { list } = useLiveJobs(jobsPerPage, isWanted && isUnderWay);
  const before = useRef<readonly PdfJobView[]>([]);
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    if (!list || !isWanted) {
      before.current = [];
      return;
    }
    for (const job of endedSince(before.current, list.jobs)) tell(job, () => open.current());
    before.current = list.jobs;
    if (!hasUnfinished(list.jobs)) setUnfinished(false);
  }, [list, isWanted, setUnfinished]);
}

function tell(job: PdfJobView, onAct: () => void): void {
  const action = { label: 'Open jobs', onAct };
  if (job.status === 'completed')
    showToast({ title: 'Job completed', text: job.title || 'Its file is ready.', action });
  if (job.status === 'failed') showErrorToast({ title: 'Job failed', text: jobReason(job).head, action });
}
